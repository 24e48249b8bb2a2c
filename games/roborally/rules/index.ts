import { choice, type Game, optionForm, type Seat, type Setup } from '@starboard/kernel'
import { BOT_NAMES } from '../data/bot-names.ts'
import { type Action, action } from './actions.ts'
import { determinize } from './determinize.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { lab } from './lab.ts'
import { form } from './options.ts'
import { picture } from './picture.ts'
import { pieceCounts } from './pieces.ts'
import { draftOf, isMissing } from './programming.ts'
import { usualReentry } from './reentry.ts'
import { cardIn, openRegisters, robotAt } from './robot.ts'
import { ROBOT_NAMES } from './robots.ts'
import { series } from './series.ts'
import { checkSetup, setup } from './setup.ts'
import { REGISTERS, type RoboRally, type State } from './state.ts'
import { flow, seatHolderChanged } from './steps.ts'
import { view } from './view.ts'
import { words } from './words.ts'

export const roboRally: Game<RoboRally> = {
  meta: {
    id: 'roborally',
    name: 'RoboRally',
    about: 'Program five moves in secret, then watch the plans of all robots collide on the factory floor.',
    rules: 1,
    seats: [2, 8],
    minutes: [20, 90],
    kind: 'competitive',
    botNames: BOT_NAMES,
  },
  options: form,
  seatOptions: optionForm({
    robot: choice(['any', ...ROBOT_NAMES], 'any', { label: 'Robot', rule: 'RR-1.3' }),
  }),
  action,
  /** RR-3.6, 3.15: a draft can be changed back, and a program can come without one. */
  unlisted: ['unplace', 'setPowerDown', 'submit'],
  anytimeActions: ['concede'],
  audiences,
  words,
  checkSetup,
  bound,
  setup,
  ...flow,
  seatHolderChanged,
  view,
  outcome,
  determinize,
  picture,
  pieceCounts,
  candidates,
  series,
  lab,
  daily: {
    noun: 'race',
    seats: 4,
    options: {},
    scored: (points) => (points === 1 ? '1 checkpoint' : `${points} checkpoints`),
  },
}

/** In a turn a seat places five cards, ticks, submits, watches and comes back, each at most once. */
function bound({ seats, options: { turnLimit } }: Setup<RoboRally>): number {
  const start = 1
  const inTurn = REGISTERS.length + 4
  return turnLimit === 0 ? Number.POSITIVE_INFINITY : start + turnLimit * seats * inTurn
}

/** What the screen offers greyed out, each with its reason. */
function candidates(s: State, seat: Seat): readonly Action[] {
  const step = s.agenda.steps.at(-1)
  const robot = robotAt(s, seat)
  if (step?.kind === 'reentry' && step.seat === seat) return poweredDown(s, seat)
  if (step?.kind !== 'programming' || !isMissing(robot)) return []
  const filled = openRegisters(robot).filter((register) => cardIn(robot, register) !== null)
  return [
    draftOf(robot),
    { kind: 'setPowerDown', on: !robot.announced },
    ...filled.map((register): Action => ({ kind: 'unplace', register })),
  ]
}

const poweredDown = (s: State, seat: Seat): readonly Action[] => {
  const usual = usualReentry(s, seat)
  return usual === null ? [] : [{ ...usual, powerDown: true }]
}
