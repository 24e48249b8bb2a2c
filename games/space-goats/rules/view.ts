import type { Agenda, Seat, Viewer, Window } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import type { Pile, Player, Ship, State, Step } from './state.ts'

export interface SeenPlayer extends Omit<Player, 'hand' | 'draw'> {
  readonly handSize: number
  readonly drawSize: number
  /** Only one's own; everybody's after the end. */
  readonly hand?: readonly CardId[]
}

export interface SeenPile {
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
  | 'counts'
  | 'ended'

/** Section 6: hands and the order of piles are hidden, all else is open. */
export interface View extends Readonly<Pick<State, Open>> {
  readonly agenda: Agenda<Step>
  readonly pile: SeenPile
  readonly players: readonly SeenPlayer[]
}

export function view(s: State, viewer: Viewer): View {
  return {
    rules: s.rules,
    options: s.options,
    agenda: seenAgenda(s.agenda, viewer),
    round: s.round,
    start: s.start,
    active: s.active,
    turnBy: s.turnBy,
    pile: seenPile(s.pile, viewer),
    market: s.market.slice(),
    trash: s.trash.slice(),
    destroyed: s.destroyed,
    players: s.players.map((player) => seenPlayer(player, viewer)),
    shipsMade: s.shipsMade,
    blows: s.blows,
    counts: { ...s.counts },
    ended: s.ended,
  }
}

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

function seenPlayer(player: Player, viewer: Viewer): SeenPlayer {
  const seen: { -readonly [K in keyof SeenPlayer]: SeenPlayer[K] } = {
    seat: player.seat,
    owned: player.owned.slice(),
    handSize: player.hand.length,
    drawSize: player.draw.length,
    discard: player.discard.slice(),
    bank: player.bank.slice(),
    shown: player.shown.slice(),
    sifted: player.sifted,
    fleet: player.fleet.map(seenShip),
    lastStand: player.lastStand,
    skipsNext: player.skipsNext,
    extraDue: player.extraDue,
    out: player.out,
    resigned: player.resigned,
  }
  if (viewer === player.seat || viewer === 'everything') seen.hand = player.hand.slice()
  return seen
}

const seenShip = ({ id, suited, shield }: Ship): Ship => ({
  id,
  suited,
  shield: shield === null ? null : { card: shield.card, strength: shield.strength },
})
