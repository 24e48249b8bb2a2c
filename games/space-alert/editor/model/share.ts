import { type Refusal, refuse } from '@starboard/kernel'
import { printMission } from '../../rules/file/print.ts'
import { MISSION_FORMAT } from '../../rules/file/schema.ts'
import type { Mission } from '../../rules/mission.ts'
import { type Action, PLAIN_ACTIONS, STATIONS } from '../../rules/vocabulary.ts'
import type { Draft } from './draft.ts'
import { openValue } from './open.ts'

/** Codes of other kinds, or of a later way to pack, begin with something else. */
const VERSION = 'sa1.'
const CHECK_LETTERS = 4

/** What every browser and most messengers carry in an address. */
export const MOST_LETTERS = 6000

/** One letter an action: plans are the longest part of a mission. */
const ACTIONS: readonly Action[] = [...PLAIN_ACTIONS, ...STATIONS.map((station): Action => `go:${station}`)]
const LETTERS = 'ABCbrulEFGHabcdef'
const NOTHING = '-'

/** A mission as one word that may stand in an address; null if it is too long for that. */
export function shareCode(mission: Mission): string | null {
  const { format: _format, crew, ...rest } = printMission(mission)
  const packed = { ...rest, crew: crew.map(({ name, actions = [] }) => [name, actions.map(packSlot).join('')]) }
  const letters = toLetters(JSON.stringify(packed))
  const code = `${VERSION}${checkLetters(letters)}${letters}`
  return code.length > MOST_LETTERS ? null : code
}

type DraftSlot = NonNullable<Draft['crew'][number]['actions']>[number]

const packSlot = (slot: DraftSlot): string =>
  slot === null ? NOTHING : typeof slot === 'string' ? letterOf(slot) : `(${slot.map(letterOf).join('')})`

const letterOf = (action: Action): string => LETTERS[ACTIONS.indexOf(action)] ?? NOTHING

export function fromShareCode(code: string): Draft | Refusal {
  const word = code.trim()
  if (!word.startsWith(VERSION)) return damaged(`A link to a mission has a code that starts with ${VERSION}`)
  const check = word.slice(VERSION.length, VERSION.length + CHECK_LETTERS)
  const letters = word.slice(VERSION.length + CHECK_LETTERS)
  if (word.length > MOST_LETTERS || check !== checkLetters(letters)) return damaged(TORN)
  const value = unpacked(letters)
  return value === null ? damaged(TORN) : openValue(value)
}

const TORN = 'This link is damaged, or a part of it is missing.'

const damaged = (text: string): Refusal => refuse('bad-share-code', 'mission-file', text)

/** Back to the shape of a file; whether it is a mission is seen there. */
function unpacked(letters: string): unknown {
  try {
    const packed: unknown = JSON.parse(fromLetters(letters))
    if (typeof packed !== 'object' || packed === null || !('crew' in packed) || !Array.isArray(packed.crew)) return null
    return { format: MISSION_FORMAT, ...packed, crew: packed.crew.map(unpackCrew) }
  } catch {
    return null
  }
}

function unpackCrew(member: unknown): unknown {
  if (!Array.isArray(member)) return member
  const [name, plan] = member
  return { name, actions: typeof plan === 'string' ? slotsIn(plan) : [] }
}

const slotsIn = (plan: string): readonly unknown[] =>
  [...plan.matchAll(/\((.)(.)\)|(.)/g)].map(([, upper, lower, single]) =>
    single === undefined ? [actionOf(upper), actionOf(lower)] : actionOf(single),
  )

/** A letter that stands for nothing is refused as no action. */
const actionOf = (letter = ''): string | null =>
  letter === NOTHING ? null : (ACTIONS[LETTERS.indexOf(letter)] ?? letter)

function toLetters(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): string {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (one) => one.charCodeAt(0)))
}

/** A link that lost its end in a message is told from one that was never good. */
function checkLetters(letters: string): string {
  let sum = 7
  for (const letter of letters) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return (sum % 36 ** CHECK_LETTERS).toString(36).padStart(CHECK_LETTERS, '0')
}
