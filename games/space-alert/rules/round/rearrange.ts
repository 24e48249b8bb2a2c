import { type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { DeedOf } from '../actions.ts'
import type { Half } from '../deal/card.ts'
import { memberAt, type State } from '../state.ts'
import { checkOpen, checkVersion, clearSlot, openTurns, slotAt } from './board.ts'
import { counted } from './move.ts'

/** SA-2.5: to another slot of the open phase; what lies there takes its place. */
export const moveCard = counted<'moveCard'>({
  legal(s, seat) {
    const member = memberAt(s, seat)
    const turns = openTurns(member)
    return turns
      .filter((from) => slotAt(member, from).length > 0)
      .flatMap((from) =>
        turns
          .filter((to) => to !== from)
          .map((to) => ({ kind: 'moveCard' as const, from, to, version: member.version })),
      )
  },
  check(s, seat, { from, to, version }) {
    const problem = checkFilled(s, seat, from) ?? checkOpen(s, seat, to)
    if (problem !== null) return problem
    if (from === to) return refuse('same-slot', 'SA-2.5', `That card is in turn ${to} already.`)
    return checkVersion(s, seat, version)
  },
  apply(s, seat, { from, to }, ctx) {
    const member = memberAt(s, seat)
    const cards = slotAt(member, from)
    member.board[from - 1] = slotAt(member, to)
    member.board[to - 1] = cards
    member.version++
    ctx.emit({ kind: 'cardMoved', seat, from, to })
    return 'open'
  },
})

const OTHER: Readonly<Record<Half, Half>> = { move: 'action', action: 'move' }

/** SA-2.5: the other half up. */
export const turnCard = counted<'turnCard'>({
  legal(s, seat) {
    const member = memberAt(s, seat)
    const { version } = member
    return openTurns(member).flatMap((turn) =>
      slotAt(member, turn).map(({ id: card }) => ({ kind: 'turnCard' as const, turn, card, version })),
    )
  },
  check(s, seat, { turn, card, version }) {
    const problem = checkFilled(s, seat, turn)
    if (problem !== null) return problem
    const isThere = slotAt(memberAt(s, seat), turn).some(({ id }) => id === card)
    if (!isThere) return refuse('not-there', 'SA-2.5', `That card does not lie in turn ${turn}.`)
    return checkVersion(s, seat, version)
  },
  apply(s, seat, { turn, card }, ctx) {
    const member = memberAt(s, seat)
    const slot = slotAt(member, turn)
    const place = slot.findIndex(({ id }) => id === card)
    const turned = slot[place]
    if (turned !== undefined) slot[place] = { ...turned, half: OTHER[turned.half] }
    member.version++
    const order = slot.length === 1 ? 'only' : place === 0 ? 'first' : 'second'
    ctx.emit({ kind: 'cardTurned', seat, turn, half: slot[place]?.half ?? 'move', card, order })
    return 'open'
  },
})

/** SA-2.5: whatever lies in a slot goes back to the hand. */
export const takeBack = counted<'takeBack'>({
  legal(s, seat) {
    const member = memberAt(s, seat)
    return openTurns(member)
      .filter((turn) => slotAt(member, turn).length > 0)
      .map((turn) => ({ kind: 'takeBack' as const, turn, version: member.version }))
  },
  check: (s, seat, { turn, version }: DeedOf<'takeBack'>) =>
    checkFilled(s, seat, turn) ?? checkVersion(s, seat, version),
  apply(s, seat, { turn }, ctx) {
    const member = memberAt(s, seat)
    const cards = clearSlot(member, turn)
    member.version++
    ctx.emit({ kind: 'cardTakenBack', seat, turn, cards })
    return 'open'
  },
})

function checkFilled(s: State, seat: Seat, turn: number): Refusal | null {
  const problem = checkOpen(s, seat, turn)
  if (problem !== null) return problem
  return slotAt(memberAt(s, seat), turn).length > 0
    ? null
    : refuse('empty-slot', 'SA-2.5', `There is no card in turn ${turn}.`)
}
