import { bug } from '@starboard/kernel'
import type { Happening } from '../happening.ts'
import type { Mission } from '../mission.ts'
import { resolve } from '../resolution/resolve.ts'
import type { Action, Slot, Zone } from '../vocabulary.ts'

/** A card of a plan: the turn it was planned for, from 1, and which of the cards there. */
interface PlannedCard {
  readonly turn: number
  readonly part: number
}

/** What everybody has seen of the plans by some moment of the resolution. */
export interface FollowedCards {
  /** By place in the acting order and turn: which cards lie there now. */
  readonly lying: readonly (readonly (readonly PlannedCard[])[])[]
  /** By place: cards that were played or lost. */
  readonly shown: readonly (readonly PlannedCard[])[]
  /** By place: cards that were tripped over, with the half that was played instead. */
  readonly tripped: readonly { readonly place: number; readonly card: PlannedCard; readonly action: Action }[]
  /** Tiles that were turned up. */
  readonly turned: Readonly<Partial<Record<Zone, number>>>
  readonly knockedOut: readonly number[]
}

interface Following {
  readonly boards: PlannedCard[][][]
  readonly shown: PlannedCard[][]
  readonly tripped: { place: number; card: PlannedCard; action: Action }[]
  readonly turned: Partial<Record<Zone, number>>
  readonly knockedOut: number[]
}

/**
 * Follows every card through delays up to the end of a turn. Happenings name actions, not cards; this says which card of
 * whose plan each of them is, so that faces become known one by one.
 */
export function followCards(mission: Mission, upTo: number): FollowedCards {
  const following: Following = {
    boards: mission.crew.map(({ actions }) =>
      Array.from({ length: mission.turns }, (_, place) => cardsIn(actions, place)),
    ),
    shown: mission.crew.map(() => []),
    tripped: [],
    turned: {},
    knockedOut: [],
  }
  resolve(mission, (happening) => {
    if (happening.turn <= upTo) follow(following, happening)
  })
  const { boards, ...rest } = following
  return { lying: boards, ...rest }
}

function cardsIn(actions: readonly Slot[], place: number): PlannedCard[] {
  const slot = actions[place] ?? null
  const count = slot === null ? 0 : typeof slot === 'string' ? 1 : 2
  return Array.from({ length: count }, (_, part) => ({ turn: place + 1, part }))
}

function follow(following: Following, happening: Happening): void {
  if (happening.kind === 'cardPlayed') play(following, happening)
  else if (happening.kind === 'delayed') delay(following, happening)
  else if (happening.kind === 'tripped') trip(following, happening)
  else if (happening.kind === 'tileTurned')
    following.turned[happening.zone] = (following.turned[happening.zone] ?? 0) + 1
  else if (happening.kind === 'crewKnockedOut') following.knockedOut.push(happening.crew)
}

type Of<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>

const boardOf = ({ boards }: Following, crew: number): PlannedCard[][] =>
  boards[crew] ?? bug(`There is no crew member ${crew}.`)

function play(following: Following, { crew, turn, part }: Of<'cardPlayed'>): void {
  const card = boardOf(following, crew)[turn - 1]?.[part === 2 ? 1 : 0]
  if (card !== undefined) following.shown[crew]?.push(card)
}

function trip(following: Following, { crew, turn, played }: Of<'tripped'>): void {
  const card = boardOf(following, crew)[turn - 1]?.[0]
  if (card !== undefined) following.tripped.push({ place: crew, card, action: played })
}

/** SA-4.10, SA-11.2: the same as the resolution does with actions, done with cards. */
function delay(following: Following, { crew, turn, from, put, to }: Of<'delayed'>): void {
  const slots = boardOf(following, crew)
  const placed = put === null ? [] : (slots[turn - 1]?.splice(1) ?? [])
  const isOnBoard = from <= slots.length
  if (to === null) following.shown[crew]?.push(...(isOnBoard ? (slots.pop() ?? []) : placed))
  else slots.splice(to - 1, 1)
  if (isOnBoard) slots.splice(from - 1, 0, placed)
}
