import {
  type AnyGame,
  type Batch,
  type Chance,
  canonical,
  copy,
  type Decision,
  fastChance,
  type GameTypes,
  type Header,
  isRefusal,
  Match,
  type Refusal,
  type Seat,
} from '@starboard/kernel'
import { Publisher } from '../running/publisher.ts'
import type { Onlooker, Recording } from './recording.fixture.ts'
import { lookOf, type Moment, onlookersOf } from './timeline.fixture.ts'

type State = GameTypes['State']

const CLOCK = { now: 0, rate: 1, wall: 0 }

/**
 * Non-interference on the wire. At sampled moments everything that a viewer cannot know is exchanged for something
 * else: what the server would send them must be the same byte for byte, at once and after the next entry.
 */
export function compareWorlds(
  { game, header, log }: Recording,
  moments: readonly Moment[],
  { seed, samples }: { seed: string; samples: number },
): { twins: number; different: number; steps: number } {
  const random = fastChance(`worlds ${seed}`)
  const counts = { twins: 0, different: 0, steps: 0 }
  for (let sample = 0; sample < samples; sample++) {
    const place = random.below(moments.length - 1, 'place')
    const moment = moments[place]
    if (moment === undefined || game.outcome(moment.state) !== null) continue
    const next = log[place + 1]
    const luck = `${seed} ${sample}`
    const here = { game, header, moment, before: moments[place - 1]?.open ?? [], luck }
    for (const viewer of onlookersOf(header)) {
      const twin = game.determinize(copy(game.view(moment.state, viewer)), viewer, fastChance(`${luck} ${viewer}`))
      const watchers: readonly Onlooker[] = viewer === 'spectator' ? ['spectator'] : ['spectator', viewer]
      for (const watcher of watchers)
        same(
          `the look of ${watcher} in a twin of ${viewer} at ${place}`,
          lookOf(game, twin, watcher),
          moment.knownTo(watcher).look,
        )
      counts.twins++
      if (canonical(twin) !== canonical(moment.state)) counts.different++
      if (isOverdue(game, twin, moment)) continue
      for (const input of inputsAt(here, viewer, next?.kind === 'act' ? next : null))
        if (stepBoth({ ...here, viewer, watchers, twin }, input)) counts.steps++
    }
    if (next?.kind === 'act' && next.luck.length > 0) compareLuck(here, next)
  }
  return counts
}

/** A view does not say what time it is: in this twin the clock would have struck before now. */
const isOverdue = (game: AnyGame, twin: State, { entry }: Moment): boolean => {
  const wake = game.wake?.(twin) ?? null
  return wake !== null && wake <= entry.at
}

interface Here {
  readonly game: AnyGame
  readonly header: Header<GameTypes>
  readonly moment: Moment
  /** What was asked before this entry already. */
  readonly before: readonly Decision[]
  readonly luck: string
}

interface Input {
  readonly seat: Seat
  readonly action: unknown
}

/** What really came next, what this seat could do, and what it can only try. */
function inputsAt({ game, moment }: Here, viewer: Onlooker, next: Input | null): readonly Input[] {
  if (viewer === 'spectator') return next === null ? [] : [next]
  const others = moment.open.flatMap(({ seat }) => (seat === viewer ? [] : game.legal(moment.state, seat).slice(0, 2)))
  const own = game.legal(moment.state, viewer)
  const tries = [...own.slice(0, 3), ...own.slice(-2), ...others, ...own.slice(0, 2).map(spoilt)]
  return [...(next === null ? [] : [next]), ...tries.map((action) => ({ seat: viewer, action }))]
}

/** The same with a number or a name in it changed. */
const spoilt = (action: object): unknown =>
  Object.fromEntries(
    Object.entries(action).map(([part, value]) => [part, typeof value === 'number' ? value + 1 : value]),
  )

