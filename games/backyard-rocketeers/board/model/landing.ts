import type { Act } from '../../rules/actions.ts'
import { bestAbove } from '../../rules/odds.ts'
import { landingDice } from '../../rules/space/landing.ts'
import { crashesOn } from '../../rules/tiers.ts'
import type { Odds, SeenPlayer } from '../../rules/view.ts'
import { partOf } from './rocket.ts'

/** BR-14.4, 14.5: the chance to land with these cards, by the rules' own figures. */
export function landingOdds(
  player: Pick<SeenPlayer, 'rocket'>,
  cards: Pick<Act<'commitLanding'>, 'chutes' | 'shields' | 'hidden'>,
): Odds {
  const tier = partOf(player, 'nose-cone')?.tier ?? 0
  return bestAbove(landingDice(tier, cards), crashesOn(tier))
}
