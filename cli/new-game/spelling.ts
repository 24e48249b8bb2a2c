import { type Refusal, refuse } from '@starboard/kernel'

/** The same game as an address, an identifier, a type, a title and the letters of its rules. */
export interface Spelling {
  readonly id: string
  readonly variable: string
  readonly type: string
  readonly name: string
  readonly prefix: string
}

/** What is taken already, by the games on the shelf, by the file that lists them and by the game that is copied. */
export interface Taken {
  readonly ids: readonly string[]
  readonly prefixes: readonly string[]
  readonly words: ReadonlySet<string>
}

export interface Wanted {
  readonly id: string
  readonly name?: string | undefined
  readonly prefix?: string | undefined
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const MOST_LETTERS = 40
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} .:&-]*[\p{L}\p{N}.])?$/u
const PREFIX = /^[A-Z]{2}$/

/** Words that may not name a constant of a module. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield arguments eval'.split(
    ' ',
  )

/** All spellings of a new game, or what is wrong with its name. */
export function spell({ id, name = titleOf(id), prefix }: Wanted, taken: Taken): Spelling | Refusal {
  if (!ID.test(id) || id.length > MOST_LETTERS)
    return mistake(`"${id}" is no id: small letters, digits and hyphens, such as moon-golf.`)
  if (taken.ids.includes(id)) return mistake(`There is a game ${id} already.`)
  if (!NAME.test(name) || name.length > MOST_LETTERS)
    return mistake(`"${name}" is no name: letters, digits, spaces and . : & -, at most ${MOST_LETTERS}.`)
  const letters = prefix ?? freePrefix(name, taken.prefixes)
  if (letters === null || !PREFIX.test(letters))
    return mistake('Rules are named by two capital letters, such as MG in MG-1.2: say which with --prefix.')
  if (taken.prefixes.includes(letters)) return mistake(`Rules of another game begin with ${letters} already.`)
  const free = (word: string) => (isTaken(word, taken) ? `${word}Game` : word)
  return { id, variable: free(camel(id)), type: free(pascal(id)), name, prefix: letters }
}

const isTaken = (word: string, { words }: Taken): boolean =>
  RESERVED.includes(word) || words.has(word) || word in globalThis

const mistake = (text: string): Refusal => refuse('no-name', 'cli', text)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const titleOf = (id: string): string => id.split('-').map(capital).join(' ')

/** A digit cannot begin a part of an identifier that stands alone, but no id begins with one. */
const pascal = (id: string): string => id.split('-').map(capital).join('')

const camel = (id: string): string => id.charAt(0) + pascal(id).slice(1)

/** The initials of two words, or the first letter and another one of the name. */
function freePrefix(name: string, taken: readonly string[]): string | null {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
  const [first = '', second = ''] = words
  const pairs = [
    first.charAt(0) + second.charAt(0),
    ...[...words.join('').slice(1)].map((letter) => first.charAt(0) + letter),
  ]
  return pairs.find((pair) => PREFIX.test(pair) && !taken.includes(pair)) ?? null
}
