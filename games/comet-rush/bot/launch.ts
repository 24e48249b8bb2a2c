import type { Action } from '../rules/actions.ts'
import type { Rocket } from '../rules/state.ts'
import type { Plan } from './aim.ts'
import { targetOf } from './comet.ts'
import { countIn, type Outlook, playWith } from './outlook.ts'
import { MOST_ACCURACY, MOST_POWER } from './salvo.ts'
import { weights } from './weights.ts'

/** Launches what the plan says, calibrated first where that helps. */
export const launchRocket = (o: Outlook, { rocket }: Plan): Action | undefined =>
  rocket === undefined ? undefined : (calibrate(o, rocket) ?? launchOf(o, rocket))

function launchOf({ legal }: Outlook, { id }: Rocket): Action | undefined {
  for (const action of legal) if (action.kind === 'launch' && action.rocket === id) return action
  return undefined
}

/** Power if it turns a hit into the last hit, else accuracy for a last hit. */
function calibrate(o: Outlook, { power, accuracy }: Rocket): Action | undefined {
  const { me, hand, view } = o
  const held = countIn(hand, 'rocket-calibration')
  if (held === 0 || me.pressured) return undefined
  const aimed = Math.min(MOST_POWER, power + me.powerCalibration)
  const missing = Math.max(...targetOf(view).healths) - aimed
  if (missing > 0 && missing <= held && aimed + missing <= MOST_POWER) return playWith(o, 'rocket-calibration', 'power')
  const isUseful = missing <= 0 || o.turns < weights.calibrateBefore
  if (isUseful && accuracy + me.accuracyCalibration < MOST_ACCURACY) return playWith(o, 'rocket-calibration', 'accuracy')
  return undefined
}
