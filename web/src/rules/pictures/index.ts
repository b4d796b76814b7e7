/** The drawing for each word that stands as .picture in the rules. */
import type { Component } from 'svelte'
import Actions from './Actions.svelte'
import Attack from './Attack.svelte'
import Beginning from './Beginning.svelte'
import Board from './Board.svelte'
import Buy from './Buy.svelte'
import Cards from './Cards.svelte'
import Crowns from './Crowns.svelte'
import Dragon from './Dragon.svelte'
import End from './End.svelte'
import Kingdom from './Kingdom.svelte'
import Line from './Line.svelte'
import Order from './Order.svelte'
import Placing from './Placing.svelte'
import Players from './Players.svelte'
import PointsOfCards from './PointsOfCards.svelte'
import Queen from './Queen.svelte'
import Scoring from './Scoring.svelte'
import Shuffle from './Shuffle.svelte'
import Steps from './Steps.svelte'
import Supply from './Supply.svelte'
import Taxes from './Taxes.svelte'
import Teams from './Teams.svelte'
import Town from './Town.svelte'
import Trash from './Trash.svelte'
import Turn from './Turn.svelte'
import Words from './Words.svelte'

export const pictures: Record<string, Component> = {
  actions: Actions, attack: Attack, beginning: Beginning, board: Board, buy: Buy, cards: Cards, crowns: Crowns,
  dragon: Dragon, end: End, kingdom: Kingdom, line: Line, order: Order, placing: Placing, players: Players,
  points: PointsOfCards, queen: Queen, scoring: Scoring, shuffle: Shuffle, steps: Steps, supply: Supply,
  taxes: Taxes, teams: Teams, town: Town, trash: Trash, turn: Turn, words: Words,
}
