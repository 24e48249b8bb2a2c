import { copy, type Seat, seatsOf, type Viewer, type Window } from '@starboard/kernel'
import { dueAt } from './clock.ts'
import { seenFlight } from './flight/seen-flight.ts'
import { phasesOf } from './phases.ts'
import { outsideOf } from './round/board.ts'
import { entriesLeft } from './round/move.ts'
import { WARNINGS } from './script/figures.ts'
import { phasesOf as rangesOf } from './script/script.ts'
import { type CrewMember, memberAt, type State, type Step } from './state.ts'
import type { OwnCards, PhaseTime, SeenMember, Stage, View } from './view.ts'

/** Section 6: built up, part by part. */
export const view = (s: State, viewer: Viewer): View => ({
  options: seenOptions(s),
  rules: s.rules,
  agenda: { asked: s.agenda.asked, steps: s.agenda.steps.map((step) => seenStep(step, viewer)) },
  stage: stageOf(s),
  ship: s.ship,
  turns: s.turns,
  missionRules: copy(s.missionRules),
  tracks: copy(s.tracks),
  title: s.script.title,
  captain: s.captain,
  roles: copy(s.roles),
  phases: phaseTimes(s),
  phaseSeconds: s.script.phaseSeconds.slice(),
  startsAt: s.startsAt,
  told: copy(s.told),
  threats: copy(s.threats),
  crew: seatsOf(s.crew.length).map((seat) => seenMember(s, seat, viewer)),
  transfer: copy(s.transfer),
  outage: s.outage === null ? null : { since: s.outage.since, until: s.outage.until },
  calls: copy(s.calls),
  carried: copy(s.carried),
  flight: s.flight === null ? null : copy(seenFlight(s, s.flight, viewer)),
  missionsLeft: s.missionsLeft,
  goesOn: s.goesOn,
  revealed: isScored(s) || viewer === 'everything' ? { seed: s.seed, events: copy(s.script.events) } : null,
})

/** SA-2.23: a script of the table's own is no secret to its host alone. */
const seenOptions = ({ options }: State): View['options'] =>
  options.script === null ? options : Object.freeze({ ...options, script: null })

/** SA-4.14, SA-10.2: what others answer is unseen until all have. */
function seenStep(step: Step, viewer: Viewer): Step {
  if (step.kind === 'trip') return { ...step, window: seenWindow(step.window, viewer) }
  if (step.kind === 'vote') return { ...step, window: seenWindow(step.window, viewer) }
  return { ...step }
}

function seenWindow<B>({ answers, ...window }: Window<B>, viewer: Viewer): Window<B> {
  if (viewer === 'everything') return { ...window, answers: { ...answers } }
  const own = viewer === 'spectator' ? undefined : answers[viewer]
  return { ...window, answers: own === undefined || viewer === 'spectator' ? {} : { [viewer]: own } }
}

const STAGE_OF: Readonly<Record<Step['kind'], Stage>> = {
  repairs: 'repairs',
  squadStation: 'repairs',
  startClock: 'countdown',
  actionRound: 'planning',
  silence: 'silence',
  threatsAppear: 'resolution',
  trip: 'resolution',
  playTurn: 'resolution',
  watch: 'resolution',
  score: 'resolution',
  callVote: 'vote',
  vote: 'vote',
}

function stageOf({ agenda, told }: State): Stage {
  const step = agenda.steps.at(-1)
  if (step === undefined) return 'over'
  return step.kind === 'actionRound' && told.length === 0 ? 'countdown' : STAGE_OF[step.kind]
}

const isScored = ({ flight }: Pick<State, 'flight'>): boolean => flight !== null && flight.result !== null

/** SA-2.23 */
function phaseTimes(s: State): readonly PhaseTime[] | null {
  const phases = phasesOf(s.turns)
  const at = (seconds: number) => dueAt(s, seconds) ?? 0
  if (dueAt(s, 0) === null) return null
  return rangesOf(s.script.phaseSeconds).flatMap(([from, to], place): readonly PhaseTime[] => {
    const phase = phases[place]
    if (phase === undefined) return []
    return [{ phase, from: at(from), to: at(to), warnings: WARNINGS.map((seconds) => at(to - seconds)) }]
  })
}

/** SA-2.12: in an outage everybody sees what was there when it began. */
function seenMember(s: State, seat: Seat, viewer: Viewer): SeenMember {
  const member = memberAt(s, seat)
  const outside = s.outage?.seen[seat] ?? outsideOf(member)
  const isOwn = viewer === seat || viewer === 'everything' || isScored(s)
  return {
    ...copy(outside),
    holder: member.holder,
    job: copy(member.job),
    ...(isOwn && { own: ownCards(s, seat, member) }),
    ...(s.options.openBoards && s.outage === null && { open: copy(member.board) }),
  }
}

function ownCards(s: State, seat: Seat, member: CrewMember): OwnCards {
  const { opened, dealt, openPhase } = outsideOf(member)
  return {
    hand: copy(member.hand),
    board: copy(member.board),
    version: member.version,
    openPhase,
    opened,
    dealt,
    entriesLeft: entriesLeft(s, seat),
  }
}
