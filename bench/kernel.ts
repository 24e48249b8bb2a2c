import { type Playable, playOut, randomBot } from '@starboard/bots'
import {
  type AnyGame,
  committedChance,
  copy,
  fastChance,
  type GameTypes,
  type Match,
  seatOf,
  seatsOf,
  type Viewer,
} from '@starboard/kernel'
import { deliver, type LiveGame, type Message } from './live.ts'
import { applyAll, type Material, started } from './material.ts'
import { type Measurement, secondsFor, times } from './measure.ts'

type KernelMeasurement = Measurement<Material>

const REPEATS = 5

const applyAlone: KernelMeasurement = {
  aims: [{ name: 'apply alone, events off', unit: 'actions/s', goal: { atLeast: 1_000_000 } }],
  prepare({ game, setup, games }) {
    const actions = games.reduce((sum, { steps }) => sum + steps.length, 0)
    return () => {
      let seconds = 0
      times(REPEATS, () => {
        const ready = games.map((played) => started(game, setup, played))
        seconds += secondsFor(() => {
          for (const one of ready) applyAll(game, one)
        })
      })
      return [(actions * REPEATS) / seconds]
    }
  },
}

const live: KernelMeasurement = {
  aims: [{ name: 'live: check, apply, tell all', unit: 'actions/s', goal: { atLeast: 150_000 } }],
  prepare: (material) => liveRounds(material, withOpenDoor(material.game), ({ action }) => action),
}

const liveFromText: KernelMeasurement = {
  aims: [{ name: 'the same from JSON text', unit: 'actions/s' }],
  prepare: (material) => liveRounds(material, material.game, ({ text }) => (text === '' ? null : JSON.parse(text))),
}

/** Takes any value for an action, to see what the rules cost without the door. */
const withOpenDoor = (game: AnyGame): AnyGame => ({
  ...game,
  action: { ...game.action, read: (value) => value as { kind: string } },
})

function liveRounds({ live, setup }: Material, game: AnyGame, actionOf: (message: Message) => unknown) {
  const viewers = viewersOf(setup.seats)
  const actions = live.reduce((sum, { messages }) => sum + messages.length, 0)
  return () => {
    const ready = live.map(({ start, messages }) => ({ match: start(game), messages }))
    const seconds = secondsFor(() => {
      for (const { match, messages } of ready)
        for (const message of messages) deliver(match, message, { action: actionOf(message), viewers })
    })
    return [actions / seconds]
  }
}

const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator']

const RANDOM_GAMES = 100

const randomPlay: KernelMeasurement = {
  aims: [
    { name: 'whole random play', unit: 'actions/s', goal: { atLeast: 200_000 } },
    { name: 'whole random play', unit: 'games/s' },
  ],
  prepare: (material) => () => {
    let actions = 0
    const seconds = secondsFor(() => {
      actions = playAtRandom(material)
    })
    return [actions / seconds, RANDOM_GAMES / seconds]
  },
}

/** Gives how many actions that took. */
export function playAtRandom({ entry, game, setup }: Pick<Material, 'entry' | 'game' | 'setup'>): number {
  const bots = seatsOf(setup.seats).map(() => randomBot(game))
  let actions = 0
  for (let index = 0; index < RANDOM_GAMES; index++)
    actions += playOut(entry, { setup, bots, seed: `random/${index}` }).entries - 1
  return actions
}

const LONG_REPEATS = 40

/** Whether a match gets slower as its log grows. */
const growth: KernelMeasurement = {
  aims: [
    { name: 'longest match, first quarter', unit: 'µs/action' },
    { name: 'longest match, last quarter', unit: 'µs/action' },
    { name: 'last quarter against the first', unit: 'times', goal: { below: 1.5 } },
  ],
  prepare({ live, game, setup }) {
    const longest = live.reduce((a, b) => (b.messages.length > a.messages.length ? b : a))
    const viewers = viewersOf(setup.seats)
    return () => {
      const seconds = [0, 0, 0, 0]
      times(LONG_REPEATS, () => {
        quarterSeconds(longest, game, viewers).forEach((value, quarter) => {
          seconds[quarter] = (seconds[quarter] ?? 0) + value
        })
      })
      const [first = 0, , , last = 0] = seconds.map(
        (sum) => (sum * 1e6) / (LONG_REPEATS * (longest.messages.length / 4)),
      )
      return [first, last, last / first]
    }
  },
}

function quarterSeconds({ start, messages }: LiveGame, game: AnyGame, viewers: readonly Viewer[]): readonly number[] {
  const match: Match<GameTypes> = start(game)
  const border = (quarter: number) => Math.round((messages.length * quarter) / 4)
  return [0, 1, 2, 3].map((quarter) => {
    const part = messages.slice(border(quarter), border(quarter + 1))
    return secondsFor(() => {
      for (const message of part) deliver(match, message, { action: message.action, viewers })
    })
  })
}

const copyState: KernelMeasurement = {
  aims: [
    { name: 'copy of a state in mid-game', unit: 'µs', goal: { below: 10 } },
    { name: 'size of that state as JSON', unit: 'bytes' },
  ],
  prepare({ games }) {
    const bytes = games.reduce((sum, { middle }) => sum + JSON.stringify(middle).length, 0) / games.length
    return () => [1e6 / callsPerSecond(games.length * 10, (index) => copy(games[index % games.length]?.middle)), bytes]
  },
}

const look: KernelMeasurement = {
  aims: [
    { name: 'view', unit: 'views/s' },
    { name: 'determinize', unit: 'states/s' },
  ],
  prepare({ game, games }) {
    const seat = seatOf(0)
    const random = fastChance('bench')
    const views = games.map(({ middle }) => game.view(middle, seat))
    const middleAt = (index: number) => games[index % games.length]?.middle ?? { options: {}, rules: 0 }
    return () => [
      callsPerSecond(games.length * 10, (index) => game.view(middleAt(index), seat)),
      callsPerSecond(games.length * 5, (index) => game.determinize(views[index % views.length] ?? {}, seat, random)),
    ]
  },
}

const BOT_GAMES = 20

const botGame: KernelMeasurement = {
  aims: [{ name: 'whole game of its own bots', unit: 'ms', goal: { below: 5 } }],
  prepare({ entry, game, setup }) {
    const bot = Object.values(entry.bots)[0] ?? randomBot(game)
    const bots = seatsOf(setup.seats).map(() => bot)
    return () => {
      const seconds = secondsFor(() => {
        for (let index = 0; index < BOT_GAMES; index++) playOut(entry, { setup, bots, seed: `bot/${index}` })
      })
      return [(seconds * 1000) / BOT_GAMES]
    }
  },
}

const DRAWS = 200_000

const draws: KernelMeasurement = {
  aims: [{ name: 'committed stream', unit: 'draws/s' }],
  prepare() {
    const chance = committedChance({ seed: '0'.repeat(64), seatSeeds: [] })
    return () => [callsPerSecond(DRAWS, () => chance.d6())]
  },
}

/** Results are kept until the end, so that no call can be left out as useless. */
let kept: unknown

function callsPerSecond(count: number, call: (index: number) => unknown): number {
  const seconds = secondsFor(() => {
    for (let index = 0; index < count; index++) kept = call(index)
  })
  return kept === undefined ? 0 : count / seconds
}

/** What the kernel and the rules of one game cost, in the order of the table. */
export const kernelMeasurements = ({ bots }: Playable): readonly KernelMeasurement[] => [
  applyAlone,
  live,
  liveFromText,
  randomPlay,
  growth,
  copyState,
  look,
  ...(Object.keys(bots).length === 0 ? [] : [botGame]),
  draws,
]
