import { bug } from './bug.ts'
import type { Seat, Viewer } from './seat.ts'

type Of<U extends { kind: string }, K> = Extract<U, { kind: K }>

/** Asked at the moment of emission, with the state at hand (a spy's satellite, an outage). A method type, so that tables of one game fit the general contract. */
type AudienceOf<S, E> = { of(event: E, state: S): readonly Seat[] | 'all' }['of']

export type Audience<S, E> = 'all' | AudienceOf<S, E>

/**
 * Who may see each event: the whole of it, or every field by itself. A field without an audience does not compile.
 * `kind` says who hears of the event at all; without it, whoever may see at least one field.
 */
export type Audiences<S, E extends { kind: string }> = {
  readonly [K in E['kind']]: Audience<S, Of<E, K>> | FieldAudiences<S, Of<E, K>>
}

type FieldAudiences<S, E> = { readonly kind?: Audience<S, E> } & {
  readonly [F in Exclude<keyof E, 'kind'>]-?: Audience<S, E>
}

/** Events as boards and logs get them: a field that is not for everybody is optional. */
export type AsSeen<E extends { kind: string }, A> = {
  [K in E['kind']]: SeenAs<Of<E, K>, K extends keyof A ? A[K] : never>
}[E['kind']]

/** The same for those who do not know the audiences: any field may be absent. */
export type PartlySeen<E extends { kind: string }> = {
  [K in E['kind']]: { kind: K } & Partial<Omit<Of<E, K>, 'kind'>>
}[E['kind']]

type SeenAs<E, A> = A extends 'all' | ((...args: never[]) => unknown) ? E : Public<E, A> & Partial<Secret<E, A>>
type Public<E, A> = { [F in keyof E as F extends 'kind' ? F : IsOpen<A, F> extends true ? F : never]: E[F] }
type Secret<E, A> = { [F in keyof E as F extends 'kind' ? never : IsOpen<A, F> extends true ? never : F]: E[F] }
type IsOpen<A, F> = F extends keyof A ? (A[F] extends 'all' ? true : false) : false

/** Bit sets of viewers: bit n is seat n. */
const EVERYBODY = 0xffffffff
const SPECTATOR = 1 << 30

const bitOf = (viewer: Viewer): number =>
  viewer === 'everything' ? EVERYBODY : viewer === 'spectator' ? SPECTATOR : 1 << viewer

/** An event with the viewers of each part, settled when it was emitted. */
export interface ToldEvent {
  readonly event: { kind: string }
  readonly viewers: number
  /** Null for an event that is told whole or not at all. */
  readonly parts: Parts | null
}

interface Parts {
  /** The event without its secrets: the same for all who may see none of them. */
  readonly open: { kind: string }
  readonly secrets: readonly { readonly field: string; readonly viewers: number }[]
}

type Row = Audience<object, object> | Readonly<Record<string, Audience<object, object>>>
type Plan = (event: { kind: string }, state: object) => ToldEvent

/** By table: all matches of a game share one. */
const settled = new WeakMap<object, Plan>()

/** Turns a table of audiences into a function that settles who is told what of one event. */
export function telling(audiences: object): Plan {
  const known = settled.get(audiences) ?? settling(audiences)
  settled.set(audiences, known)
  return known
}

function settling(audiences: object): Plan {
  const rows = Object.entries(audiences) as [string, Row][]
  const plans = new Map(rows.map(([kind, row]) => [kind, planOf(row)]))
  return (event, state) => (plans.get(event.kind) ?? bug(`The event ${event.kind} has no audience.`))(event, state)
}

function planOf(row: Row): Plan {
  if (row === 'all') return (event) => ({ event, viewers: EVERYBODY, parts: null })
  if (typeof row === 'function')
    return (event, state) => ({ event, viewers: viewersOf(row, event, state), parts: null })
  const { kind: hears, ...fields } = row
  const secret = Object.entries(fields).filter(([, audience]) => audience !== 'all')
  const open = Object.keys(fields).filter((field) => fields[field] === 'all')
  return (event, state) => {
    const secrets = secret.map(([field, audience]) => ({ field, viewers: viewersOf(audience, event, state) }))
    const anyField = open.length > 0 ? EVERYBODY : secrets.reduce((viewers, part) => viewers | part.viewers, 0)
    const viewers = hears === undefined ? anyField : viewersOf(hears, event, state)
    return { event, viewers, parts: { open: only(open, event), secrets } }
  }
}

function only(
  fields: readonly string[],
  event: Readonly<Record<string, unknown>> & { kind: string },
): { kind: string } {
  const part: Record<string, unknown> & { kind: string } = { kind: event.kind }
  for (const field of fields) if (event[field] !== undefined) part[field] = event[field]
  return part
}

function viewersOf(audience: Audience<object, object>, event: object, state: object): number {
  if (audience === 'all') return EVERYBODY
  const seats = audience(event, state)
  return seats === 'all' ? EVERYBODY : seats.reduce((viewers, seat) => viewers | (1 << seat), 0)
}

/** What one viewer gets of a batch, in order. Nothing is copied that can be shared. */
export function seenBy(told: readonly ToldEvent[], viewer: Viewer): readonly { kind: string }[] {
  const bit = bitOf(viewer)
  const seen: { kind: string }[] = []
  for (const part of told) {
    if (viewer === 'everything') seen.push(part.event)
    else if ((part.viewers & bit) !== 0)
      seen.push(part.parts === null ? part.event : redact(part.event, part.parts, bit))
  }
  return seen
}

function redact(
  event: Readonly<Record<string, unknown>> & { kind: string },
  { open, secrets }: Parts,
  bit: number,
): { kind: string } {
  const visible = secrets.filter(({ viewers }) => (viewers & bit) !== 0)
  if (visible.length === 0) return open
  if (visible.length === secrets.length) return event
  return {
    ...open,
    ...only(
      visible.map(({ field }) => field),
      event,
    ),
  }
}

/** All who are told at least something. */
export function viewersTold(told: readonly ToldEvent[]): number {
  let all = 0
  for (const { viewers } of told) all |= viewers
  return all
}

export const isAmong = (viewers: number, viewer: Viewer): boolean => (viewers & bitOf(viewer)) !== 0
