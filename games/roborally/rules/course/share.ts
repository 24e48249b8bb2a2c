import { type Refusal, refuse } from '@starboard/kernel'
import type { Course } from './course.ts'
import { parseCourse } from './parse.ts'
import { printCourse } from './print.ts'
import { packed, unpacked } from './share/coder.ts'
import { bytesFrom, checkLetters, lettersOf } from './share/letters.ts'

/** What is packed is the printed text, without the lines that all have. */
const VERSION = 'rr1.'
const HEAD = 'rrcourse 1\n'
const TAIL = 'end\n'
const CHECK_LETTERS = 3

/** A course as one word that may stand in an address. */
export function shareCode(course: Course): string {
  const letters = lettersOf(packed(printCourse(course).slice(HEAD.length, -TAIL.length)))
  return `${VERSION}${checkLetters(letters)}${letters}`
}

/** More than any course that can be played is long. */
const MOST_LETTERS = 60_000
const MOST_TEXT = 60_000

/** The course of a code. It can be read, but whether it can be played is another question (RR-13.10). */
export function fromShareCode(code: string): Course | Refusal {
  const word = code.trim()
  if (!word.startsWith(VERSION)) return unreadable(`A share code starts with ${VERSION}`)
  const check = word.slice(VERSION.length, VERSION.length + CHECK_LETTERS)
  const letters = word.slice(VERSION.length + CHECK_LETTERS)
  if (letters.length > MOST_LETTERS || check !== checkLetters(letters)) return unreadable(TORN)
  const bytes = bytesFrom(letters)
  const text = bytes === null ? null : unpacked(bytes, MOST_TEXT)
  const parsed = text === null ? null : parseCourse(`${HEAD}${text}${TAIL}`, 'scenario')
  return parsed !== null && 'course' in parsed ? parsed.course : unreadable(TORN)
}

const TORN = 'This share code is damaged, or a part of it is missing.'

const unreadable = (text: string): Refusal => refuse('bad-share-code', 'RR-13.1', text)
