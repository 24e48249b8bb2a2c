import { type Seat, seatOf } from '@starboard/kernel'
import { type CardId, factsOf, nameOf } from '../../rules/cards/catalogue.ts'
import { PART_NAMES } from '../../rules/names.ts'
import { partStrength } from '../../rules/rocket.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { PART_KINDS, type PartKind } from '../../rules/vocabulary.ts'
import type { Dim } from './dims.ts'
import { partOf } from './rocket.ts'

/** Whose things are spoken of. */
interface About {
  readonly owner: SeenPlayer | null
  readonly card: CardId | null
  name(seat: Seat): string
}

/** What a button for one answer says. */
interface Said {
  readonly text: string
  readonly under?: string
}

const isKind = (value: string): value is PartKind => PART_KINDS.some((kind) => kind === value)

const SAID: Readonly<Record<Dim, (value: string, about: About) => Said>> = {
  target: seatSaid,
  second: seatSaid,
  victim: seatSaid,
  replaces: (value) => (isKind(value) ? { text: `Replace ${PART_NAMES[value]}` } : { text: 'In the free slot' }),
  part: (value, about) => (isKind(value) ? partSaid(value, about) : { text: 'A rover' }),
  place: placeSaid,
  faceDown: (value) =>
    value === 'true'
      ? { text: 'Face down', under: 'nobody else sees it' }
      : { text: 'Face up', under: 'everybody sees it' },
}

export const sayValue = (dim: Dim, value: string, about: About): Said => SAID[dim](value, about)

function seatSaid(value: string, { name }: About): Said {
  return value === 'none' ? { text: 'Nobody else' } : { text: name(seatOf(Number(value))) }
}

function partSaid(kind: PartKind, { owner }: About): Said {
  const part = owner === null ? null : partOf(owner, kind)
  return part === null
    ? { text: PART_NAMES[kind] }
    : { text: nameOf(part.card), under: `strength ${partStrength(part)}` }
}

/** A generator or a rover, by its place in the yard. */
function placeSaid(value: string, { owner, card }: About): Said {
  if (value === 'none') return { text: 'A part of the rocket' }
  const place = Number(value)
  const effect = card === null ? null : factsOf(card).effect.kind
  const list = effect === 'takeGenerator' || effect === 'dust' ? owner?.generators : owner?.rovers
  const thing = list?.[place]
  if (thing === undefined) return { text: `Number ${place + 1}` }
  const isBroken = 'broken' in thing && thing.broken
  return { text: nameOf(thing.card), ...(isBroken && { under: 'broken' }) }
}

const ASKS: Readonly<Record<Dim, string>> = {
  target: 'at whom?',
  second: 'and who is the other?',
  victim: 'whom is it meant for?',
  replaces: 'which slot?',
  part: 'which part?',
  place: 'which one?',
  faceDown: 'face up or face down?',
}

export const askWords = (dim: Dim): string => ASKS[dim]
