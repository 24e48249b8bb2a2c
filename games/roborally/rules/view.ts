import { type Agenda, deckSize, type Seat, type Viewer } from '@starboard/kernel'
import type { Card } from './cards.ts'
import { isLocked } from './damage.ts'
import type { Heading } from './heading.ts'
import { mayPowerDown, placesFor } from './reentry.ts'
import { isOnBoard, openRegisters, robotAt } from './robot.ts'
import type { Square } from './square.ts'
import type { Moment, Robot, State, Step } from './state.ts'

/** Section 19: a register as this viewer knows it. */
export type SeenRegister = Card | 'hidden' | null

export interface SeenRobot extends Omit<Robot, 'hand' | 'deal' | 'registers' | 'announced' | 'filled'> {
  /** Cards in hand. While others draft, this stays the number dealt. */
  readonly handSize: number
  /** Only one's own, until execution starts. */
  readonly hand?: readonly Card[]
  /** Only one's own: this turn's cards in the order dealt, placed ones too. */
  readonly deal?: readonly Card[]
  /** Others' drafts are null as if nothing were placed; a submitted program is `hidden`; locked and revealed cards show. */
  readonly registers: readonly SeenRegister[]
  /** Absent where it is still secret. */
  readonly announced?: boolean
  readonly filled?: number
}

type Open =
  | 'rules'
  | 'options'
  | 'race'
  | 'turn'
  | 'revealed'
  | 'dockOrder'
  | 'destroyed'
  | 'silentTurns'
  | 'isHeard'
  | 'figures'
  | 'ended'

export interface View extends Readonly<Pick<State, Open>> {
  readonly agenda: Agenda<Step>
  /** By seat. */
  readonly robots: readonly SeenRobot[]
  /** How many cards are left undealt. */
  readonly undealt: number
  /** RR-10.6–10.11: for the one who is asked where to come back, and for all who watch. */
  readonly reentry: {
    readonly seat: Seat
    readonly places: readonly ReentryPlace[]
    readonly mayPowerDown: boolean
  } | null
}

export interface ReentryPlace {
  readonly square: Square
  readonly headings: readonly Heading[]
}

/** Section 19 */
export function view(s: State, viewer: Viewer): View {
  return {
    rules: s.rules,
    options: s.options,
    agenda: { asked: s.agenda.asked, steps: s.agenda.steps.map((step) => ({ ...step })) },
    race: s.race,
    turn: s.turn,
    revealed: s.revealed,
    robots: s.robots.map((robot) => seenRobot(s, robot, viewer)),
    dockOrder: s.dockOrder.slice(),
    destroyed: s.destroyed.slice(),
    undealt: deckSize(s.deck),
    silentTurns: s.silentTurns,
    isHeard: s.isHeard,
    figures: { ...s.figures },
    reentry: seenReentry(s),
    ended: s.ended === null ? null : { ...s.ended },
  }
}

function seenReentry(s: State): View['reentry'] {
  const step = s.agenda.steps.at(-1)
  if (step?.kind !== 'reentry') return null
  const { seat } = step
  return { seat, places: placesFor(s, seat), mayPowerDown: mayPowerDown(s, robotAt(s, seat)) }
}

/** Programs, announcements and time-outs of robots on the board are secret until the last program is in. */
export const isSecret = ({ agenda }: Pick<State, 'agenda'>, robot: Pick<Robot, 'status'>): boolean =>
  isOnBoard(robot) && agenda.steps.some(({ kind }) => kind === 'programming')

function seenRobot(s: State, robot: Robot, viewer: Viewer): SeenRobot {
  const { hand, deal, registers, announced, filled } = robot
  const isOwn = viewer === 'everything' || viewer === robot.seat
  const isHidden = isSecret(s, robot)
  if (!isOwn)
    return {
      ...openPart(robot),
      handSize: isHidden ? othersHandSize(robot) : 0,
      registers: registers.map((card, place) => seenRegister(robot, { card, place, isHidden })),
      ...(!isHidden && { announced, filled }),
    }
  const own = { ...openPart(robot), handSize: hand.length, registers: registers.slice(), announced, filled }
  return isHidden ? { ...own, hand: hand.slice(), deal: deal.slice() } : own
}

/** What anybody may know of a robot at any time. */
const openPart = (robot: Robot): Omit<SeenRobot, 'handSize' | 'registers'> => ({
  seat: robot.seat,
  name: robot.name,
  dock: robot.dock,
  status: robot.status,
  at: robot.at,
  heading: robot.heading,
  damage: robot.damage,
  lives: robot.lives,
  archive: robot.archive,
  next: robot.next,
  poweredDown: robot.poweredDown,
  lastTouch: seenMoment(robot.lastTouch),
  out: seenMoment(robot.out),
  finished: seenMoment(robot.finished),
  dealt: robot.dealt,
  ready: robot.ready,
  shown: robot.shown,
  watched: robot.watched,
  present: robot.present,
  conceding: robot.conceding,
})

const seenMoment = (moment: Moment | null): Moment | null => (moment === null ? null : { ...moment })

/** The number dealt while its owner drafts; what is left of it once the program is in. */
const othersHandSize = (robot: Robot): number => (robot.ready ? robot.dealt - openRegisters(robot).length : robot.dealt)

interface Slot {
  readonly card: Card | null
  readonly place: number
  readonly isHidden: boolean
}

/** Locked and turned-up cards show. A draft is not even known to be there. */
function seenRegister(robot: Robot, { card, place, isHidden }: Slot): SeenRegister {
  if (place < robot.shown || (isOnBoard(robot) && isLocked(robot, place + 1))) return card
  if (isHidden && !robot.ready) return null
  return card === null ? null : 'hidden'
}
