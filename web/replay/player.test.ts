import { shelf } from '@starboard/games'
import { canonical, seatOf } from '@starboard/kernel'
import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { Replay } from './model.ts'
import { Player } from './player.ts'
import { recordMatch } from './record.fixture.ts'

const game = shelf[0]?.game
if (game === undefined) throw new Error('The shelf is empty.')
const exported = recordMatch(game, 2)
const kinds = new Set(exported.story.flatMap((events) => events.map(({ kind }) => kind)))
/** Every event is a film of one beat, and the first event of a moment with luck begins a turn. */
const module: Pick<AnyBoardModule, 'game' | 'mark' | 'staging'> = {
  game: { ...game, picture: { step: (view) => view, exact: (view) => view } },
  mark: ({ kind }) => (kind === exported.story.at(-1)?.[0]?.kind ? { kind: 'turn', seat: null, text: '' } : null),
  staging: Object.fromEntries([...kinds].map((kind) => [kind, { beats: 1 }])),
}
const replay = new Replay(module, exported)

/** A clock that moves when told. */
class Clock {
  now = 0
  #due: { at: number; run: () => void }[] = []
  readonly later = (run: () => void, ms: number) => {
    const one = { at: this.now + ms, run }
    this.#due.push(one)
    return () => {
      this.#due = this.#due.filter((other) => other !== one)
    }
  }
  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > until) break
      this.#due = this.#due.filter((other) => other !== next)
      this.now = next.at
      next.run()
    }
    this.now = until
  }
}

let clock = new Clock()
const PARTS = { sound: () => undefined, filmSpeed: (): 1 => 1, wall: () => clock.now } as const
beforeEach(() => {
  clock = new Clock()
})

function playerAt(index: number, moves = true, chapters?: AnyBoardModule['chapters']): Player {
  const { later } = clock
  const start = { index }
  const played = chapters === undefined ? module : { ...module, chapters }
  return new Player({ replay, module: played, start, ...PARTS, moves: () => moves, later })
}

const shows = (player: Player, index: number) =>
  expect(canonical(player.state.scene.shown.view)).toBe(canonical(replay.shownAt(index, player.state.viewer).view))

describe('the player', () => {
  test('shows a moment at once when it is jumped to', () => {
    const player = playerAt(0)
    player.go(30)
    expect(player.state).toMatchObject({ index: 30, isPlaying: false })
    expect(player.state.scene.isPlaying).toBe(false)
    shows(player, 30)
    player.go(1e9)
    expect(player.state.index).toBe(replay.length - 1)
    player.go(-5)
    expect(player.state.index).toBe(0)
  })

  test('steps forward as a film and back at once', () => {
    const at = exported.story.findIndex((events, index) => index > 4 && events.length > 1)
    const player = playerAt(at - 1)
    player.step(1)
    expect(player.state.index).toBe(at)
    expect(player.state.scene).toMatchObject({ isPlaying: true, beat: { event: exported.story[at]?.[0] } })
    clock.pass(60_000)
    expect(player.state.scene.isPlaying).toBe(false)
    shows(player, at)
    player.step(-1)
    expect(player.state.scene.isPlaying).toBe(false)
    shows(player, at - 1)
  })

  test('goes on at once for somebody who steps faster than the film', () => {
    const at = exported.story.findIndex((events, index) => index > 4 && events.length > 1)
    const player = playerAt(at - 1)
    player.step(1)
    player.step(1)
    expect(player.state.index).toBe(at + 1)
    expect(player.state.scene.isPlaying).toBe(false)
    shows(player, at + 1)
  })

  test('plays to the end by itself and stops there; playing again begins anew', () => {
    const player = playerAt(replay.length - 5)
    player.toggle()
    expect(player.state.isPlaying).toBe(true)
    clock.pass(10 * 60_000)
    expect(player.state).toMatchObject({ index: replay.length - 1, isPlaying: false })
    shows(player, replay.length - 1)
    player.toggle()
    expect(player.state).toMatchObject({ index: 0, isPlaying: true })
  })

  test('plays twice as fast at twice the speed', () => {
    const timeFor = (speed: 1 | 2) => {
      clock = new Clock()
      const player = playerAt(replay.length - 12)
      player.setSpeed(speed)
      player.toggle()
      for (let waited = 0; waited < 1e6; waited += 10) {
        if (!player.state.isPlaying) return waited
        clock.pass(10)
      }
      return Number.NaN
    }
    expect(timeFor(1) / timeFor(2)).toBeCloseTo(2, 1)
  })

  test('waits when it is paused', () => {
    const player = playerAt(5)
    player.toggle()
    player.toggle()
    clock.pass(60_000)
    expect(player.state).toMatchObject({ index: 5, isPlaying: false })
  })

  test('stands still in the middle of a film in chapters, steps by them, and goes on', () => {
    const at = exported.story.findIndex((events, index) => index > 4 && events.length > 2)
    const [first, second] = replay.telling('everything').moments[at]?.events ?? []
    const chapters = { name: 'part', ends: (event: object) => event === first, tell: () => '' }
    const player = playerAt(at - 1, true, chapters)
    player.toggle()
    clock.pass(950)
    player.toggle()
    clock.pass(60_000)
    expect(player.state).toMatchObject({ index: at, isPlaying: false, scene: { isPaused: true } })
    player.step(1)
    expect(player.state).toMatchObject({ index: at, scene: { isPaused: true, beat: { event: second } } })
    player.toggle()
    clock.pass(60_000)
    expect(player.state.index).toBeGreaterThan(at)
  })

  test('shows no film where nothing should move, but still plays', () => {
    const player = playerAt(replay.length - 3, false)
    player.toggle()
    clock.pass(950)
    expect(player.state.index).toBe(replay.length - 2)
    expect(player.state.scene.isPlaying).toBe(false)
    clock.pass(60_000)
    expect(player.state.isPlaying).toBe(false)
  })

  test('jumps from turn to turn, and to the ends beyond the last ones', () => {
    const { turns } = replay.telling('everything')
    const player = playerAt(0)
    player.turn(1)
    expect(player.state.index).toBe(turns.find((at) => at > 0))
    player.go(replay.length - 1)
    player.turn(1)
    expect(player.state.index).toBe(replay.length - 1)
    player.go(turns[0] ?? 0)
    player.turn(-1)
    expect(player.state.index).toBe(0)
  })

  test('another viewpoint sees its own view of the same moment', () => {
    const player = playerAt(12)
    player.look(seatOf(1))
    expect(player.state).toMatchObject({ index: 12, viewer: 1 })
    shows(player, 12)
    expect(canonical(player.state.scene.shown.view)).not.toBe(canonical(replay.shownAt(12, 'everything').view))
  })
})

