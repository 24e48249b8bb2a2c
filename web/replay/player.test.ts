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
beforeEach(() => {
  clock = new Clock()
})

function playerAt(index: number, moves = true, chapters?: AnyBoardModule['chapters']): Player {
  const { later } = clock
  const start = { index, speed: 1 } as const
  const played = chapters === undefined ? module : { ...module, chapters }
  return new Player({ replay, module: played, start, moves: () => moves, sound: () => undefined, later })
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
