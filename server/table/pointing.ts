import { refuse } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import { checkMuted } from '../guests/host-commands.ts'
import { Bucket } from '../http/limits.ts'
import type { Person } from '../lobby/lobby.ts'
import { seatOfUser } from './row.ts'
import type { TableState } from './state.ts'

const A_SECOND = 1
const AT_ONCE = 3

/** Shows everybody where somebody points. Nothing of it is kept: it is over before it could be missed. */
export class Pointing {
  readonly #state: TableState
  /** By seat: two tabs of one person share one. */
  readonly #budgets = new Map<number, Bucket>()

  constructor(state: TableState) {
    this.#state = state
  }

  point(by: Person, at: string): Answer {
    const { row, play, silence, clock, isPlaying } = this.#state
    const own = seatOfUser(row, by.id)
    if (play === null) return NOT_STARTED
    if (own === undefined) return WATCHING
    const muted = checkMuted(row, by.id)
    if (silence !== null) return silence
    if (muted !== null) return muted
    if (isPlaying && clock.rate === 0) return PAUSED
    if (!this.#budgetOf(own.seat).take(this.#state.services.now())) return TOO_MANY
    this.#state.tell({ kind: 'point', table: row.code, seat: own.seat, name: own.name, at })
    return {}
  }

  #budgetOf(seat: number): Bucket {
    const known = this.#budgets.get(seat)
    const budget = known ?? new Bucket(A_SECOND, AT_ONCE, this.#state.services.now())
    if (known === undefined) this.#budgets.set(seat, budget)
    return budget
  }
}

const NOT_STARTED = refuse('not-started', 'table', 'There is nothing to point at before the match has started.')
const WATCHING = refuse('not-seated', 'table', 'You are watching; only those with a seat can point.')
const PAUSED = refuse('paused', 'table', 'The match is paused; point again when it goes on.')
const TOO_MANY = refuse('too-many-points', 'table', 'You have pointed often; wait a second before you point again.')
