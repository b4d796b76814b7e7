/** Dominoes and buildings as the server describes them; null until they have arrived. */
import { getTiles, patiently } from '../lib/api'
import type { BuildingFacts, Tiles } from '../wire'

let tiles = $state.raw<Tiles | null>(null)

export async function loadTiles(): Promise<void> {
  tiles ??= await patiently(getTiles)
}

export const tilesNow = (): Tiles | null => tiles

export const buildingOf = (all: Tiles, id: string): BuildingFacts => all.buildings.find((one) => one.id === id)!
