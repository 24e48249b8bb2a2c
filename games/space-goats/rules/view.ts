import type { Agenda, Seat, Viewer, Window } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import type { Counts, Pile, Player, Ship, State, Step } from './state.ts'

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

/** Whoever keeps a view gets copies; a bot that looks and forgets borrows what lies there. */
interface Taking {
  readonly cards: (cards: CardId[]) => CardId[]
  readonly market: (market: State['market']) => State['market']
  readonly counts: (counts: Counts) => Counts
  readonly fleet: (fleet: Ship[]) => Ship[]
  readonly agenda: (agenda: Agenda<Step>, viewer: Viewer) => Agenda<Step>
}

const COPIED: Taking = {
  cards: (cards) => cards.slice(),
  market: (market) => market.slice(),
  counts: (counts) => ({ ...counts }),
  fleet: (fleet) => fleet.map(seenShip),
  agenda: seenAgenda,
}

const BORROWED: Taking = {
  cards: (cards) => cards,
  market: (market) => market,
  counts: (counts) => counts,
  fleet: (fleet) => fleet,
  agenda: (agenda, viewer) => (agenda.steps.some(hasWindow) ? seenAgenda(agenda, viewer) : agenda),
}

export const view = (s: State, viewer: Viewer): View => seen(s, viewer, COPIED)

export const borrowedView = (s: State, viewer: Viewer): View => seen(s, viewer, BORROWED)

function seen(s: State, viewer: Viewer, taking: Taking): View {
  return {
    rules: s.rules,
    options: s.options,
    agenda: taking.agenda(s.agenda, viewer),
    round: s.round,
    start: s.start,
    active: s.active,
    turnBy: s.turnBy,
    pile: seenPile(s.pile, viewer),
    market: taking.market(s.market),
    trash: taking.cards(s.trash),
    destroyed: s.destroyed,
    players: s.players.map((player) => seenPlayer(player, viewer, taking)),
    shipsMade: s.shipsMade,
    blows: s.blows,
    blow: s.blow,
    counts: taking.counts(s.counts),
    ended: s.ended,
  }
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

function seenPlayer(player: Player, viewer: Viewer, { cards, fleet }: Taking): SeenPlayer {
  const seen: { -readonly [K in keyof SeenPlayer]: SeenPlayer[K] } = {
    seat: player.seat,
    owned: cards(player.owned),
    handSize: player.hand.length,
    drawSize: player.draw.length,
    discard: cards(player.discard),
    bank: cards(player.bank),
    shown: cards(player.shown),
    sifted: player.sifted,
    fleet: fleet(player.fleet),
    lastStand: player.lastStand,
    skipsNext: player.skipsNext,
    extraDue: player.extraDue,
    out: player.out,
    resigned: player.resigned,
  }
  if (typeof viewer === 'number' ? viewer === player.seat : viewer === 'everything') seen.hand = cards(player.hand)
  return seen
}

function seenShip({ id, suited, shield }: Ship): Ship {
  return { id, suited, shield: shield === null ? null : { card: shield.card, strength: shield.strength } }
}
