import { bug, type Refusal, refuse, takeAt } from '@starboard/kernel'
import { byRank, CARDS, type CardId, isCard } from '../rules/cards/catalogue.ts'
import type { State } from '../rules/state.ts'
import type { Level } from '../rules/vocabulary.ts'

/** A position that cannot be laid out: thrown inside, given back as a refusal. */
export class Impossible extends Error {}

export const impossible = (text: string): never => {
  throw new Impossible(text)
}

export const refusalOf = (text: string): Refusal => refuse('impossible-position', 'scenario', text)

/** All cards of a match, taken up from wherever the set-up put them. */
export function takeUp(s: State): CardId[] {
  const pool = [...s.piles.flatMap(({ draw, discard }) => [...draw, ...discard]), ...s.removed]
  for (const player of s.players) pool.push(...player.hand.splice(0))
  for (const pile of s.piles) Object.assign(pile, { draw: [], discard: [] })
  s.removed = []
  return pool.sort(byRank)
}

/** One card by its id, its design or its name, at home in this deck if it can be. */
export function takeCard(pool: CardId[], wanted: string, level: Level): CardId {
  const named = CARDS.filter(({ id, design, name }) => id === wanted || design === wanted || name === wanted)
  if (named.length === 0) impossible(`There is no card called ${wanted}.`)
  const homes = named.toSorted((one, other) => Math.abs(one.home - level) - Math.abs(other.home - level))
  const card = homes.find(({ id }) => pool.includes(id))?.id ?? impossible(`There is no ${wanted} left.`)
  takeAt(pool, pool.indexOf(card))
  return card
}

export function idOf(wanted: string, level: Level = 1): CardId {
  if (isCard(wanted)) return wanted
  const named = CARDS.filter(({ design, name }) => design === wanted || name === wanted)
  const [best] = named.toSorted((one, other) => Math.abs(one.home - level) - Math.abs(other.home - level))
  return best?.id ?? bug(`There is no card called ${wanted}.`)
}
