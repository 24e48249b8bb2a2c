import {
  type CliCommand,
  columns,
  Failure,
  list,
  Mistake,
  print,
  progressBar,
  readText,
  wholeNumber,
} from '@starboard/cli/kit'
import { fastChance, isRefusal } from '@starboard/kernel'
import { type Difficulty, difficultyOf } from '../bot/difficulty.ts'
import { GRADE_WORDS } from '../bot/gauge.ts'
import { SCRIPTS } from '../data/scripts/index.ts'
import { shipFor } from '../rules/deal/choose-script.ts'
import { form } from '../rules/options.ts'
import { announcement } from '../rules/script/announcement.ts'
import { scriptFaults } from '../rules/script/check-script.ts'
import { FIGURES } from '../rules/script/figures.ts'
import { generateScript } from '../rules/script/make-script.ts'
import { readScript } from '../rules/script/read-script.ts'
import { SCRIPT_KINDS, type Script, type ScriptKind, threatLevelOf } from '../rules/script/script.ts'
import { SHIPS } from '../rules/ship/ship.ts'

interface MissionFlags {
  readonly seed: string
  readonly kind: string
  readonly level?: number
  readonly check?: readonly string[]
  readonly difficulty?: true
  readonly crew: number
  readonly json?: true
}

export const missionCommand: CliCommand = {
  name: 'mission',
  about: 'Prints what a Space Alert mission announces and when: by luck, or a finished script; checks your own.',
  examples: [
    'mission --seed 1',
    'mission --seed 7 --kind three-phase --level 9',
    'mission mission-adv-1 --json',
    'mission --seed 7 --difficulty --crew 3',
    'mission --check my-script.json',
  ],
  declare(command) {
    command
      .argument('[id]', `prints this finished script: ${list(SCRIPTS.map(({ id }) => id))}`)
      .option('--seed <text>', 'the same seed always gives the same mission', '1')
      .option('--kind <kind>', list(SCRIPT_KINDS), 'two-phase')
      .option('--level <n>', 'how much threat (default: 3-5, in three phases 7)', wholeNumber('--level', [3, 12]))
      .option('--difficulty', 'says how many of a hundred crews of bots lose their ship; takes some seconds')
      .option('--crew <n>', 'how many are in such a crew', wholeNumber('--crew', [1, 5]), 4)
      .option('--check <file...>', 'names every rule that a script breaks; exit code 1 if it breaks any')
      .option('--json', 'for programs')
      .action((id: string | undefined, flags: MissionFlags) => mission(id, flags))
  },
}

function mission(id: string | undefined, flags: MissionFlags): void {
  if (flags.check !== undefined) checkFiles(flags.check)
  else show(id === undefined ? byLuck(flags) : finished(id), flags)
}

function show(script: Script, { json, difficulty, crew }: MissionFlags): void {
  const rated = difficulty === true ? ratedFor(script, crew) : null
  if (json) print.json({ ...script, ...(rated !== null && { difficulty: rated }) })
  else for (const line of [...linesOf(script), ...(rated === null ? [] : [ratedLine(rated)])]) print.line(line)
}

const CREWS = 100

function ratedFor(script: Script, crew: number): Difficulty {
  const seats = Math.min(crew, SHIPS[shipFor(script, form.defaults)].maxCrew)
  const progress = progressBar(CREWS)
  const rated = difficultyOf(script, form.defaults, { seats, crews: CREWS, onCrew: () => progress.add(1) })
  progress.clear()
  return rated
}

const ratedLine = ({ grade, crews, lost, meanScore }: Difficulty): string =>
  `Difficulty ${grade} of 5, ${GRADE_WORDS[grade]}: ${lost} of ${crews} crews of bots lost their ship, the others came home with ${meanScore.toFixed(1)} points on average.`

function byLuck({ seed, kind, level }: MissionFlags): Script {
  const known = SCRIPT_KINDS.find((one) => one === kind)
  if (known === undefined)
    throw new Mistake(`There is no kind ${JSON.stringify(kind)}; there are ${list(SCRIPT_KINDS)}.`)
  return generateScript({ kind: known, threatLevel: levelFor(known, level) }, fastChance(seed))
}

function levelFor(kind: ScriptKind, level: number | undefined): number | undefined {
  const [least, most] = FIGURES[kind].threatLevel
  if (level === undefined || (level >= least && level <= most)) return level
  throw new Mistake(`A ${kind} mission has a level from ${least} to ${most}; ${level} is not (SA-12.6).`)
}

function finished(id: string): Script {
  const script = SCRIPTS.find((one) => one.id === id)
  if (script !== undefined) return script
  throw new Mistake(`There is no script ${JSON.stringify(id)}; there are ${list(SCRIPTS.map((one) => one.id))}.`)
}

const linesOf = (script: Script): readonly string[] => [
  `${script.title}: ${script.turns} turns, phases of ${script.phaseSeconds.join(', ')} s, threat level ${threatLevelOf(script)}`,
  ...columns(script.events.map((event) => [clock(event.at), announcement(event)])),
]

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** SA-12.12 */
function checkFiles(paths: readonly string[]): void {
  const faults = paths.flatMap((path) => faultsOf(path).map((fault) => `${path}: ${fault}`))
  if (faults.length > 0) throw new Failure(faults.join('\n'))
  print.line('Nothing is wrong.')
}

function faultsOf(path: string): readonly string[] {
  const script = readScript(parsed(path))
  const faults = isRefusal(script) ? [script] : scriptFaults(script)
  return faults.map(({ rule, text }) => `${text} (${rule})`)
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Mistake(`${path}: this is not JSON.`)
    throw error
  }
}
