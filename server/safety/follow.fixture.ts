import { applyChange, type Change, canonical, changeOf, checksum, type GameTypes } from '@starboard/kernel'
import { PRINT_EVERY } from '@starboard/wire/limits'
import type { ServerMessage } from '@starboard/wire/protocol'
import type { Onlooker, ToldMessage } from './recording.fixture.ts'
import type { Known, Moment } from './timeline.fixture.ts'

/** A look as it goes over the wire. */
export type WireFrame = GameTypes['View'] & { readonly mayUndo: boolean }

/** One look or one piece of news, and the entry up to which it tells. */
export interface Step {
  readonly viewer: Onlooker
  readonly kind: 'look' | 'news'
  readonly frame: WireFrame
  readonly events: readonly { readonly kind: string }[]
  readonly place: number
  /** Of a look: later entries with the very same one. What comes next tells which of them it was. */
  readonly alike?: readonly number[]
  /** When it came. */
  readonly when: number
}

/** Bytes of a look, without `mayUndo`, which depends on how the entries came about. */
export const bytesOf = ({ mayUndo: _mayUndo, ...look }: WireFrame): string => JSON.stringify(look)

/**
 * Walks along the log with one person, who knows only what came over the wire. A look must be the look of this moment
 * or a later one; news must be the next entries that are any news to this viewer, all of them and nothing else.
 */
export function follow(told: readonly ToldMessage[], moments: readonly Moment[]): readonly Step[] {
  const steps: Step[] = []
  for (const { text, via, viewer, when } of told) {
    if (via !== 'socket') continue
    const message = JSON.parse(text) as ServerMessage
    const here = { viewer, when, before: steps.at(-1) ?? null }
    if (message.kind === 'look') steps.push(followLook(message, moments, here))
    if (message.kind === 'news') steps.push(followNews(message, moments, here))
  }
  return steps
}

interface Here {
  readonly viewer: Onlooker
  readonly when: number
  readonly before: Step | null
}

type Of<K> = Extract<ServerMessage, { kind: K }>

function followLook(message: Of<'look'>, moments: readonly Moment[], { viewer, when, before }: Here): Step {
  const frame = message.look as WireFrame
  const from = before?.place ?? 0
  const bytes = bytesOf(frame)
  const places = moments.flatMap((moment, at) => (at >= from && moment.knownTo(viewer).look === bytes ? [at] : []))
  const [place = wrong(viewer, `this look shows no moment after ${from}`, message), ...alike] = places
  if (message.print !== checksum(frame)) wrong(viewer, 'this print is of another look', message)
  return { viewer, kind: 'look', frame, events: [], place, alike, when }
}

function followNews(message: Of<'news'>, moments: readonly Moment[], { viewer, when, before }: Here): Step {
  if (before === null || before.viewer !== viewer) return wrong(viewer, 'news came before a look', message)
  const change = message.change as Change | null
  const frame = change === null ? before.frame : (applyChange(before.frame, change) as WireFrame)
  const expected = { viewer, events: JSON.stringify(message.events), look: bytesOf(frame) }
  const place = [before.place, ...(before.alike ?? [])]
    .map((from) => nextNews(moments, { ...expected, from }))
    .find((found) => found !== -1)
  if (place === undefined) return wrong(viewer, `these are not the next news after ${before.place}`, message)
  if (message.events.length === 0 && change === null) wrong(viewer, 'these news say nothing', message)
  const [old, now] = [before.place, place].map((at) => moments[at]?.knownTo(viewer).parsed)
  if (bytesOfChange(change) !== JSON.stringify(changeOf(old, now) ?? null))
    wrong(viewer, 'this is not what changed', message)
  if (message.at % PRINT_EVERY === 0 && message.print === undefined) wrong(viewer, 'this has no print', message)
  if (message.events.length === 0 && bytesOfChange(change) === 'null') checkOwn(viewer, moments[place], message)
  if (message.print !== undefined && message.print !== checksum(frame))
    wrong(viewer, 'this print is of another look', message)
  return { viewer, kind: 'news', frame, events: message.events, place, when }
}

/** If nothing but `mayUndo` has changed, and another seat did it, then these news tell that somebody did something. */
function checkOwn(viewer: Onlooker, moment: Moment | undefined, message: ServerMessage): void {
  const entry = moment?.entry
  if (entry !== undefined && 'seat' in entry && entry.seat !== viewer)
    wrong(viewer, 'this tells of a hidden act', message)
}

/** The last of the entries that make up these news; entries that are no news to this viewer may lie between. */
function nextNews(
  moments: readonly Moment[],
  { viewer, from, events, look }: { viewer: Onlooker; from: number; events: string; look: string },
): number {
  const heard: unknown[] = []
  for (let at = from + 1; at < moments.length; at++) {
    const known = moments[at]?.knownTo(viewer)
    heard.push(...(JSON.parse(known?.events ?? '[]') as unknown[]))
    const text = JSON.stringify(heard)
    if (text === events && known !== undefined && isOfLook(known, look)) return at
    if (text.length > events.length) return -1
  }
  return -1
}

/** Entries that this viewer should have heard of after the last step. */
export function unheard(steps: readonly Step[], moments: readonly Moment[]): readonly number[] {
  const last = steps.at(-1)
  if (last === undefined) return []
  const { inOrder } = moments[last.place]?.knownTo(last.viewer) ?? { inOrder: '' }
  return moments.flatMap((moment, at) => {
    const known = moment.knownTo(last.viewer)
    return at > last.place && (known.events !== '[]' || known.inOrder !== inOrder) ? [at] : []
  })
}

/** A change may leave keys in another order. */
const isOfLook = (known: Known, bytes: string): boolean =>
  known.look === bytes || known.inOrder === canonical(JSON.parse(bytes))

function bytesOfChange(change: Change | null): string {
  const { mayUndo: _own, ...rest } = (change ?? {}) as Readonly<Record<string, Change>>
  return JSON.stringify(Object.keys(rest).length === 0 ? null : rest)
}

function wrong(viewer: Onlooker, what: string, message: ServerMessage): never {
  throw new Error(
    `To ${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`}: ${what}: ${JSON.stringify(message)}`,
  )
}