/** Whether the step could be compared. */
function stepBoth(
  { viewer, watchers, twin, ...here }: Here & { viewer: Onlooker; watchers: readonly Onlooker[]; twin: State },
  { seat, action }: Input,
): boolean {
  const worlds = [here.moment.state, twin].map((state) => new World(here, state, here.luck))
  const [real, other] = worlds as [World, World]
  for (const watcher of watchers) for (const world of worlds) world.watch(watcher)
  const [done, doneThere] = worlds.map((world) => world.act(seat, action)) as [Done, Done]
  const what = `${JSON.stringify(action)} of ${seat}, as ${viewer} hears of it,`
  if (isRefusal(done) || isRefusal(doneThere)) {
    if (seat === viewer) same(what, textOf(doneThere), textOf(done))
    return seat === viewer
  }
  const sealed = here.before.filter(({ mode }) => mode === 'sealed' || mode === 'reaction').map(({ id }) => id)
  if (worlds.some((world) => sealed.some((id) => here.moment.open.some((one) => one.id === id) && !world.asks(id))))
    return false
  const mayPart = real.isOpened || other.isOpened
  for (const watcher of watchers) {
    const [heard, heardThere] = [real.heardBy(watcher), other.heardBy(watcher)]
    if (!mayPart || real.look(watcher) === other.look(watcher)) same(what, heardThere, heard)
  }
  return !mayPart
}

/** If other luck is the same news to somebody, all that they get is the same: secrecy that trusts no view. */
function compareLuck(here: Here, next: Input): void {
  const worlds = ['one', 'other'].map((more) => new World(here, here.moment.state, `${here.luck} ${more}`))
  const [one, other] = worlds as [World, World]
  const viewers = onlookersOf(here.header)
  for (const world of worlds) for (const viewer of viewers) world.watch(viewer)
  const [done, doneThere] = worlds.map((world) => world.act(next.seat, next.action)) as [Done, Done]
  if (isRefusal(done) || isRefusal(doneThere)) throw new Error(textOf(isRefusal(done) ? done : doneThere))
  for (const viewer of viewers)
    if (JSON.stringify(done.seenBy(viewer)) === JSON.stringify(doneThere.seenBy(viewer)))
      same(`the same news with other luck, for ${viewer},`, other.heardBy(viewer), one.heardBy(viewer))
}

type Done = Batch<unknown> | Refusal

const textOf = (done: Done): string => (isRefusal(done) ? JSON.stringify(done) : 'accepted')

/** A state in a match of its own, told by the server's own publisher. */
class World {
  readonly #match: Match<GameTypes>
  readonly #publisher: Publisher
  readonly #heard = new Map<Onlooker, string[]>()
  /** Luck was drawn, a hidden order was read or something was revealed: from here on worlds may look different. */
  isOpened = false

  constructor({ game, header, moment }: Here, state: State, luck: string) {
    const source = fastChance(luck)
    const told = [...onlookersOf(header)].map(() => 7)
    const snapshot = { length: 1, now: moment.entry.at, state: copy(state), hash: '', streams: {}, told }
    this.#match = Match.resume({ game: this.#noting(game), header, source }, snapshot, [])
    this.#publisher = new Publisher('TABLE', this.#match)
  }

  watch(viewer: Onlooker): void {
    const heard: string[] = []
    this.#heard.set(viewer, heard)
    this.#publisher.join(viewer, { user: '', name: '', send: (text) => void heard.push(text) }, null, CLOCK)
  }

  act(seat: Seat, action: unknown): Done {
    const decision = this.#match.game.decisions(this.#match.state).find((one) => one.seat === seat)?.id
    const done = this.#match.act(
      seat,
      { id: 'x', action, by: 'player', ...(decision !== undefined && { decision }) },
      this.#match.now,
    )
    if (!isRefusal(done)) this.#publisher.publish([done], CLOCK)
    return done
  }

  asks(id: string): boolean {
    return this.#match.game.decisions(this.#match.state).some((decision) => decision.id === id)
  }

  heardBy(viewer: Onlooker): string {
    return (this.#heard.get(viewer) ?? []).join('\n')
  }

  look(viewer: Onlooker): string {
    return lookOf(this.#match.game, this.#match.state, viewer)
  }

  #noting(game: AnyGame): AnyGame {
    const note = () => {
      this.isOpened = true
    }
    const noted = (chance: Chance): Chance =>
      new Proxy(chance, {
        get(target, name: keyof Chance) {
          note()
          return target[name].bind(target)
        },
      })
    return {
      ...game,
      apply(state, seat, action, ctx) {
        const reveal: typeof ctx.reveal = (event) => {
          note()
          ctx.reveal(event)
        }
        game.apply(state, seat, action, { ...ctx, random: noted(ctx.random), reveal })
      },
    }
  }
}

function same(what: string, found: string, expected: string): void {
  if (found === expected) return
  let place = 0
  while (found[place] === expected[place]) place++
  const around = (text: string) => text.slice(Math.max(0, place - 120), place + 120)
  throw new Error(`${what} is told apart: …${around(found)}… instead of …${around(expected)}…`)
}
