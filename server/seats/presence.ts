import { atTime } from '../running/at-time.ts'
import type { Watcher } from '../running/publisher.ts'

interface Rules {
  /** How long it takes until somebody counts as away, and until a bot may play. Null: nobody is ever replaced. */
  patience(): { readonly awayMs: number; readonly graceMs: number } | null
  /** Though connected they let the clock answer: to come back does not take the seat back. */
  isLate(seat: number): boolean
  now(): number
  /** The time of day. */
  wall(): number
  onAway(seat: number): void
  onOverdue(seat: number): void
}

/** Who is connected, who has been away for too long, and which seats a bot holds until somebody comes back. */
export class Presence {
  readonly #rules: Rules
  readonly #watchers = new Map<Watcher, number | null>()
  /** Kept, not walked: a thousand spectators would otherwise be walked a thousand times. */
  readonly #here = new Count<number>()
  readonly #watching = new Count<string>()
  readonly #held = new Set<number>()
  readonly #overdue = new Set<number>()
  readonly #away = new Set<number>()
  readonly #leftAt = new Map<number, number>()
  readonly #graces = new Map<number, readonly (() => void)[]>()
  #isStopped = false

  constructor(rules: Rules) {
    this.#rules = rules
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0
  }
  get spectators(): number {
    return this.#watching.size
  }

  all(): readonly { readonly watcher: Watcher; readonly seat: number | null }[] {
    return [...this.#watchers].map(([watcher, seat]) => ({ watcher, seat }))
  }

  isHere(seat: number): boolean {
    return this.#here.has(seat)
  }

  isHeld(seat: number): boolean {
    return this.#held.has(seat)
  }

  /** They have been away for so long that a bot may play. */
  isOverdue(seat: number): boolean {
    return this.#overdue.has(seat)
  }

  /** Nobody was there for a while; whether a bot plays meanwhile is another question. */
  isAway(seat: number): boolean {
    return this.#away.has(seat)
  }

  /** As a time of day. Absent: they are here, or have not been since the server started. */
  leftAt(seat: number): number | undefined {
    return this.#leftAt.get(seat)
  }

  /** Coming back takes the seat back at once, whatever is being asked. */
  join(watcher: Watcher, seat: number | null): void {
    this.#place(watcher, seat)
    if (seat === null) return
    this.#leftAt.delete(seat)
    if (this.#rules.isLate(seat)) this.#endGrace(seat)
    else this.free(seat)
  }

  leave(watcher: Watcher, isMissed: boolean): void {
    const seat = this.#watchers.get(watcher) ?? null
    this.#remove(watcher)
    if (seat === null || this.isHere(seat)) return
    this.#leftAt.set(seat, this.#rules.wall())
    if (isMissed) this.#startGrace(seat)
  }

  /** These seats belong to people: whoever is not here has the grace time to come. */
  expect(seats: readonly number[]): void {
    for (const seat of seats) if (!this.isHere(seat)) this.#startGrace(seat)
  }

  /** A bot plays until they come back. */
  hold(seat: number): void {
    this.#held.add(seat)
  }

  /** No bot holds this seat for anybody any more. */
  free(seat: number): void {
    this.#held.delete(seat)
    this.#overdue.delete(seat)
    this.#endGrace(seat)
  }

  /** Seats changed hands. */
  seat(seatOf: (user: string) => number | null): void {
    for (const [watcher, before] of this.#watchers) {
      const seat = seatOf(watcher.user)
      if (seat !== before) this.#place(watcher, seat)
    }
  }

  /** Nobody is missed: there is nobody who waits for them. */
  rest(): void {
    for (const seat of [...this.#graces.keys()]) this.#endGrace(seat)
  }

  /** The match is over: nobody needs to be replaced. */
  relax(): void {
    this.rest()
    this.#held.clear()
    this.#overdue.clear()
    this.#away.clear()
  }

  /** Whoever leaves from now on leaves because the server stops. */
  stop(): void {
    this.#isStopped = true
    this.rest()
  }

  /** A connection that is there already only changes its place. */
  #place(watcher: Watcher, seat: number | null): void {
    if (this.#watchers.has(watcher)) this.#uncount(watcher)
    this.#watchers.set(watcher, seat)
    if (seat === null) this.#watching.add(watcher.user)
    else this.#here.add(seat)
  }

  #remove(watcher: Watcher): void {
    if (!this.#watchers.has(watcher)) return
    this.#uncount(watcher)
    this.#watchers.delete(watcher)
  }

  #uncount(watcher: Watcher): void {
    const seat = this.#watchers.get(watcher) ?? null
    if (seat === null) this.#watching.remove(watcher.user)
    else this.#here.remove(seat)
  }

  #startGrace(seat: number): void {
    const patience = this.#rules.patience()
    if (this.#isStopped || patience === null || this.#graces.has(seat) || this.#held.has(seat)) return
    const now = () => this.#rules.now()
    const left = now()
    const away = atTime(now, left + patience.awayMs, () => {
      this.#away.add(seat)
      this.#rules.onAway(seat)
    })
    const overdue = atTime(now, left + patience.graceMs, () => {
      away()
      this.#graces.delete(seat)
      this.#overdue.add(seat)
      this.#rules.onOverdue(seat)
    })
    this.#graces.set(seat, [away, overdue])
  }

  #endGrace(seat: number): void {
    for (const cancel of this.#graces.get(seat) ?? []) cancel()
    this.#graces.delete(seat)
    this.#away.delete(seat)
  }
}

/** How often each is there. */
class Count<K> {
  readonly #counts = new Map<K, number>()

  get size(): number {
    return this.#counts.size
  }
  has(key: K): boolean {
    return this.#counts.has(key)
  }
  add(key: K): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }
  remove(key: K): void {
    const left = (this.#counts.get(key) ?? 1) - 1
    if (left === 0) this.#counts.delete(key)
    else this.#counts.set(key, left)
  }
}
