import type { NameOf, Seat } from '@starboard/kernel'
import type { Event } from '../../rules/events.ts'
import { WORDS } from '../../rules/heading.ts'
import { actionsShownIn, type ShownAction } from './actions-shown.ts'
import { counted } from './people.ts'

type Kinds<R> = { readonly [K in ShownAction['kind']]: (action: Extract<ShownAction, { kind: K }>, name: NameOf) => R }

/** What happened to one robot in a register, in a few words for under its card: "2 west, then shot". */
export function captionOf(events: readonly Event[], seat: Seat, name: NameOf): string {
  const parts = actionsShownIn(events)
    .filter((action) => action.seat === seat)
    .flatMap((action) => SHORT_TABLE(action, name) ?? [])
  return (
    parts.slice(0, 2).join(', ') +
    parts
      .slice(2)
      .map((part) => `, ${part}`)
      .join('')
  )
}

const SHORT_TABLE = (action: ShownAction, name: NameOf): string | null =>
  (SHORT[action.kind] as (action: ShownAction, name: NameOf) => string | null)(action, name)

const TURNS = ['', 'turned right', 'turned about', 'turned left'] as const

const SHORT: Kinds<string | null> = {
  drove: ({ steps, direction, pushed }, name) =>
    `${steps} ${WORDS[direction]}${pushed.length === 0 ? '' : `, pushed ${pushed.map(name).join(', ')}`}`,
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

/** RR-3.9: a register in one breath: "Register 2: Ines drives two squares north and pushes Bo." */
export function registerInWords(events: readonly Event[], name: NameOf): string {
  const register = events.findLast((event) => event.kind === 'registerEnded')?.register
  const lines = actionsShownIn(events).flatMap((action) => {
    const line = (LONG[action.kind] as (action: ShownAction, name: NameOf) => string | null)(action, name)
    return line === null ? [] : [line]
  })
  const before = events.flatMap((event) => aheadOf(event, name) ?? [])
  return [...before, `Register ${register ?? ''}: ${lines.length === 0 ? 'nothing moves' : lines.join('; ')}.`].join(
    ' ',
  )
}

/** RR-3.8, 11.8: what becomes known before register 1. */
function aheadOf(event: Event, name: NameOf): string | null {
  if (event.kind === 'powerDownAnnounced') return `${name(event.seat)} announces a power down.`
  if (event.kind !== 'timeExpired') return null
  return `Time is up: ${counted(event.filled, 'register')} of ${name(event.seat)} filled at random.`
}

const COUNTS = ['', 'one square', 'two squares', 'three squares'] as const
const ABOUT = ['', 'turns right', 'turns about', 'turns left'] as const

const LONG: Kinds<string | null> = {
  drove: ({ seat, steps, direction, pushed }, name) =>
    `${name(seat)} drives ${COUNTS[steps] ?? steps} ${WORDS[direction]}${pushed.length === 0 ? '' : ` and pushes ${pushed.map(name).join(', ')}`}`,
  turned: ({ seat, quarters }, name) => `${name(seat)} ${ABOUT[quarters]}`,
  blocked: ({ seat }, name) => `a wall stops ${name(seat)}`,
  /** Told with the drive that does it; a pusher of the factory has no driver. */
  pushed: ({ seat, by, direction }, name) => (by === null ? `a pusher throws ${name(seat)} ${WORDS[direction]}` : null),
  carried: ({ seat, times }, name) => `a belt carries ${name(seat)}${times === 1 ? '' : ' twice'}`,
  held: ({ seat }, name) => `${name(seat)} is held on the belt`,
  spun: ({ seat, heading }, name) => `a gear turns ${name(seat)} to the ${WORDS[heading]}`,
  hit: ({ seat, by, damage }, name) => `${shooters(by, name)} ${name(seat)}: ${damage} damage`,
  locked: ({ seat, register }, name) => `register ${register} of ${name(seat)} locks`,
  destroyed: ({ seat, cause, by, lives }, name) =>
    `${name(seat)} ${cause === 'lasers' ? 'is shot to pieces' : FATES[cause].replace('fell', 'falls')}${by === null || cause === 'lasers' ? '' : `, pushed by ${name(by)}`}, ${lives === 0 ? 'and is out' : `${lives} ${lives === 1 ? 'life' : 'lives'} left`}`,
  touched: ({ seat, checkpoint }, name) => `${name(seat)} touches checkpoint ${checkpoint}`,
}

/** "Ines and a laser hit". */
function shooters(by: readonly (Seat | null)[], name: NameOf): string {
  const names = [...new Set(by)].map((seat) => (seat === null ? 'a laser' : name(seat)))
  const last = names.at(-1) ?? 'a laser'
  return names.length < 2 ? `${last} hits` : `${names.slice(0, -1).join(', ')} and ${last} hit`
}
