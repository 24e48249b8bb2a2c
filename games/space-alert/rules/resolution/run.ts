import { CLOSING_STEPS, type Step, TURN_STEPS } from '../vocabulary.ts'
import { threatsAppear } from './appear.ts'
import { checkComputer } from './computer.ts'
import { crewActions } from './crew-actions.ts'
import { computeDamage } from './damage/damage.ts'
import { type Flight, isLost, lose } from './flight.ts'
import { land } from './interceptors.ts'
import { threatsAct } from './threats-act.ts'

/** SA-3.2: what happens in each step. */
const WORK: Readonly<Record<Step, (flight: Flight) => void>> = {
  threatsAppear,
  crewActions,
  computeDamage,
  threatsAct,
  rocketMoves,
  computerCheck: checkComputer,
  cleanUp,
  pilotReturns,
  jump,
}

/** All turns and the closing step (SA-3.11); nothing more after a loss (SA-3.12). */
export function run(flight: Flight): void {
  flyTo(flight, flight.mission.turns + 1)
}

/** Goes on after the last turn that was flown, up to a turn or to the closing step. */
export function flyTo(flight: Flight, last: number): void {
  const { turns } = flight.mission
  for (let turn = flight.state.turn + 1; turn <= last && !isLost(flight); turn++)
    runTurn(flight, turn, turn > turns ? CLOSING_STEPS : TURN_STEPS)
}

function runTurn(flight: Flight, turn: number, steps: readonly Step[]): void {
  const { state } = flight
  state.turn = turn
  flight.tell?.({ kind: 'turnBegan' })
  for (const step of steps) {
    if (isLost(flight)) return
    state.step = step
    flight.tell?.({ kind: 'stepBegan' })
    WORK[step](flight)
  }
}

/** SA-3.9: step 5. */
function rocketMoves({ state, tell }: Flight): void {
  if (!state.isRocketLaunched) return
  state.isRocketLaunched = false
  state.isRocketUnderway = true
  tell?.({ kind: 'rocketMoved' })
}

/** SA-3.10: step 7. */
function cleanUp({ state, internals }: Flight): void {
  empty(state.shots)
  empty(state.liftsUsed)
  state.sortie = null
  for (const threat of internals) {
    threat.state.repairs = 0
    empty(threat.state.repairedFrom)
  }
}

/** Most lists are empty already; asking is much cheaper than setting a length. */
function empty(list: unknown[]): void {
  if (list.length > 0) list.length = 0
}

/** SA-3.11 */
function pilotReturns(flight: Flight): void {
  for (const crew of flight.state.crew) if (crew.at === 'space') land(flight, crew)
}

/** SA-9.5: whether anybody is left is looked at once, at the very end. */
function jump(flight: Flight): void {
  const { state, mission } = flight
  const out = state.crew.filter(({ isKnockedOut }) => isKnockedOut).length
  if (isTooMany[mission.rules.allKnockedOut](out, state.crew.length)) lose(flight, { reason: 'crew', turn: state.turn })
  else flight.tell?.({ kind: 'shipJumped' })
}

/** SA-R30 */
const isTooMany: Readonly<Record<Flight['mission']['rules']['allKnockedOut'], (out: number, crew: number) => boolean>> =
  {
    lose: (out, crew) => out === crew,
    anyLoses: (out) => out > 0,
    continue: () => false,
  }
