import { bug, type Chance } from '@starboard/kernel'
import { SCRIPTS } from '../../data/scripts/index.ts'
import { type Announced, type Draft, draftOf, inOrderOfTime } from './announced.ts'
import { scriptFaults } from './check-script.ts'
import { giveData } from './data-times.ts'
import { FIGURES } from './figures.ts'
import { attempt, eager, within } from './luck.ts'
import { giveOutages } from './outage-times.ts'
import { type Script, type ScriptKind, sum } from './script.ts'
import { drawNumbers, wantedLevel } from './threat-numbers.ts'
import { giveZones, placeTurns } from './threat-places.ts'
import { roomIn } from './threat-room.ts'
import { giveTimes } from './threat-times.ts'

/** SA-12.10 */
const TRIES = 100

interface Wishes {
  readonly kind: ScriptKind
  /** SA-12.6 */
  readonly threatLevel?: number | undefined
}

/** SA-12.10: a script by luck. SA-12.13: after so many starts in vain it is the finished one of that kind. */
export const generateScript = ({ kind, threatLevel }: Wishes, random: Chance): Script =>
  attempt(TRIES, () => {
    const phaseSeconds = drawPhases(kind, random)
    return filledIn({ id: kind, title: TITLES[kind], kind, phaseSeconds, until: -1, events: [], threatLevel }, random)
  }) ?? finishedScript(kind)

/**
 * A script that goes on from what was announced: what bots imagine, and the law of secrecy. Whatever a script of the
 * generator has told can be gone on from; should somebody have written one so narrow that nothing else fits, nothing more
 * is imagined to happen.
 */
export const completeScript = (announced: Announced, random: Chance): Script =>
  attempt(TRIES, (time) =>
    filledIn(time < FREELY ? announced : withAnyLevel(announced, random), lucky(time, random)),
  ) ?? scriptOf(draftOf(announced))

/** So many starts are as free as the generator's, before it gets narrow. */
const FREELY = 20

const lucky = (time: number, random: Chance): Chance => (time < FREELY || time % 2 === 0 ? random : eager(random))

/** Of a script that somebody wrote nobody knows the level. */
const withAnyLevel = (announced: Announced, random: Chance): Announced => ({
  ...announced,
  threatLevel: announced.threatLevel ?? within(FIGURES[announced.kind].threatLevel, random),
})

function drawPhases(kind: ScriptKind, random: Chance): readonly number[] {
  const { phaseSeconds, totalSeconds } = FIGURES[kind]
  const drawn = phaseSeconds.slice(0, -1).map((range) => within(range, random))
  return [...drawn, totalSeconds - sum(drawn)]
}

/** One start: stage by stage, each tried again where it fails. */
function filledIn(announced: Announced, random: Chance): Script | null {
  const draft = draftOf(announced)
  const room = roomIn(draft)
  const sorts = drawNumbers(draft, wantedLevel(draft, random), random)
  const placed = sorts && attempt(TRIES, () => placeTurns(draft, { sorts, room }, random))
  const zoned = placed && attempt(TRIES, () => giveZones(draft, placed, random))
  const timed = zoned && attempt(TRIES, () => giveTimes(draft, zoned, random))
  const withData = timed && attempt(TRIES, () => giveData(timed, random))
  const whole = withData && attempt(TRIES, () => giveOutages(withData, random))
  if (whole === null) return null
  const script = scriptOf(whole)
  return scriptFaults(script).length === 0 ? script : null
}

const TITLES: Readonly<Record<ScriptKind, string>> = {
  'two-phase': 'Simple mission',
  'three-phase': 'Advanced mission',
  duckling: 'Little Duckling mission',
}

const scriptOf = ({ id, title, phaseSeconds, events, figures: { ship, turns } }: Draft): Script => ({
  id,
  title,
  ship,
  turns,
  phaseSeconds,
  events: inOrderOfTime(events),
})

const FINISHED: Readonly<Record<ScriptKind, string>> = {
  'two-phase': 'simulation-2',
  'three-phase': 'mission-adv-1',
  duckling: 'duckling-2',
}

/** SA-12.13 */
const finishedScript = (kind: ScriptKind): Script =>
  SCRIPTS.find(({ id }) => id === FINISHED[kind]) ?? bug(`There is no finished script for ${kind}.`)
