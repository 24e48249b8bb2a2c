import { bug } from '@starboard/kernel'
import type { Deed } from '../rules/actions.ts'
import type { Card, CardId } from '../rules/deal/card.ts'
import { firstTurnOf } from '../rules/phases.ts'
import type { Placed } from '../rules/state.ts'
import type { OwnCards } from '../rules/view.ts'
import type { Action, Phase } from '../rules/vocabulary.ts'
import { actionsOf, cardsFor, dearestLast, halfFor } from './cards.ts'
import type { Line } from './situation.ts'

/** The next thing to do with my cards so that the board shows a line; null: it does. */
export function towards(own: OwnCards, phase: Phase, line: Line): Deed | null {
  const first = firstTurnOf(phase)
  const wanted = cardsOnto(own, first, line)
  for (const [place, cards] of wanted.entries()) {
    const deed = fillSlot(own, { turn: first + place, open: first }, cards)
    if (deed !== null) return deed
  }
  return null
}

interface Wanted {
  readonly card: CardId
  readonly action: Action
}

/** Which card shows what in each slot: those that lie right stay if the others are enough for the rest. */
function cardsOnto(own: OwnCards, first: number, line: Line): readonly (readonly Wanted[])[] {
  const lying = line.map((_, place) => own.board[first + place - 1] ?? [])
  const all = dearestLast<Card>([...own.hand, ...lying.flat()], ({ face }) => face)
  const kept = line.map((slot, place) => keptIn(actionsOf([slot]), lying[place] ?? []))
  const stays = new Set(kept.flat())
  const free = all.filter(({ id }) => !stays.has(id))
  return assigned(line, kept, free) ?? assigned(line, [], all) ?? line.map(() => [])
}

type Kept = readonly (CardId | undefined)[]

/** For each action of a slot the card there that can show it. */
function keptIn(actions: readonly Action[], lying: readonly Placed[]): Kept {
  const left = [...lying]
  return actions.map((action) => {
    const at = left.findIndex(({ face }) => halfFor(face, action) !== null)
    return at === -1 ? undefined : left.splice(at, 1)[0]?.id
  })
}

/** Null: there are not enough cards. */
function assigned(line: Line, kept: readonly Kept[], free: readonly Card[]): readonly (readonly Wanted[])[] | null {
  const missing = line.flatMap((slot, place) =>
    actionsOf([slot]).filter((_, part) => kept[place]?.[part] === undefined),
  )
  const places = cardsFor(
    free.map(({ face }) => face),
    missing,
  )
  const ids = places?.map((at) => free[at]?.id)
  return ids === undefined
    ? null
    : line.map((slot, place) =>
        actionsOf([slot]).map((action, part) => {
          const card = kept[place]?.[part] ?? ids.shift()
          return { action, card: card ?? bug('There are too few cards.') }
        }),
      )
}

/** A slot of the open phase, and the first one of it. */
interface Spot {
  readonly turn: number
  readonly open: number
}

function fillSlot(own: OwnCards, { turn, open }: Spot, wanted: readonly Wanted[]): Deed | null {
  const lying = own.board[turn - 1] ?? []
  const { version } = own
  const [first, second] = wanted
  if (first === undefined) return lying.length === 0 ? null : { kind: 'takeBack', turn, version }
  const isWrong = lying[0]?.id !== first.card || (lying.length > 1 && lying[1]?.id !== second?.card)
  if (isWrong) return bring(own, turn, first)
  const turned = wanted.find(({ card, action }) =>
    lying.some((one) => one.id === card && one.face[one.half] !== action),
  )
  if (turned !== undefined) return { kind: 'turnCard', turn, card: turned.card, version }
  if (second === undefined || lying.length > 1) return null
  // SA-11.2: one slot of a phase.
  const other = own.board.findIndex((slot, place) => place + 1 >= open && place + 1 !== turn && slot.length > 1)
  if (other !== -1) return { kind: 'takeBack', turn: other + 1, version }
  const card = own.hand.find(({ id }) => id === second.card)
  const from = turnOf(own, second.card)
  if (card === undefined) return from === null ? null : { kind: 'takeBack', turn: from, version }
  return { kind: 'placeSecondCard', turn, card: card.id, half: shown(card, second.action), order: 'second', version }
}

/** From the hand, or from another slot. */
function bring(own: OwnCards, turn: number, { card: id, action }: Wanted): Deed {
  const { version } = own
  const card = own.hand.find((one) => one.id === id)
  if (card !== undefined) return { kind: 'placeCard', turn, card: id, half: shown(card, action), version }
  const from = turnOf(own, id) ?? bug(`Card ${id} is nowhere.`)
  const isAlone = own.board[from - 1]?.length === 1 && (own.board[turn - 1]?.length ?? 0) < 2
  return isAlone && from !== turn
    ? { kind: 'moveCard', from, to: turn, version }
    : { kind: 'takeBack', turn: from, version }
}

const shown = ({ face }: Card, action: Action) => halfFor(face, action) ?? bug(`No card shows ${action}.`)

function turnOf({ board }: OwnCards, id: CardId): number | null {
  const place = board.findIndex((slot) => slot.some((card) => card.id === id))
  return place === -1 ? null : place + 1
}
