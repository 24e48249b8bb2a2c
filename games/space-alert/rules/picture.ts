import { type Picture, type PictureSteps, stepBy } from '@starboard/kernel'
import { lengthAt } from './clock.ts'
import type { SeenEvent } from './events.ts'
import {
  atTurn,
  bare,
  changed,
  type Placing,
  placedOutside,
  placedOwn,
  spent,
  withMember,
  withOutside,
  withOwn,
} from './picture-changes.ts'
import { CALLS_KEPT } from './round/call-out.ts'
import { openedTransfer } from './round/transfer.ts'
import type { SpaceAlert, Told } from './state.ts'
import type { SeenMember, View } from './view.ts'

/** How a view moves on with what is told. The resolution has a film of its own, made from the mission in the view. */
export const picture: Picture<SpaceAlert> = {
  step: (view, event) => stepBy(steps, view, event),
  exact({ agenda: _1, stage: _2, startsAt: _3, phases: _4, flight: _5, revealed: _6, carried, crew, ...told }) {
    const { squads: _squads, ...left } = carried
    const isPlanned = told.told.at(-1)?.event.type === 'mission-end'
    return { ...told, carried: left, crew: crew.map((member) => toldMember(member, isPlanned)) }
  },
}

/** Faces on open boards are not told, nor are those that everybody sees in the end. */
const toldMember = ({ own, open: _open, ...member }: SeenMember, isPlanned: boolean): object =>
  isPlanned || own === undefined ? member : { ...member, own }

const steps: PictureSteps<View, SeenEvent> = {
  holderChanged: (view, { seat, holder }) => withMember(view, seat, (member) => ({ ...member, holder })),
  clockStarted: (view, { at }) => ({ ...view, startsAt: at }),
  announced: (view, { told, threat }) =>
    afterAnnouncement(
      { ...view, told: [...view.told, told], threats: threat === null ? view.threats : [...view.threats, threat] },
      told,
    ),
  phaseOpened: (view, { seat, phase, count, cards }) =>
    withOwn(
      withOutside(view, seat, ({ hand, dealt, opened }) => ({
        hand: hand + count,
        dealt: dealt + count,
        opened: opened + 1,
        openPhase: phase,
      })),
      seat,
      ({ hand, dealt, opened }) => ({
        hand: [...hand, ...(cards ?? [])],
        dealt: dealt + count,
        opened: opened + 1,
        openPhase: phase,
      }),
    ),
  phaseLocked: (view, { seat }) =>
    withOwn(
      withOutside(view, seat, () => ({ openPhase: null })),
      seat,
      () => ({ openPhase: null }),
    ),
  dataReceived: (view, { seat, card }) =>
    withOwn(
      withOutside(view, seat, ({ hand, dealt }) => ({ hand: hand + 1, dealt: dealt + 1 })),
      seat,
      ({ hand, dealt }) => ({ hand: card === undefined ? hand : [...hand, card], dealt: dealt + 1 }),
    ),
  transferClosed: (view) => ({ ...view, transfer: null }),
  cardGiven: (view, event) => given(view, event),
  cardPlaced: (view, { seat, card, ...event }) => {
    const placing: Placing = event
    const seen = withOutside(view, seat, (outside) => placedOutside(outside, placing))
    return card === undefined ? seen : withOwn(seen, seat, (own) => placedOwn(own, card, placing))
  },
  cardMoved: (view, { seat, from, to }) =>
    withOwn(
      withOutside(view, seat, ({ board }) => ({ board: swapped(board, from, to) })),
      seat,
      (own) => ({ ...changed(own), board: swapped(own.board, from, to) }),
    ),
  cardTurned: (view, { seat, turn, half, order }) => {
    const place = order === 'second' ? 1 : 0
    return withOwn(
      withOutside(view, seat, ({ board }) => ({ board: turned(board, turn, place, () => half) })),
      seat,
      (own) => ({ ...changed(own), board: turned(own.board, turn, place, (card) => ({ ...card, half })) }),
    )
  },
  cardTakenBack: (view, { seat, turn }) =>
    withOwn(
      withOutside(view, seat, ({ hand, board }) => ({
        hand: hand + (board[turn - 1]?.length ?? 0),
        board: atTurn(board, turn, []),
      })),
      seat,
      (own) => ({
        ...changed(own),
        hand: [...own.hand, ...(own.board[turn - 1] ?? []).map(bare)],
        board: atTurn(own.board, turn, []),
      }),
    ),
  boardsShown: (view, { boards }) => ({
    ...view,
    crew: view.crew.map((member, place) => ({ ...member, ...boards[place] })),
  }),
  calledOut: (view, { seat, claim, at }) =>
    withOwn({ ...view, calls: [...view.calls, { at, seat, claim }].slice(-CALLS_KEPT) }, seat, spent),
  suggested: (view, { to, claim, by }) =>
    withOwn(
      withMember(view, to, (member) => ({ ...member, job: claim })),
      by,
      spent,
    ),
  voted: (view, { goesOn }) => ({ ...view, goesOn }),
  repaired: (view, { what }) => ({ ...view, carried: repaired(view.carried, what) }),
  squadStationed: (view, { at }) => ({ ...view, carried: { ...view.carried, squads: [at] } }),
}

function afterAnnouncement(view: View, { at, event }: Told): View {
  if (event.type === 'data-transfer') return { ...view, transfer: openedTransfer(view, event.seconds, at) }
  if (event.type === 'comms-restored') return { ...view, outage: null }
  if (event.type !== 'comms-down') return view
  const until = view.options.untimed ? null : at + lengthAt(view.options, event.seconds)
  return { ...view, outage: { since: at, until } }
}

function given(view: View, { seat, to, card }: Extract<SeenEvent, { kind: 'cardGiven' }>): View {
  const { transfer } = view
  const counted = withOutside(
    withOutside(view, seat, ({ hand }) => ({ hand: hand - 1 })),
    to,
    ({ hand }) => ({ hand: hand + 1 }),
  )
  const left = withOwn(counted, seat, (own) => ({ ...spent(own), hand: own.hand.filter(({ id }) => id !== card?.id) }))
  const come = withOwn(left, to, ({ hand }) => ({ hand: card === undefined ? hand : [...hand, card] }))
  return { ...come, transfer: transfer && { ...transfer, given: [...transfer.given, seat] } }
}

const swapped = <X>(board: readonly (readonly X[])[], from: number, to: number): readonly (readonly X[])[] =>
  atTurn(atTurn(board, from, board[to - 1] ?? []), to, board[from - 1] ?? [])

const turned = <X>(board: readonly (readonly X[])[], turn: number, place: number, change: (card: X) => X) =>
  atTurn(
    board,
    turn,
    (board[turn - 1] ?? []).map((card, at) => (at === place ? change(card) : card)),
  )

function repaired(carried: View['carried'], what: Extract<SeenEvent, { kind: 'repaired' }>['what']): View['carried'] {
  if (what === 'nothing') return carried
  if (what === 'squad') return { ...carried, lostSquads: carried.lostSquads - 1 }
  const tiles = (carried.tiles[what.zone] ?? []).filter((tile) => tile !== what.tile)
  return { ...carried, tiles: { ...carried.tiles, [what.zone]: tiles } }
}
