import {
  also,
  does,
  either,
  joinedBy,
  listOf,
  type Reading,
  readText,
  type Seat,
  type Sentence,
  say,
  whom,
} from '@starboard/kernel'
import { courseFor } from '../../rules/course/table.ts'
import type { Event } from '../../rules/events.ts'
import { WORDS } from '../../rules/heading.ts'
import { printPlace } from '../../rules/square.ts'
import { REGISTERS } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { actionsShownIn, type ShownAction } from './actions-shown.ts'
import { counted } from './people.ts'

type Kinds = {
  readonly [K in ShownAction['kind']]: (action: Extract<ShownAction, { kind: K }>) => Sentence | null
}

/** What a table has for what happened. */
const toldBy = (kinds: Kinds, action: ShownAction): Sentence | null =>
  (kinds[action.kind] as (action: ShownAction) => Sentence | null)(action)

/** What happened to one robot in a register, in a few words for under its card: "2 west, then shot". */
export function captionOf(events: readonly Event[], seat: Seat, reading: Reading): string {
  const parts = actionsShownIn(events)
    .filter((action) => action.seat === seat)
    .flatMap((action) => toldBy(SHORT, action) ?? [])
  // Words under a card begin no sentence.
  return readText(joinedBy(', ', ['', ...parts]), reading).replace(/^, /, '')
}

const TURNS = ['', 'turned right', 'turned about', 'turned left'] as const

const SHORT: Kinds = {
  drove: ({ steps, direction, pushed }) =>
    say`${steps} ${WORDS[direction]}${pushed.length === 0 ? '' : say`, pushed ${joinedBy(', ', pushed.map(whom))}`}`,
  turned: ({ quarters }) => TURNS[quarters] ?? null,
  blocked: () => 'stopped by a wall',
  pushed: ({ direction }) => `pushed ${WORDS[direction]}`,
  carried: ({ times }) => (times === 1 ? 'rode a belt' : `rode ${times} belts`),
  held: () => 'held on the belt',
  spun: ({ heading }) => `gear: faces ${WORDS[heading]}`,
  hit: () => 'shot',
  locked: ({ register }) => `register ${register} locks`,
  destroyed: ({ cause }) => FATES[cause],
  touched: ({ checkpoint }) => `touched ${checkpoint}`,
}

const FATES = { pit: 'fell into a pit', edge: 'fell off the board', lasers: 'shot to pieces' } as const

/** RR-3.9: a register in one breath: "Register 2: Ines drives two squares north and pushes you." */
export function registerInWords(events: readonly Event[], reading: Reading): string {
  const register = events.findLast((event) => event.kind === 'registerEnded')?.register
  const lines = actionsShownIn(events).flatMap((action) => toldBy(LONG, action) ?? [])
  const before = events.flatMap((event) => aheadOf(event) ?? [])
  const all = lines.length === 0 ? 'nothing moves' : joinedBy('; ', lines)
  return readText(joinedBy(' ', [...before, say`Register ${register ?? ''}: ${all}.`]), reading)
}

interface Seen {
  readonly events: readonly Event[]
  readonly name: Reading['name']
  readonly me: Seat
  readonly view: View
}

/** The same for one robot alone, and after the last register where it stands: "Register 5: 2 west. Now on [4,7] facing west." */
export function registerInBrief({ events, name, me, view }: Seen): string {
  const register = events.findLast((event) => event.kind === 'registerEnded')?.register
  const robot = view.robots[me]
  const became = captionOf(events, me, { name, reader: me })
  if (became === '' && robot?.status !== 'active') return ''
  const isLast = register === REGISTERS.length && robot?.status === 'active'
  const now = isLast ? ` Now on ${printPlace(courseFor(view), robot.at)} facing ${WORDS[robot.heading]}.` : ''
  return `Register ${register ?? ''}: ${became || 'no move'}.${now}`
}

/** RR-3.8, 11.8: what becomes known before register 1. */
function aheadOf(event: Event): Sentence | null {
  if (event.kind === 'powerDownAnnounced') return say`${does(event.seat, 'announces')} a power down.`
  if (event.kind !== 'timeExpired') return null
  const registers = counted(event.filled, 'register')
  return say`Time is up: ${ofWhom(registers, event.seat)} filled at random.`
}

/** "register 5 of Ines", "your register 5" */
const ofWhom = (what: string, seat: Seat): Sentence => either(seat, `your ${what}`, say`${what} of ${whom(seat)}`)

const COUNTS = ['', 'one square', 'two squares', 'three squares'] as const
const ABOUT = ['', 'right', 'about', 'left'] as const

const LONG: Kinds = {
  drove: ({ seat, steps, direction, pushed }) =>
    say`${does(seat, 'drives')} ${COUNTS[steps] ?? `${steps}`} ${WORDS[direction]}${pushed.length === 0 ? '' : say` and ${also(seat, 'pushes')} ${joinedBy(', ', pushed.map(whom))}`}`,
  turned: ({ seat, quarters }) => say`${does(seat, 'turns')} ${ABOUT[quarters] ?? ''}`,
  blocked: ({ seat }) => say`a wall stops ${whom(seat)}`,
  /** Told with the drive that does it; a pusher of the factory has no driver. */
  pushed: ({ seat, by, direction }) => (by === null ? say`a pusher throws ${whom(seat)} ${WORDS[direction]}` : null),
  carried: ({ seat, times }) => say`a belt carries ${whom(seat)}${times === 1 ? '' : ' twice'}`,
  held: ({ seat }) => say`${does(seat, 'is')} held on the belt`,
  spun: ({ seat, heading }) => say`a gear turns ${whom(seat)} to the ${WORDS[heading]}`,
  hit: ({ seat, by, damage }) => say`${shooters(by)} ${whom(seat)}: ${damage} damage`,
  locked: ({ seat, register }) => say`${ofWhom(`register ${register}`, seat)} locks`,
  destroyed: ({ seat, cause, by, lives }) =>
    say`${fateOf(seat, cause)}${by === null || cause === 'lasers' ? '' : say`, pushed by ${whom(by)}`}, ${lives === 0 ? say`and ${also(seat, 'is')} out` : `${counted(lives, 'life', 'lives')} left`}`,
  touched: ({ seat, checkpoint }) => say`${does(seat, 'touches')} checkpoint ${checkpoint}`,
}

const fateOf = (seat: Seat, cause: keyof typeof FATES): Sentence =>
  cause === 'lasers'
    ? say`${does(seat, 'is')} ${FATES.lasers}`
    : say`${does(seat, 'falls')} ${FATES[cause].replace('fell ', '')}`

/** "Ines and a laser hit". */
function shooters(by: readonly (Seat | null)[]): Sentence {
  const all = [...new Set(by)]
  const [only = null] = all
  if (all.length > 1) return say`${listOf(all.map((seat) => (seat === null ? 'a laser' : whom(seat))))} hit`
  return only === null ? 'a laser hits' : does(only, 'hits')
}
