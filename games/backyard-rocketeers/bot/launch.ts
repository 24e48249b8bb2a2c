import { CARDS, DESIGNS, factsOf } from '../rules/cards/catalogue.ts'
import { REQUIRED } from '../rules/vocabulary.ts'
import { journeyTurns } from './flight.ts'
import { BEST_TIER, withPart } from './hull.ts'
import { actionsOf, type Outlook, type Tactic } from './outlook.ts'
import { weights } from './weights.ts'

/** Every other tactic has had its say by then. */
export const launch: Tactic = (o) => (wantsLaunch(o) ? actionsOf(o, 'launch')[0] : undefined)

/** Launches as soon as another turn on the pad would not pay. */
export function wantsLaunch(o: Outlook): boolean {
  if (!o.legal.some(({ kind }) => kind === 'launch')) return false
  return heldUpgrade(o) < weights.upgradeWait && hopeOf(o) < 1 + weights.padRisk + o.policy.haste
}

/** What the best part in hand, for which there was no placement left, would save. */
function heldUpgrade(o: Outlook): number {
  let best = 0
  for (const card of o.hand) {
    const { slot, effect } = factsOf(card)
    if (effect.kind === 'part' && slot <= REQUIRED) best = Math.max(best, savedBy(o, slot, effect.strength))
  }
  return best
}

const savedBy = ({ hull, track: { options } }: Outlook, slot: number, strength: number): number =>
  journeyTurns(hull, options) - journeyTurns(withPart(hull, slot, strength), options)

interface Find {
  readonly slot: number
  readonly strength: number
  readonly copies: number
}

/** Parts with a tier that the Level 1 deck holds. */
const FINDS: readonly Find[] = CARDS.flatMap(({ slot, effect, design, home }): Find[] =>
  home === 1 && effect.kind === 'part' && effect.tier > 0
    ? [{ slot, strength: Math.min(BEST_TIER, effect.strength), copies: DESIGNS[design].copies[0] }]
    : [],
)

/** Turns that the next draw may save. */
function hopeOf(o: Outlook): number {
  const { options, leaderLevel } = o.track
  const draws = options.baseDraw + (leaderLevel > 1 ? 1 : 0)
  const [pile] = o.view.piles
  const cards = (pile?.size ?? 0) + (pile?.discard.length ?? 0)
  let hope = 0
  for (const { slot, strength, copies } of FINDS)
    if (strength > (o.hull[slot] ?? 0)) hope += copies * Math.max(0, savedBy(o, slot, strength))
  return (draws * hope) / Math.max(1, cards)
}
