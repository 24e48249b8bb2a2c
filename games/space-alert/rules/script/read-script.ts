import { type Refusal, refuse, sentenceOf } from '@starboard/kernel'
import * as z from 'zod/mini'
import { type Script, THREAT_LEVELS, ZONES } from './script.ts'

const MOST_EVENTS = 100
const LONGEST_TEXT = 80

const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT))
const seconds = z.int().check(z.gte(0), z.lte(600))
const phase = z.int().check(z.gte(1), z.lte(3))
const threat = {
  at: seconds,
  type: z.literal('threat'),
  level: z.literal([...THREAT_LEVELS]),
  turn: z.int().check(z.gte(1), z.lte(12)),
  minCrew: z.exactOptional(z.int().check(z.gte(1), z.lte(5))),
}

const event = z.union([
  z.strictObject({ ...threat, kind: z.literal('external'), zone: z.literal([...ZONES]) }),
  z.strictObject({ ...threat, kind: z.literal('internal') }),
  z.strictObject({ at: seconds, type: z.literal(['phase-start', 'phase-end']), phase }),
  z.strictObject({ at: seconds, type: z.literal('phase-warning'), phase, secondsLeft: seconds }),
  z.strictObject({ at: seconds, type: z.literal(['incoming-data', 'comms-restored', 'mission-end']) }),
  z.strictObject({ at: seconds, type: z.literal(['data-transfer', 'comms-down']), seconds }),
])

const script = z.strictObject({
  id: text,
  title: text,
  ship: z.literal(['classic', 'duckling']),
  turns: z.literal([7, 12]),
  phaseSeconds: z.array(seconds).check(z.maxLength(3)),
  events: z.array(event).check(z.maxLength(MOST_EVENTS)),
})

/** SA-12.12: a script from outside, by its shape alone; whether it may be played `scriptFaults` says. */
export function readScript(value: unknown): Script | Refusal {
  const result = z.safeParse(script, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  return refuse('no-script', 'SA-12.12', issue === undefined ? 'This is no script.' : sentenceOf(issue))
}
