import type { Action } from '../rules/actions.ts'
import type { Card } from '../rules/cards.ts'
import type { Rocket } from '../rules/state.ts'
import type { SeenPlayer } from '../rules/view.ts'
import { type Outlook, playOnRocket, playOnSeat, type Tactic } from './outlook.ts'
import { damageOf } from './salvo.ts'

/** Hits whoever is most dangerous, with whatever is in hand and would bite now. */
export const harass: Tactic = (o) => {
  for (const card of o.hand) {
    const action = MISCHIEF[card]?.(o)
    if (action !== undefined) return action
  }
  return undefined
}

const MISCHIEF: Readonly<Partial<Record<Card, Tactic>>> = {
  'espionage-agent': (o) => on(o, 'espionage-agent', (rival) => (rival.handSize > 0 ? 1 : 0)),
  'resource-seizure': (o) => on(o, 'resource-seizure', (rival) => Math.min(3, rival.cubes)),
  'sabotage-construction': (o) =>
    on(o, 'sabotage-construction', (rival) => (rival.sabotaged ? 0 : firepowerNextTurn(rival))),
  embargo: (o) => on(o, 'embargo', (rival) => (rival.embargoed || o.again < 0.3 ? 0 : 1)),
  'diplomatic-pressure': (o) => on(o, 'diplomatic-pressure', (rival) => (rival.pressured ? 0 : Math.min(4, rival.handSize))),
  'covert-rocket-strike': (o) => onRocket(o, 'covert-rocket-strike', (rocket) => damageOf(rocket) >= 1.4),
  'regulatory-review': (o) => onRocket(o, 'regulatory-review', (rocket) => rocket.remaining <= 1),
}

/** The target with the greatest bite, weighed by how dangerous it is. */
function on(o: Outlook, card: Card, bite: (rival: SeenPlayer) => number): Action | undefined {
  let best: SeenPlayer | undefined
  let most = 0
  for (const rival of o.rivals) {
    const value = bite(rival) * danger(rival)
    if (value <= most) continue
    best = rival
    most = value
  }
  return best === undefined ? undefined : playOnSeat(o, card, best.seat)
}

function onRocket(o: Outlook, card: Card, isWorthIt: (rocket: Rocket) => boolean): Action | undefined {
  let best: Action | undefined
  let most = 0
  for (const rival of o.rivals)
    for (const rocket of rival.rockets) {
      const value = damageOf(rocket) * danger(rival)
      if (value <= most || !isWorthIt(rocket)) continue
      const action = playOnRocket(o, card, rocket.id)
      if (action === undefined) continue
      best = action
      most = value
    }
  return best
}

/** Trophies first, then what stands on the pads. */
const danger = (rival: SeenPlayer): number => 8 + rival.points + firepowerNextTurn(rival)

function firepowerNextTurn({ rockets }: SeenPlayer): number {
  let damage = 0
  for (const rocket of rockets) if (rocket.remaining <= 1) damage += damageOf(rocket)
  return damage
}
