import { deckSize, type Seat, type Viewer } from '../index.ts'
import type { Crate } from './crates.ts'
import type { Auction, Player, State, Step } from './state.ts'

/** What a viewer sees: built up, never cut down. It carries all that a good memory knows. */
export interface View extends Pick<State, 'options' | 'rules' | 'agenda' | 'round' | 'beacons'> {
  readonly deck: {
    readonly size: number
    readonly discard: readonly Crate[]
    readonly top: readonly { readonly crate?: Crate; readonly seenBy: readonly Seat[] }[]
  }
  readonly players: readonly (Omit<Player, 'hand'> & { readonly handSize: number; readonly hand?: readonly Crate[] })[]
}

export function view(s: State, viewer: Viewer): View {
  const isAll = viewer === 'everything'
  const mayKnow = (seenBy: readonly Seat[]) => isAll || (typeof viewer === 'number' && seenBy.includes(viewer))
  return {
    options: s.options,
    rules: s.rules,
    round: s.round,
    beacons: s.beacons,
    agenda: { asked: s.agenda.asked, steps: s.agenda.steps.map((step) => seenStep(step, viewer)) },
    deck: {
      size: deckSize(s.deck),
      discard: [...s.deck.discard],
      top: s.deck.top.map(({ card, seenBy }) => ({ seenBy: [...seenBy], ...(mayKnow(seenBy) && { crate: card }) })),
    },
    players: s.players.map(({ hand, stowed, beacons }, seat) => ({
      stowed: { ...stowed },
      beacons,
      handSize: hand.length,
      ...((isAll || viewer === seat) && { hand: [...hand] }),
    })),
  }
}

/** Of a sealed question everybody sees that it is open, and only their own answer. */
function seenStep(step: Step, viewer: Viewer): Step {
  if (step.kind !== 'auction') return { ...step }
  const answers: Auction['window']['answers'] = {}
  for (const seat of step.window.asked) {
    const bid = step.window.answers[seat]
    if (bid !== undefined && (viewer === seat || viewer === 'everything')) answers[seat] = { ...bid }
  }
  return { ...step, window: { ...step.window, answers } }
}
