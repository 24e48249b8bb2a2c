import { type Refusal, refuse } from '@starboard/kernel'
import * as z from 'zod/mini'
import { type Card, type CardId, MARKET, STARTER } from './cards.ts'
import { ALIASES, EFFECTS, type Effect, JAM, KINDS, type Kind, REST, SKIP_EFFECT } from './effects.ts'

/** What a card file holds (section 7). */
export interface CardSet {
  readonly starter: readonly Card[]
  readonly market: readonly Card[]
  readonly ships: number
}

const MOST_KINDS = 80
const MOST_COPIES = 40
const MOST_COST = 20
const BOX_SHIPS = 16
/** What everybody owns goes to everybody after each turn. */
const MOST_STARTER = 60
const MOST_FOR_SALE = 400

/** Something to read: in one line, and not all of it invisible. */
const LINE = /^(?=.*[^\s\p{DI}\u2800])[^\p{C}\p{Zl}\p{Zp}]*$/u
/** Without blanks at the ends. */
const LABEL = /^\S(?:.*\S)?$/u
const label = z.string().check(z.maxLength(40), z.regex(LINE), z.regex(LABEL))

const entry = z.object({
  id: label,
  name: label,
  kind: z.string(),
  cost: z.nullable(z.int()),
  copies: z.int(),
  effectId: z.string(),
  effect: z.optional(z.string().check(z.maxLength(300), z.regex(LINE))),
})
type FileEntry = z.infer<typeof entry>

const NEEDS: Readonly<Record<keyof FileEntry, string>> = {
  id: 'an id of 1 to 40 readable letters',
  name: 'a name of 1 to 40 readable letters',
  kind: `a kind: ${KINDS.join(', ')} or ship`,
  cost: 'a cost: a whole number, or null for a starter card',
  copies: 'copies: a whole number',
  effectId: 'an effectId',
  effect: 'an effect of 1 to 300 readable letters in one line, or none',
}

/** SG-R25: a list in the card-file format. Cards without a cost are the starter deck; without any, the box's is used. */
export function readCardSet(text: string): CardSet | Refusal {
  const list = listOf(text)
  if (!Array.isArray(list)) return fault('The card set must be a list of cards in JSON.')
  if (list.length === 0 || list.length > MOST_KINDS)
    return fault(`A card set has 1 to ${MOST_KINDS} kinds of cards, not ${list.length}.`)
  const cards: Card[] = []
  let ships: number | null = null
  for (const [place, value] of list.entries()) {
    const read = z.safeParse(entry, value)
    if (!read.success) return fault(`Card ${place + 1} ${complaint(read.error.issues[0]?.path[0])}.`)
    if (read.data.kind === 'ship') {
      if (read.data.copies < 2 || read.data.copies > MOST_COPIES)
        return fault(`There must be 2 to ${MOST_COPIES} ship cards, not ${read.data.copies}.`)
      if (ships !== null) return fault('Only one entry may say how many ship cards there are.')
      ships = read.data.copies
      continue
    }
    const card = cardFrom(read.data)
    if ('rule' in card) return card
    if (cards.some(({ id }) => id === card.id)) return fault(`Two cards have the id ${card.id}.`)
    cards.push(card)
  }
  return setOf(
    cards.map((card) => ({ ...card, id: knownAs(card, cards) })),
    ships ?? BOX_SHIPS,
  )
}

const BOX_CARDS = [...STARTER, ...MARKET]

/** At the table a card of one's own goes by its name, so that log and orders can be read; by its id if that is not clear. */
function knownAs({ id, name }: Card, cards: readonly Card[]): CardId {
  const isOfBox = BOX_CARDS.some((card) => card.id === id || card.id === name)
  const isTaken = cards.some((other) => other.id !== id && (other.id === name || other.name === name))
  return isOfBox || isTaken ? id : name
}

/** The first thing that is wrong with an entry. */
const complaint = (member: PropertyKey | undefined): string =>
  member === undefined ? `must have ${Object.keys(NEEDS).join(', ')}` : `needs ${NEEDS[member as keyof FileEntry]}`

const copiesIn = (cards: readonly Card[]): number => cards.reduce((sum, { copies }) => sum + copies, 0)

function setOf(cards: readonly Card[], ships: number): CardSet | Refusal {
  const market = cards.filter(({ cost }) => cost !== null)
  const own = cards.filter(({ cost }) => cost === null)
  const starter = own.length > 0 ? own : STARTER
  if (market.length === 0) return fault('No card of the set is for sale.')
  if (copiesIn(starter) > MOST_STARTER)
    return fault(`A starter deck has at most ${MOST_STARTER} cards, not ${copiesIn(starter)}.`)
  if (copiesIn(market) > MOST_FOR_SALE)
    return fault(`At most ${MOST_FOR_SALE} cards are for sale, not ${copiesIn(market)}.`)
  const twice = market.find(({ id }) => starter.some((card) => card.id === id))
  if (twice !== undefined) return fault(`The id ${twice.id} belongs to a starter card.`)
  return { starter, market, ships }
}

function listOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function cardFrom({ id, name, kind, cost, copies, effectId, effect: text }: FileEntry): Card | Refusal {
  const known = KINDS.find((own) => own === kind)
  if (known === undefined) return fault(`${name}: there is no kind ${shown(kind)}; there are ${KINDS.join(', ')}.`)
  const effect = effectNamed(effectId, known)
  if (effect === null) return fault(`${name}: a ${known} cannot have the effect ${shown(effectId)}.`)
  if (cost !== null && (cost < 0 || cost > MOST_COST))
    return fault(`${name}: the cost must be 0 to ${MOST_COST} or null, not ${cost}.`)
  if (copies < 1 || copies > MOST_COPIES)
    return fault(`${name}: there must be 1 to ${MOST_COPIES} copies, not ${copies}.`)
  const printed = BOX_CARDS.find((card) => card.id === id)
  return printed === undefined || printed.name === name
    ? { id, name, cost, copies, effect, text: text ?? textOf(effect) }
    : fault(`${name}: ${id} is ${printed.name} in the box; give it another id.`)
}

/** What the box says of the same effect, for a card that says nothing itself. */
const textOf = (effect: Effect): string =>
  BOX_CARDS.find((card) => card.effect === effect)?.text ??
  (effect.kind === 'rocket' ? 'One opponent skips the next turn.' : 'Skip your next turn.')

function effectNamed(written: string, kind: Kind): Effect | null {
  const name = Object.hasOwn(ALIASES, written) ? ALIASES[written] : written
  if (name === SKIP_EFFECT) return kind === 'rocket' ? JAM : kind === 'special' ? REST : null
  const effect = name !== undefined && Object.hasOwn(EFFECTS, name) ? EFFECTS[name as keyof typeof EFFECTS] : null
  return effect !== null && effect.kind === kind ? effect : null
}

/** As much of it as a sentence can hold, and nothing that would turn it round. */
const shown = (written: string): string => JSON.stringify(written.slice(0, 40).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'))

const fault = (text: string): Refusal => refuse('bad-card-set', 'SG-R25', text)