describe('a match against the clock', () => {
  const timed = new Replay(
    { ...module, game: { ...module.game, meta: { ...module.game.meta, pace: 'real-time' } } },
    slow(),
  )
  const still = { ...module, staging: {} }
  const timedPlayer = (more: { readonly lasts?: () => number } = {}) => {
    const replay = more.lasts === undefined ? timed : new Replay({ ...timed.module, ...more }, timed.exported)
    return new Player({ replay, module: still, start: { index: 0 }, ...PARTS, moves: () => true, later: clock.later })
  }

  /** The same match, with ten seconds between any two moments. */
  function slow(): typeof exported {
    return { ...exported, log: exported.log.map((entry, index) => ({ ...entry, at: index * 10_000 })) }
  }

  test('is played by match time, twenty times as fast at first', () => {
    const player = timedPlayer()
    player.toggle()
    clock.pass(499)
    expect(player.state.index).toBe(0)
    expect([player.now, player.rate]).toEqual([9980, 20])
    clock.pass(1)
    expect(player.state.index).toBe(1)
    player.setSpeed(1)
    clock.pass(9999)
    expect(player.state.index).toBe(1)
    clock.pass(1)
    expect(player.state.index).toBe(2)
  })

  test('goes on in the middle where it was paused, at another speed if somebody wants that', () => {
    const player = timedPlayer()
    player.toggle()
    clock.pass(250)
    player.toggle()
    clock.pass(60_000)
    expect([player.now, player.rate]).toEqual([5000, 0])
    player.setSpeed(5)
    player.toggle()
    clock.pass(999)
    expect(player.state.index).toBe(0)
    clock.pass(1)
    expect(player.state.index).toBe(1)
  })

  test('waits for what the board shows by itself, and match time stands meanwhile', () => {
    const player = timedPlayer({ lasts: () => 3000 })
    player.go(1)
    player.toggle()
    clock.pass(2000)
    expect([player.state.index, player.now, player.rate]).toEqual([1, 10_000, 0])
    clock.pass(3000 * (timed.telling('everything').moments[1]?.events.length ?? 0) - 2000)
    expect(player.state.index).toBe(2)
  })

  test('counts every time that somebody goes elsewhere at once', () => {
    const player = timedPlayer()
    player.go(3)
    player.step(1)
    expect(player.state).toMatchObject({ index: 4, jumps: 1 })
    player.step(-1)
    expect(player.state).toMatchObject({ index: 3, jumps: 2 })
  })

  test('has its moments along the length by match time', () => {
    const { axis } = timed
    expect([axis.placeOf(0), axis.placeOf(3), axis.indexAt(29_999), axis.indexAt(30_000)]).toEqual([0, 30_000, 2, 3])
    expect(axis.max).toBe((timed.length - 1) * 10_000)
  })
})
