import type { Decision, Game, GameTypes, Ms, Outcome } from '../contract/contract.ts'
import { type Refused, toldRefusal } from '../contract/refusal.ts'
import type { Seat, Viewer } from '../contract/seat.ts'

/** A decision as others know it: its number and whether an answer is in belong to its own seat. */
export type OpenDecision = Pick<Decision, 'seat' | 'kind' | 'mode' | 'by'> & Partial<Pick<Decision, 'id' | 'answered'>>

/** Everything that one viewer gets, and all that a bot gets. Its parts are worked out when they are read. */
export interface Look<T extends GameTypes> {
  /** How many batches were told to this viewer: a shared number would count hidden drafts. */
  readonly at: number
  readonly now: Ms
  /** The position, as far as this viewer may see it. */
  readonly view: T['View']
  /** Who is asked what, as far as this viewer may know it. Their own have an `id`. */
  readonly open: readonly OpenDecision[]
  /** Null: the match goes on. */
  readonly outcome: Outcome | null
  /** All that is listed as possible for this viewer now; some games take more (sealed answers may be revised). */
  readonly legal: readonly T['Action'][]
  /** The same kind by kind, where the game can say. */
  readonly legalByKind?: readonly (readonly T['Action'][])[] | undefined
  /** Some of what is not possible, and why not. */
  readonly refused: readonly { readonly action: T['Action']; readonly why: Refused }[]
}

export interface LookWhen {
  readonly at: number
  readonly now: Ms
  /** What is asked now, if that is known already. */
  readonly decisions?: readonly Decision[]
  /** Looked at and forgotten before anything happens: the view may share parts with the state. */
  readonly isBrief?: boolean
}

export function lookAt<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer, when: LookWhen): Look<T> {
  return new LazyLook(game, state, viewer, when)
}

/** A class, because an object literal with getters is made anew property by property: a seventh of whole random play. */
class LazyLook<T extends GameTypes> implements Look<T> {
  readonly at: number
  readonly now: Ms
  readonly #game: Game<T>
  readonly #state: T['State']
  readonly #viewer: Viewer
  readonly #isBrief: boolean
  readonly #decisions: readonly Decision[] | undefined
  #view: T['View'] | undefined
  #legal: readonly T['Action'][] | undefined

  constructor(game: Game<T>, state: T['State'], viewer: Viewer, { at, now, decisions, isBrief = false }: LookWhen) {
    this.at = at
    this.now = now
    this.#game = game
    this.#state = state
    this.#viewer = viewer
    this.#isBrief = isBrief
    this.#decisions = decisions
  }
  get view() {
    this.#view ??= this.#isBrief ? this.#borrowedView() : this.#game.view(this.#state, this.#viewer)
    return this.#view
  }
  #borrowedView() {
    const game = this.#game
    return game.borrowedView === undefined
      ? game.view(this.#state, this.#viewer)
      : game.borrowedView(this.#state, this.#viewer)
  }
  get open() {
    return openTo(this.#viewer, this.#decisions ?? this.#game.decisions(this.#state))
  }
  get outcome() {
    return this.#game.outcome(this.#state)
  }
  get legal() {
    this.#legal ??= typeof this.#viewer === 'number' ? this.#game.legal(this.#state, this.#viewer) : []
    return this.#legal
  }
  get refused() {
    return typeof this.#viewer === 'number' ? refusedOf(this.#game, this.#state, this.#viewer) : []
  }
}

export function openTo(viewer: Viewer, decisions: readonly Decision[]): readonly OpenDecision[] {
  const open: OpenDecision[] = []
  for (const decision of decisions)
    if (mayKnow(viewer, decision)) open.push(decision.seat === viewer ? own(decision) : others(decision))
  return open
}

const mayKnow = (viewer: Viewer, { seat, known }: Decision): boolean =>
  viewer === 'everything' ||
  known === 'all' ||
  seat === viewer ||
  (typeof viewer === 'number' && known.includes(viewer))

const others = ({ seat, kind, mode, by }: Decision): OpenDecision => ({ seat, kind, mode, by })

/** Member by member: a rest of one costs more than all else of a look. */
const own = ({ id, seat, kind, mode, by, answered }: Decision): OpenDecision => ({ id, seat, kind, mode, by, answered })

const NONE_REFUSED: readonly never[] = Object.freeze([])

export function refusedOf<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): Look<T>['refused'] {
  if (game.candidates === undefined) return NONE_REFUSED
  return game.candidates(state, seat).flatMap((action) => {
    const why = game.check(state, seat, action)
    return why === null ? [] : [{ action, why: toldRefusal(why) }]
  })
}
