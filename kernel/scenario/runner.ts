import { bug } from '../contract/bug.ts'
import type { Decision, Game, GameTypes, Holder, Ms, Outcome, Pace, Setup } from '../contract/contract.ts'
import { isRefusal, type Refusal } from '../contract/refusal.ts'
import { type Seat, seatOf, seatsOf, type Viewer } from '../contract/seat.ts'
import { readSetup } from '../contract/setup.ts'
import type { Luck } from '../luck/chance.ts'
import { type Entry, type Header, MATCH_FORMAT } from '../match/log.ts'
import type { Look } from '../match/look.ts'
import { Match } from '../match/match.ts'
import type { Batch } from '../match/telling.ts'
import { type Scripted, scriptedChance } from './scripted.ts'

/** What a scenario begins with; whatever is left out is the game's default. */
export interface Given<T extends GameTypes> {
  readonly game: Game<T>
  /** The names at the table, in seat order. */
  readonly seats: readonly string[]
  readonly options?: object
  readonly seatOptions?: readonly object[]
  /** Names of those who are bots. */
  readonly bots?: readonly string[]
  readonly series?: NonNullable<Setup<T>['series']>
  readonly carry?: unknown
  readonly pace?: Partial<Pace>
  readonly setupLuck?: readonly Luck[]
  /** Changes the fresh state into the position to be judged, or says why it cannot. */
  arrange?(state: T['State'], seatNamed: (name: string) => Seat | null): Refusal | null | undefined
}

type Told = readonly { readonly kind: string }[]

const NO_COMMITMENT = '0'.repeat(64)
const AT_ONCE: Pace = { pauseMs: 0, fixedWindows: false }

/** A match with scripted luck in which players go by name. Whatever does not happen as written is thrown. */
export class Scenario<T extends GameTypes> {
  readonly game: Game<T>
  readonly names: readonly string[]
  readonly #match: Match<T>
  readonly #luck: Scripted
  readonly #batches: Batch<T['Action']>[] = []
  #last: readonly Batch<T['Action']>[] = []

