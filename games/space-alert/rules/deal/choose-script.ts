import { bug, type Chance, isRefusal, type Refusal, refuse } from '@starboard/kernel'
import { SCRIPTS } from '../../data/scripts/index.ts'
import type { Options } from '../options.ts'
import { scriptFaults } from '../script/check-script.ts'
import { FIGURES, isWithin } from '../script/figures.ts'
import { generateScript } from '../script/make-script.ts'
import { readScript } from '../script/read-script.ts'
import type { Script, ScriptKind } from '../script/script.ts'
import type { ShipId } from '../vocabulary.ts'

type Mission = Options['mission']
type Chosen = Pick<Options, 'mission' | 'script' | 'threatLevel'>

/** SA-2.24: those that the generator makes; all others are finished. */
const GENERATED: Readonly<Partial<Record<Mission, ScriptKind>>> = {
  simple: 'two-phase',
  advanced: 'three-phase',
  duckling: 'duckling',
}

/** SA-2.24, SA-12.12: why there can be no such script; null: there can. */
export function checkScript({ mission, script, threatLevel }: Chosen): Refusal | null {
  if (script !== null) {
    const own = ownScript(script.text)
    return isRefusal(own) ? own : (scriptFaults(own)[0] ?? null)
  }
  const kind = GENERATED[mission]
  if (kind === undefined || threatLevel === 0 || isWithin(threatLevel, FIGURES[kind].threatLevel)) return null
  const range = FIGURES[kind].threatLevel.join(' to ')
  return refuse('wrong-level', 'SA-12.6', `The threat level of such a mission is ${range}, not ${threatLevel}.`)
}

/** SA-2.24: the table's own, a finished one, or one made from the mission's seed. */
export function chooseScript(options: Chosen, luck: Chance): Script {
  const { mission, script, threatLevel } = options
  if (script !== null) {
    const own = ownScript(script.text)
    return isRefusal(own) ? bug(own.text) : own
  }
  const kind = GENERATED[mission]
  if (kind === undefined) return finishedScript(mission) ?? bug(`There is no script ${mission}.`)
  return generateScript({ kind, threatLevel: threatLevel === 0 ? undefined : threatLevel }, luck)
}

/** What everybody can read in the book: a finished script has no secrets. */
export const finishedScript = (mission: Mission): Script | undefined =>
  SCRIPTS.find(({ id }) => id === (mission === 'testRun' ? 'test-run-1' : mission))

/** The ship that such a script is for, before there is one. */
export function scriptShip({ mission, script }: Chosen): Script['ship'] {
  const kind = GENERATED[mission]
  const own = script === null ? finishedScript(mission) : ownScript(script.text)
  if (own !== undefined && !isRefusal(own)) return own.ship
  return kind === undefined ? 'classic' : FIGURES[kind].ship
}

/** SA-2.24: the script says how long it is, and whether it is for Little Duckling. */
export const shipFor = ({ ship }: Pick<Script, 'ship'>, { shipProfile }: Pick<Options, 'shipProfile'>): ShipId =>
  ship === 'duckling' ? 'duckling' : shipProfile

function ownScript(text: string): Script | Refusal {
  const value = parsed(text)
  return value === undefined ? refuse('no-script', 'SA-12.12', 'The script is no JSON text.') : readScript(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
