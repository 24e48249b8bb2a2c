import type { Action } from '../rules/actions.ts'
import type { Card } from '../rules/cards.ts'
import type { Rocket } from '../rules/state.ts'
import type { SeenPlayer } from '../rules/view.ts'
import { type Outlook, playOf, type Tactic } from './outlook.ts'
import { damageOf } from './salvo.ts'

/** Hits whoever is most dangerous with every trick that bites now; the others wait. */
export const harass: Tactic = (o) => {
  for (const card of o.playable) {
    const action = TRICKS[card]?.(o)
    if (action !== undefined) return action
  }
  return undefined
}

const TRICKS: Readonly<Partial<Record<Card, Tactic>>> = {
  'espionage-agent': (o) => onRival(o, 'espionage-agent', ({ handSize }) => Math.min(1, handSize)),
  'resource-seizure': (o) => onRival(o, 'resource-seizure', ({ cubes }) => Math.min(3, cubes)),
  'diplomatic-pressure': (o) =>
    onRival(o, 'diplomatic-pressure', ({ pressured, handSize }) =>
      pressured ? 0 : Math.min(o.weights.pressureCards, handSize),
    ),
  embargo: (o) =>
    o.again < o.weights.embargoIfAgain ? undefined : onRival(o, 'embargo', ({ embargoed }) => (embargoed ? 0 : 1)),
  'sabotage-construction': (o) =>
    onRival(o, 'sabotage-construction', (rival) => (rival.sabotaged ? 0 : firepower(rival))),
  'covert-rocket-strike': (o) =>
    onRocket(o, 'covert-rocket-strike', (rocket) => damageOf(rocket) >= o.weights.strikeDamage),
  'regulatory-review': (o) => onRocket(o, 'regulatory-review', isReadyByNextTurn),
}

/** The rival on whom it bites most, weighed by danger. */
function onRival(o: Outlook, card: Card, bite: (rival: SeenPlayer) => number): Action | undefined {
  let target: SeenPlayer | undefined
  let most = 0
  for (const rival of o.rivals) {
    const value = bite(rival) * dangerOf(o, rival)
    if (value <= most) continue
    target = rival
    most = value
  }
  return target === undefined ? undefined : playOf(o, card, { target: target.seat })
}

function onRocket(o: Outlook, card: Card, isWorthIt: (rocket: Rocket) => boolean): Action | undefined {
  let best: Action | undefined
  let most = 0
  for (const rival of o.rivals)
    for (const rocket of rival.rockets) {
      const value = damageOf(rocket) * dangerOf(o, rival)
      const action = value > most && isWorthIt(rocket) ? playOf(o, card, { rocket: rocket.id }) : undefined
      if (action === undefined) continue
      best = action
      most = value
    }
  return best
}

/** Trophies first, then what stands on the pads. */
const dangerOf = ({ weights }: Outlook, rival: SeenPlayer): number => weights.danger + rival.points + firepower(rival)

function firepower({ rockets }: SeenPlayer): number {
  let damage = 0
  for (const rocket of rockets) if (isReadyByNextTurn(rocket)) damage += damageOf(rocket)
  return damage
}

const isReadyByNextTurn = ({ remaining }: Rocket): boolean => remaining <= 1
