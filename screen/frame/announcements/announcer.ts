import type { MatchClock } from '@starboard/wire/match-clock'
import type { Announcement } from '../../contract/board.ts'
import { atMatchTime, type Device } from '../match-clock/at-match-time.ts'

export interface Announced {
  /** What stands on the screen in large letters now. */
  readonly captions: readonly Announcement[]
  /** An alarm is among them, and it is not an old one. */
  readonly isAlarm: boolean
  /** All that has been announced, oldest first. */
  readonly log: readonly Announcement[]
}

interface AnnouncerParts {
  readonly clock: MatchClock
  readonly device: Device
  /** Nobody looks at the page. */
  isAway(): boolean
  /** Nobody acts against the clock here, so there is nothing that all have to hear at the same moment. */
  isUntimed?(): boolean
  /** These are heard now. */
  sound(fresh: readonly Announcement[]): void
  onChange(announced: Announced): void
}

export const SILENCE: Announced = { captions: [], isAlarm: false, log: [] }

/** Match time between an announcement and the moment at which every screen shows it: by then it has reached them all. */
export const DELAY_MS = 200
/** What comes later than this is history: a page that was away catches up without a chorus. */
const LATE_MS = 2000
const SHOWN_MS = 4000
const MOST_CAPTIONS = 3

/** Tells what is announced at its moment of the match clock; in a pause it waits. */
export class Announcer {
  readonly #parts: AnnouncerParts
  readonly #known = new Set<string>()
  /** Not told yet, in the order of their moments. */
  #waiting: readonly Announcement[] = []
  #announced = SILENCE
  #callOff: () => void = nothing
  /** Takes away the timer that ends the captions. */
  #keepCaptions: () => void = nothing

  constructor(parts: AnnouncerParts) {
    this.#parts = parts
  }

  /** Each is told once, however often it is heard of: live, and again in the story so far. */
  announce(announcements: readonly Announcement[]): void {
    const fresh = announcements.filter((one) => !this.#known.has(keyOf(one)))
    if (fresh.length === 0) return
    for (const one of fresh) this.#known.add(keyOf(one))
    this.#waiting = [...this.#waiting, ...fresh].toSorted(byMoment)
    this.wait()
  }

  /** For the next one. To be called again when somebody looks at the page. */
  wait(): void {
    this.#callOff()
    this.#callOff = nothing
    const [first] = this.#waiting
    if (first === undefined || this.#parts.isAway()) return
    const { clock, device } = this.#parts
    let isKept = false
    const run = () => {
      isKept = true
      this.#tell()
    }
    const callOff = atMatchTime({ clock, atMs: this.#dueAt(first), run }, device)
    if (!isKept) this.#callOff = callOff
  }

  close(): void {
    this.#callOff()
    this.#keepCaptions()
  }

  /** Everything whose moment has come. */
  #tell(): void {
    const due = this.#waiting.filter((one) => this.#sinceDue(one) >= 0)
    this.#waiting = this.#waiting.filter((one) => !due.includes(one))
    const fresh = due.filter((one) => this.#sinceDue(one) <= LATE_MS)
    const log = [...this.#announced.log, ...due].toSorted(byMoment)
    const newest = log.filter((one) => due.includes(one) && one === log.at(-1))
    const captions = fresh.length > 0 ? fresh.slice(-MOST_CAPTIONS) : newest
    if (captions.length === 0) this.#change({ ...this.#announced, log })
    else this.#show({ captions, isAlarm: fresh.some(isAlarm), log })
    if (fresh.length > 0) this.#parts.sound(fresh)
    this.wait()
  }

  /** Captions stay until the next ones come, or for a while. */
  #show(announced: Announced): void {
    this.#keepCaptions()
    const end = () => this.#change({ ...SILENCE, log: this.#announced.log })
    this.#keepCaptions = this.#parts.device.later(end, SHOWN_MS)
    this.#change(announced)
  }

  #change(announced: Announced): void {
    this.#announced = announced
    this.#parts.onChange(announced)
  }

  /** At once, where what comes of it is asked at once. */
  #dueAt({ at }: Announcement): number {
    return this.#parts.isUntimed?.() === true ? at : at + DELAY_MS
  }

  /** Real milliseconds. */
  #sinceDue(one: Announcement): number {
    const { clock, device } = this.#parts
    return clock.sinceReached(this.#dueAt(one), device.now())
  }
}

const nothing = () => undefined
const isAlarm = ({ tone }: Announcement): boolean => tone === 'alarm'
const keyOf = ({ at, text }: Announcement): string => `${at} ${text}`
const byMoment = (one: Announcement, other: Announcement): number => one.at - other.at
