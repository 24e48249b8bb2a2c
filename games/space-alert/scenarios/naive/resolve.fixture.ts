import { comeHome, crewActs } from './crew-acts.fixture.ts'
import { computeDamage } from './damage-step.fixture.ts'
import type { Mission, Result } from './mission.fixture.ts'
import { delayAboard, trips } from './plan.fixture.ts'
import { resultOf } from './score.fixture.ts'
import { startOf, threatsAppear } from './setting-up.fixture.ts'
import { computerRule } from './systems.fixture.ts'
import { threatsAct } from './threats-act.fixture.ts'
import { inTurn, Lost, lastPhase, lose, NOTHING_YET, phaseOf, type World } from './world.fixture.ts'

/**
 * A second resolver, for comparison only: written from the rules and the data file alone, rule by rule, without a thought
 * for speed, and without anything of the game's own rules.
 */
export const resolve = (mission: Mission): Result => resultOf(playOut(mission))

export const playOut = (mission: Mission): World => untilLost(() => closingStep(turnsUpTo(mission, mission.turns)))

/** The ship after the clean-up of that turn. */
export const afterTurn = (mission: Mission, turn: number): World => untilLost(() => turnsUpTo(mission, turn))

const turnsUpTo = (mission: Mission, last: number): World =>
  inTurn(
    startOf(mission),
    Array.from({ length: last }, (_, place) => place + 1),
    oneTurn,
  )

function untilLost(play: () => World): World {
  try {
    return play()
  } catch (error) {
    if (error instanceof Lost) return error.world
    throw error
  }
}

type Step = (world: World) => World

/** SA-3.2, with the trip window of SA-4.14 after the first step. */
const oneTurn = (world: World, turn: number): World =>
  [threatsAppear, trips, crewActs, computeDamage, threatsAct, rocketMoves, computerCheck, cleanUp].reduce(
    (now: World, step: Step) => step(now),
    { ...world, turn },
  )

/** SA-3.9: what hit in step 3 is spent; what was launched this turn will hit in the next. */
const rocketMoves: Step = (world) => ({ ...world, rocketOnSecondSpace: world.thisTurn.isRocketLaunched })

/** SA-5.15, SA-5.16 */
const computerCheck: Step = (world) => {
  const isManual = computerRule(world) === 'manual'
  const checks = isManual ? [3, 7, 12] : [2, 5, 9]
  const phase = phaseOf(world.turn)
  if (!checks.includes(world.turn) || world.maintained.includes(phase)) return world
  if (isManual && phase === lastPhase(world)) return lose(world, { reason: 'computer' })
  return inTurn(world, world.crew, (now, { name }) => delayAboard(now, name))
}

/** SA-3.10 */
const cleanUp: Step = (world) => ({
  ...world,
  thisTurn: NOTHING_YET,
  threats: world.threats.map((threat) => ({ ...threat, repairedFrom: [] })),
})

/** SA-3.11, then SA-9.5. */
function closingStep(world: World): World {
  const closing = { ...world, turn: world.mission.turns + 1 }
  const pilots = closing.crew.filter(({ at }) => at === 'space')
  const home = inTurn(closing, pilots, (now, { name }) => comeHome(now, name))
  const jumped = threatsAct(computeDamage(home))
  const down = jumped.crew.filter(({ isKnockedOut }) => isKnockedOut).length
  const rule = world.mission.rules?.allKnockedOut ?? 'lose'
  const isLost = rule === 'anyLoses' ? down > 0 : rule === 'lose' && down === jumped.crew.length
  return isLost ? lose(jumped, { reason: 'crew' }) : jumped
}
