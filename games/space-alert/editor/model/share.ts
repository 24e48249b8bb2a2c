import { type Refusal, refuse } from '@starboard/kernel'
import {
  ACTIONS,
  CHECK_LETTERS,
  checkLetters,
  LETTERS,
  MOST_LETTERS,
  NOTHING,
  VERSION,
} from '../../film/model/share-code.ts'
import { MISSION_FORMAT } from '../../rules/file/schema.ts'
import type { Draft } from './draft.ts'
import { openValue } from './open.ts'

/** What a link carries, as it was packed by `shareCode`. */
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

function fromLetters(letters: string): string {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (one) => one.charCodeAt(0)))
}
