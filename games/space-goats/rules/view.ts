import { type Agenda, bug, type Seat, type Viewer, type Window } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import type { Pile, Player, Ship, State, Step } from './state.ts'

export interface SeenPlayer extends Omit<Player, 'hand' | 'draw'> {
  readonly handSize: number
  readonly drawSize: number
  /** Only one's own; everybody's after the end. */
  readonly hand?: readonly CardId[]
}

interface SeenPile {
  readonly size: number
  /** The cards that somebody has looked at, the next one first; `card` only for those who have. */
  readonly top: readonly { readonly seenBy: readonly Seat[]; readonly card?: CardId }[]
}

type Open =
  | 'rules'
  | 'options'
  | 'round'
  | 'start'
  | 'active'
  | 'turnBy'
  | 'market'
  | 'trash'
  | 'destroyed'
  | 'shipsMade'
  | 'blows'
  | 'blow'
  | 'counts'
  | 'ended'

/** Section 6: hands and the order of piles are hidden, all else is open. */
export interface View extends Readonly<Pick<State, Open>> {
  readonly agenda: Agenda<Step>
  readonly pile: SeenPile
  readonly players: readonly SeenPlayer[]
}

type Renewed<X> = { -readonly [K in keyof X]: X[K] }

/** What is lent, with lists of its own. */
export function view(s: State, viewer: Viewer): View {
  const seen = lentView(s, viewer)
  seen.agenda = seenAgenda(s.agenda, viewer)
  seen.market = s.market.slice()
  seen.trash = s.trash.slice()
  seen.counts = { ...s.counts }
  for (const player of seen.players) keep(player)
  return seen
}

/** What lies on the table is lent as it is; a view that was lent before is brought up to date. */
export function borrowedView(s: State, viewer: Viewer, last?: View): View {
  if (last === undefined) return lentView(s, viewer)
  const renewed: Renewed<View> = last
  renewed.agenda = lentAgenda(s.agenda, viewer)
  renewed.round = s.round
  renewed.active = s.active
  renewed.turnBy = s.turnBy
  renewed.pile = seenPile(s.pile, viewer)
  renewed.market = s.market
  renewed.trash = s.trash
  renewed.destroyed = s.destroyed
  for (const player of s.players) lend(player, last.players[player.seat] ?? bug('Nobody joins a match.'))
  renewed.shipsMade = s.shipsMade
  renewed.blows = s.blows
  renewed.blow = s.blow
  renewed.counts = s.counts
  renewed.ended = s.ended
  return last
}

const lentView = (s: State, viewer: Viewer): Renewed<View> => ({
  rules: s.rules,
  options: s.options,
  agenda: lentAgenda(s.agenda, viewer),
  round: s.round,
  start: s.start,
  active: s.active,
  turnBy: s.turnBy,
  pile: seenPile(s.pile, viewer),
  market: s.market,
  trash: s.trash,
  destroyed: s.destroyed,
  players: s.players.map((player) => lentPlayer(player, viewer)),
  shipsMade: s.shipsMade,
  blows: s.blows,
  blow: s.blow,
  counts: s.counts,
  ended: s.ended,
})

const lentAgenda = (agenda: Agenda<Step>, viewer: Viewer): Agenda<Step> =>
  agenda.steps.some(hasWindow) ? seenAgenda(agenda, viewer) : agenda

function lend(player: Player, seen: Renewed<SeenPlayer>): void {
  seen.owned = player.owned
  seen.handSize = player.hand.length
  seen.drawSize = player.draw.length
  seen.discard = player.discard
  seen.bank = player.bank
  seen.shown = player.shown
  seen.sifted = player.sifted
  seen.fleet = player.fleet
  seen.lastStand = player.lastStand
  seen.skipsNext = player.skipsNext
  seen.extraDue = player.extraDue
  seen.out = player.out
  seen.resigned = player.resigned
  if (seen.hand !== undefined) seen.hand = player.hand
}

const hasWindow = ({ kind }: Step): boolean => kind === 'defend' || kind === 'aegis' || kind === 'wreckage'

/** Sealed answers are their own seat's until all are in. */
function seenAgenda({ asked, steps }: Agenda<Step>, viewer: Viewer): Agenda<Step> {
  return { asked, steps: steps.map((step) => seenStep(step, viewer)) }
}

function seenStep(step: Step, viewer: Viewer): Step {
  if (step.kind === 'defend') return { ...step, window: seenWindow(step.window, viewer) }
  if (step.kind === 'aegis') return { ...step, window: seenWindow(step.window, viewer) }
  if (step.kind === 'wreckage') return { ...step, window: seenWindow(step.window, viewer) }
  return { ...step }
}

function seenWindow<B>(window: Window<B>, viewer: Viewer): Window<B> {
  const { answers } = window
  if (viewer === 'everything') return { ...window, answers: { ...answers } }
  const own = viewer === 'spectator' ? undefined : answers[viewer]
  return { ...window, answers: own === undefined || viewer === 'spectator' ? {} : { [viewer]: own } }
}

function seenPile({ top, loose }: Pile, viewer: Viewer): SeenPile {
  return {
    size: top.length + loose.length,
    top: top.map(({ card, seenBy }) =>
      viewer === 'everything' || (viewer !== 'spectator' && seenBy.includes(viewer)) ? { seenBy, card } : { seenBy },
    ),
  }
}

function lentPlayer(player: Player, viewer: Viewer): SeenPlayer {
  const seen: Renewed<SeenPlayer> = {
    seat: player.seat,
    owned: player.owned,
    handSize: player.hand.length,
    drawSize: player.draw.length,
    discard: player.discard,
    bank: player.bank,
    shown: player.shown,
    sifted: player.sifted,
    fleet: player.fleet,
    lastStand: player.lastStand,
    skipsNext: player.skipsNext,
    extraDue: player.extraDue,
    out: player.out,
    resigned: player.resigned,
  }
  if (typeof viewer === 'number' ? viewer === player.seat : viewer === 'everything') seen.hand = player.hand
  return seen
}

/** From now on the viewer's own. */
function keep(seen: Renewed<SeenPlayer>): void {
  seen.owned = seen.owned.slice()
  seen.discard = seen.discard.slice()
  seen.bank = seen.bank.slice()
  seen.shown = seen.shown.slice()
  seen.fleet = seen.fleet.map(seenShip)
  if (seen.hand !== undefined) seen.hand = seen.hand.slice()
}

function seenShip({ id, suited, shield }: Ship): Ship {
  return { id, suited, shield: shield === null ? null : { card: shield.card, strength: shield.strength } }
}