  constructor(given: Given<T>) {
    this.game = given.game
    this.names = given.seats
    this.#luck = scriptedChance(given.setupLuck)
    const { match, batch } = Match.start({ game: arranged(given), header: headerOf(given), source: this.#luck })
    this.#luck.finish()
    this.#match = match
    this.#note([batch])
  }

  get state(): T['State'] {
    return this.#match.state
  }
  get now(): Ms {
    return this.#match.now
  }
  get outcome(): Outcome | null {
    return this.#match.outcome
  }
  /** Everything that is asked, of anybody. */
  get open(): readonly Decision[] {
    return this.#match.open
  }
  get header(): Header<T> {
    return this.#match.header
  }
  get log(): readonly Entry<T['Action']>[] {
    return this.#batches.map(({ entry }) => entry)
  }
  /** What the last step did, told without secrets. */
  get events(): Told {
    return this.told('everything')
  }

  seat(name: string): Seat {
    return seatNamed(this.names, name) ?? bug(`Nobody here is called ${name}; there are ${this.names.join(', ')}.`)
  }

  /** The player does this, and the luck is used up by it. Gives what happened. */
  act(name: string, action: T['Action'], luck: readonly Luck[] = []): Told {
    this.#luck.load(luck)
    const made = this.#send(name, action)
    if (isRefusal(made)) return bug(`${name} may not ${action.kind}: ${made.text} (${made.code}, ${made.rule})`)
    return this.#finish([made])
  }

  /** The player may not do this, for that reason, and nothing changes. */
  refused(name: string, action: unknown, why: { readonly rule: string; readonly code?: string }): Refusal {
    return this.#unchanged(`${name}: ${JSON.stringify(action)}`, why, () => this.#send(name, action))
  }

  /** The clock goes on to this millisecond; everything due by then happens. */
  time(to: Ms, luck: readonly Luck[] = []): Told {
    this.#luck.load(luck)
    return this.#finish(this.#match.advance(to))
  }

  /** Somebody came, left or was replaced by a bot. */
  manned(name: string, holder: Holder): Told {
    const made = this.#match.seatHolderChanged(this.seat(name), holder, this.now)
    return this.#finish(made === null ? [] : [made])
  }

  undo(name: string): Told {
    const made = this.#match.undo(this.seat(name), this.now)
    return isRefusal(made) ? bug(`${name} may not take back: ${made.text}`) : this.#finish([made])
  }

  undoRefused(name: string): Refusal {
    const why = { rule: 'kernel', code: 'nothing-to-undo' }
    return this.#unchanged(`${name} takes back`, why, () => this.#match.undo(this.seat(name), this.now))
  }

  view(viewer: string): T['View'] {
    return this.look(viewer).view
  }

  look(viewer: string): Look<T> {
    return this.#match.look(this.#viewer(viewer))
  }

  legal(name: string): readonly T['Action'][] {
    return this.look(name).legal
  }

  /** What the last step did, as one viewer was told. */
  told(viewer: string): Told {
    return this.#last.flatMap((batch) => batch.seenBy(this.#viewer(viewer)))
  }

  /** The same from the set-up on. */
  story(viewer: string): Told {
    return this.#batches.flatMap((batch) => batch.seenBy(this.#viewer(viewer)))
  }

  #viewer(name: string): Viewer {
    return name === 'spectator' || name === 'everything' ? name : this.seat(name)
  }

  #send(name: string, action: unknown): Batch<T['Action']> | Refusal {
    const seat = this.seat(name)
    const decision = this.open.find((one) => one.seat === seat)?.id
    const id = `${name}-${this.#match.length}`
    return this.#match.act(
      seat,
      { id, action, by: 'player', ...(decision !== undefined && { decision }) },
      this.#match.now,
    )
  }

  #finish(batches: readonly Batch<T['Action']>[]): Told {
    this.#luck.finish()
    this.#note(batches)
    return this.events
  }

  #note(batches: readonly Batch<T['Action']>[]): void {
    this.#batches.push(...batches)
    this.#last = batches
  }

  #unchanged(
    what: string,
    why: { readonly rule: string; readonly code?: string },
    attempt: () => Batch<T['Action']> | Refusal,
  ): Refusal {
    this.#luck.load([])
    const before = JSON.stringify(this.state)
    const made = attempt()
    if (!isRefusal(made)) return bug(`${what} was accepted; it should be refused by ${why.rule}.`)
    if (JSON.stringify(this.state) !== before) bug(`${what} was refused but changed the state.`)
    if (this.#match.length !== this.#batches.length) bug(`${what} was refused but made an entry.`)
    this.#last = []
    if (made.rule !== why.rule || (why.code !== undefined && made.code !== why.code))
      bug(
        `${what} should be refused by ${why.rule}${why.code === undefined ? '' : ` (${why.code})`}, ` +
          `not by ${made.rule} (${made.code}): ${made.text}`,
      )
    return made
  }
}

export const seatNamed = (names: readonly string[], name: string): Seat | null =>
  names.includes(name) ? seatOf(names.indexOf(name)) : null

/** The same game, except that its set-up ends in the arranged position: undo and replay then start from there too. */
function arranged<T extends GameTypes>({ game, seats, arrange }: Given<T>): Game<T> {
  if (arrange === undefined) return game
  return {
    ...game,
    setup(setup, ctx) {
      const state = game.setup(setup, ctx)
      const problem = arrange(state, (name) => seatNamed(seats, name))
      return problem ? bug(`The position cannot be arranged: ${problem.text}`) : state
    },
  }
}

function headerOf<T extends GameTypes>(given: Given<T>): Header<T> {
  const setup = setupOf(given)
  return {
    format: MATCH_FORMAT,
    game: given.game.meta.id,
    setup,
    pace: { ...AT_ONCE, ...given.pace },
    commitment: NO_COMMITMENT,
    seatSeeds: seatsOf(setup.seats).map(() => ''),
  }
}

function setupOf<T extends GameTypes>(given: Given<T>): Setup<T> {
  const { game, seats, options, seatOptions, bots = [], series, carry } = given
  const setup = readSetup(game, {
    seats: seats.length,
    bots: bots.map((name) => seatNamed(seats, name) ?? bug(`No bot here is called ${name}.`)),
    ...(options !== undefined && { options }),
    ...(seatOptions !== undefined && { seatOptions }),
    ...(series !== undefined && { series }),
    ...(carry !== undefined && { carry }),
  })
  return isRefusal(setup) ? bug(`There is no such set-up: ${setup.text} (${setup.rule})`) : setup
}
