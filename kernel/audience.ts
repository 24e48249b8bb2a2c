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
export type Seen<E extends { kind: string }, A> = {
  [K in E['kind']]: SeenAs<Of<E, K>, K extends keyof A ? A[K] : never>
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
  /** Only for events with secret fields: those fields and their viewers. */
  readonly secrets: readonly { readonly field: string; readonly viewers: number }[]
}

type Rows = Readonly<Record<string, Audience<object, object> | Readonly<Record<string, Audience<object, object>>>>>

const NO_SECRETS: ToldEvent['secrets'] = []

/** Turns a table of audiences into a function that settles who is told what of one event. */
export function telling(audiences: object): (event: { kind: string }, state: object) => ToldEvent {
  const rows = audiences as Rows
  const plans = new Map(Object.entries(rows).map(([kind, row]) => [kind, planOf(row)]))
  return (event, state) => {
    const plan = plans.get(event.kind)
    if (plan === undefined) throw new Error(`The event ${event.kind} has no audience.`)
    return plan(event, state)
  }
}

type Plan = (event: { kind: string }, state: object) => ToldEvent

function planOf(row: Rows[string]): Plan {
  if (row === 'all') return (event) => ({ event, viewers: EVERYBODY, secrets: NO_SECRETS })
  if (typeof row === 'function')
    return (event, state) => ({ event, viewers: viewersOf(row, event, state), secrets: NO_SECRETS })
  const { kind: hears, ...fields } = row
  const secret = Object.entries(fields).filter(([, audience]) => audience !== 'all')
  const isPartlyOpen = secret.length < Object.keys(fields).length
  return (event, state) => {
    const secrets = secret.map(([field, audience]) => ({ field, viewers: viewersOf(audience, event, state) }))
    const anyField = isPartlyOpen ? EVERYBODY : secrets.reduce((viewers, part) => viewers | part.viewers, 0)
    return { event, viewers: hears === undefined ? anyField : viewersOf(hears, event, state), secrets }
  }
}

function viewersOf(audience: Audience<object, object>, event: object, state: object): number {
  if (audience === 'all') return EVERYBODY
  const seats = audience(event, state)
  return seats === 'all' ? EVERYBODY : seats.reduce((viewers, seat) => viewers | (1 << seat), 0)
}

/** What one viewer gets of a batch, in order. Events without secrets are shared, not copied. */
export function seenBy(told: readonly ToldEvent[], viewer: Viewer): readonly { kind: string }[] {
  const bit = bitOf(viewer)
  const seen: { kind: string }[] = []
  for (const part of told) {
    if (viewer === 'everything') seen.push(part.event)
    else if ((part.viewers & bit) !== 0) seen.push(part.secrets.length === 0 ? part.event : redact(part, bit))
  }
  return seen
}

function redact({ event, secrets }: ToldEvent, bit: number): { kind: string } {
  const seen: Record<string, unknown> & { kind: string } = { ...event }
  for (const { field, viewers } of secrets) if ((viewers & bit) === 0) delete seen[field]
  return seen
}

/** All who are told at least something. */
export const viewersTold = (told: readonly ToldEvent[]): number => told.reduce((all, part) => all | part.viewers, 0)

export const isAmong = (viewers: number, viewer: Viewer): boolean => (viewers & bitOf(viewer)) !== 0
