/** The pages by their address, with or without a slash at its end; each is loaded when it is first needed. */
import type { Component } from 'svelte'
import { begin } from './table/opening'

export type Page = Component<Record<string, string>>

type Params = Record<string, string>

interface Found {
  key: string // the same for the same page, whatever step of a replay it shows
  load: () => Promise<{ default: unknown }>
  /** Asks for what the page shows before the page is there, and waits until there is something to see. */
  prepare?: (params: Params) => Promise<void>
  params: Params
}

const pages: [RegExp, Found['load'], Found['prepare']?][] = [
  [/^\/$/, () => import('./start/Start.svelte')],
  [/^\/new\/?$/, () => import('./start/NewTable.svelte')],
  [/^\/replays\/?$/, () => import('./start/Replays.svelte')],
  [/^\/cards\/?$/, () => import('./rules/AllCards.svelte')],
  [/^\/me\/?$/, () => import('./me/Me.svelte')],
  [/^\/player\/(?<name>[^/]+)\/?$/, () => import('./me/Player.svelte')],
  [/^\/players\/?$/, () => import('./me/Player.svelte')],
  [/^\/lab\/?$/, () => import('./lab/Lab.svelte')],
  [/^\/rules(?:\/(?<game>\w+))?\/?$/, () => import('./rules/Rules.svelte')],
  [/^\/table\/(?<id>[\w-]+)\/?$/, () => import('./table/Table.svelte'), begin],
  [/^\/table\/(?<id>[\w-]+)\/review(?:\/(?<seat>\d))?\/?$/, () => import('./expert/Review.svelte')],
  [/^\/table\/(?<id>[\w-]+)\/replay(?:\/(?<step>\d+))?\/?$/, () => import('./replay/Replay.svelte')],
]

export function pageAt(path: string): Found | undefined {
  for (const [pattern, load, prepare] of pages) {
    const match = pattern.exec(path)
    if (match) {
      const given = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined)
      const params = Object.fromEntries(given)
      return { key: `${pattern} ${params.id ?? ''}`, load, prepare, params }
    }
  }
  return undefined
}
