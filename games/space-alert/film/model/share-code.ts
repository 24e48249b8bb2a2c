import { printMission } from '../../rules/file/print.ts'
import type { MissionFile } from '../../rules/file/schema.ts'
import type { Mission } from '../../rules/mission.ts'
import { type Action, PLAIN_ACTIONS, STATIONS } from '../../rules/vocabulary.ts'

/** Codes of other kinds, or of a later way to pack, begin with something else. */
export const VERSION = 'sa1.'
export const CHECK_LETTERS = 4

/** What every browser and most messengers carry in an address. */
export const MOST_LETTERS = 6000

/** One letter an action: plans are the longest part of a mission. */
export const ACTIONS: readonly Action[] = [...PLAIN_ACTIONS, ...STATIONS.map((station): Action => `go:${station}`)]
export const LETTERS = 'ABCbrulEFGHabcdef'
export const NOTHING = '-'

/** A mission as one word that may stand in an address; null if it is too long for that. */
export function shareCode(mission: Mission): string | null {
  const { format: _format, crew, ...rest } = printMission(mission)
  const packed = { ...rest, crew: crew.map(({ name, actions = [] }) => [name, actions.map(packSlot).join('')]) }
  const letters = toLetters(JSON.stringify(packed))
  const code = `${VERSION}${checkLetters(letters)}${letters}`
  return code.length > MOST_LETTERS ? null : code
}

type FileSlot = NonNullable<MissionFile['crew'][number]['actions']>[number]

const packSlot = (slot: FileSlot): string =>
  slot === null ? NOTHING : typeof slot === 'string' ? letterOf(slot) : `(${slot.map(letterOf).join('')})`

const letterOf = (action: Action): string => LETTERS[ACTIONS.indexOf(action)] ?? NOTHING

function toLetters(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A link that lost its end in a message is told from one that was never good. */
export function checkLetters(letters: string): string {
  let sum = 7
  for (const letter of letters) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return (sum % 36 ** CHECK_LETTERS).toString(36).padStart(CHECK_LETTERS, '0')
}
