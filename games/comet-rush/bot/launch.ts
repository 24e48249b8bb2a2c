import type { Action } from '../rules/actions.ts'
import type { Rocket } from '../rules/state.ts'
import type { Plan } from './aim.ts'
import { countIn, type Outlook, playOf } from './outlook.ts'
import { MOST_ACCURACY, MOST_POWER } from './salvo.ts'
import { targetOf } from './target.ts'

/** Launches what the plan says, calibrated first where that helps. */
export const launchRocket = (o: Outlook, { rocket }: Plan): Action | undefined =>
  rocket === undefined ? undefined : (calibrate(o, rocket) ?? launchOf(o, rocket))

const launchOf = ({ legal }: Outlook, { id }: Rocket): Action | undefined =>
  legal.find((action) => action.kind === 'launch' && action.rocket === id)

/** Power if that turns a hit into the last hit, else accuracy for a last hit. */
function calibrate(o: Outlook, { power, accuracy }: Rocket): Action | undefined {
  const held = countIn(o.playable, 'rocket-calibration')
  if (held === 0) return undefined
  const aimed = Math.min(MOST_POWER, power + o.me.powerCalibration)
  const missing = Math.max(...targetOf(o.view).healths) - aimed
  const canFinish = missing <= held && aimed + missing <= MOST_POWER
  if (missing > 0 && canFinish) return playOf(o, 'rocket-calibration', { choice: 'power' })
  const isUseful = canFinish || o.turns < o.weights.calibrateBefore
  if (!isUseful || accuracy + o.me.accuracyCalibration >= MOST_ACCURACY) return undefined
  return playOf(o, 'rocket-calibration', { choice: 'accuracy' })
}
