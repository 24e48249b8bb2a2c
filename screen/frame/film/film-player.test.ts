import type { Frame } from '@starboard/wire/client'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SoundName } from '../../contract/board.ts'
import { BEAT_MS, type Scene, Theater } from './film-player.ts'
import { LONGEST_MS } from './haste.ts'

const LEGAL = { kind: 'press' }

/** A picture is the list of what has happened in it. */
interface Picture {
  readonly seen: readonly string[]
}

const frameOf = (...seen: string[]): Frame => ({
  view: { seen } satisfies Picture,
  open: [{ seat: 0, kind: 'main', mode: 'single' }] as unknown as Frame['open'],
  legal: [LEGAL],
  refused: [],
  outcome: null,
  mayUndo: true,
})

const seenIn = ({ frame }: Scene) => (frame.view as Picture).seen
const toldIn = ({ told }: Scene) => told.map(({ at, event }) => `${at}:${event.kind}`)

/** A clock in the hand: timers run when they are told to. */
function clockwork() {
  const timers: { run: () => void; ms: number; isOff: boolean }[] = []
  return {
    later: (run: () => void, ms: number) => {
      const timer = { run, ms, isOff: false }
      timers.push(timer)
      return () => {
        timer.isOff = true
      }
    },
    get waiting() {
      return timers.filter(({ isOff }) => !isOff).map(({ ms }) => ms)
    },
    next() {
      const at = timers.findIndex(({ isOff }) => !isOff)
      const [timer] = timers.splice(at, 1)
      if (at === -1 || timer === undefined) throw new Error('No timer is waiting.')
      timer.run()
    },
  }
}

describe('the theater', () => {
  let speed: number
  let clock: ReturnType<typeof clockwork>
  let scenes: Scene[]
  let heard: SoundName[]
  let theater: Theater

  beforeEach(() => {
    speed = 1
    clock = clockwork()
    scenes = []
    heard = []
    theater = new Theater({
      module: {
        beats: { slow: 1, dice: 2.5 },
        chapters: { name: 'part', ends: ({ kind }) => kind === 'end', tell: () => '' },
        sounds: { dice: 'dice', slow: 'card' },
        step: (view, { kind }) => {
          if (kind === 'broken') throw new Error('This step cannot be drawn.')
          return { seen: [...(view as Picture).seen, kind] }
        },
      },
      frame: frameOf(),
      speed: () => speed,
      later: clock.later,
      sound: (name) => heard.push(name),
      onChange: (scene) => scenes.push(scene),
    })
  })

  const receive = (at: number, kinds: readonly string[], frame = frameOf('true', String(at))) =>
    theater.receive({ at, events: kinds.map((kind) => ({ kind })), frame })

  it('shows one event after the other, then the true picture', () => {
    receive(1, ['slow', 'quick', 'dice'])
    expect(theater.scene.beat).toMatchObject({ id: 1, event: { kind: 'slow' }, ms: BEAT_MS })
    expect(seenIn(theater.scene)).toEqual([])
    expect(toldIn(theater.scene)).toEqual([])
    clock.next()
    expect(theater.scene.beat).toMatchObject({ id: 2, event: { kind: 'dice' }, ms: 2.5 * BEAT_MS })
    expect(seenIn(theater.scene)).toEqual(['slow', 'quick'])
    expect(toldIn(theater.scene)).toEqual(['1:slow', '1:quick'])
    clock.next()
    expect(theater.scene).toMatchObject({ beat: null, isPlaying: false })
    expect(seenIn(theater.scene)).toEqual(['true', '1'])
    expect(toldIn(theater.scene)).toEqual(['1:slow', '1:quick', '1:dice'])
  })

  it('offers nothing while it plays, and everything afterwards', () => {
    receive(1, ['slow'])
    receive(2, ['slow'])
    clock.next()
    clock.next()
    const playing = scenes.filter(({ isPlaying }) => isPlaying)
    expect(playing.length).toBeGreaterThan(2)
    for (const { frame } of playing)
      expect(frame).toMatchObject({ open: [], legal: [], refused: [], outcome: null, mayUndo: false })
    expect(theater.scene.frame).toMatchObject({ legal: [LEGAL], mayUndo: true })
  })

  it('plays what came meanwhile from the true picture of the act before', () => {
    receive(1, ['slow'])
    receive(2, ['dice'])
    expect(clock.waiting).toHaveLength(1)
    clock.next()
    expect(theater.scene).toMatchObject({ isPlaying: true, beat: { event: { kind: 'dice' } } })
    expect(seenIn(theater.scene)).toEqual(['true', '1'])
    clock.next()
    expect(seenIn(theater.scene)).toEqual(['true', '2'])
    expect(toldIn(theater.scene)).toEqual(['1:slow', '2:dice'])
  })

  it('skips from the middle to the end, and tells every event once', () => {
    receive(1, ['slow', 'dice', 'quick'])
    receive(2, ['slow'])
    clock.next()
    theater.skip()
    expect(clock.waiting).toEqual([])
    expect(theater.scene).toMatchObject({ beat: null, isPlaying: false, frame: { legal: [LEGAL] } })
    expect(seenIn(theater.scene)).toEqual(['true', '2'])
    expect(toldIn(theater.scene)).toEqual(['1:slow', '1:dice', '1:quick', '2:slow'])
    receive(3, ['slow'])
    clock.next()
    expect(toldIn(theater.scene).slice(-1)).toEqual(['3:slow'])
    expect(theater.scene.told).toHaveLength(5)
  })

  describe('when I have to react against the clock', () => {
    const pressing = (mine: object): Frame => ({
      ...frameOf('asked'),
      open: [{ seat: 0, kind: 'defend', mode: 'reaction', by: 20_000, ...mine }] as unknown as Frame['open'],
    })
    const lengths = () => {
      const all: number[] = []
      while (theater.scene.beat !== null) {
        all.push(theater.scene.beat.ms)
        clock.next()
      }
      return all
    }
    const dice = (count: number) => Array.from({ length: count }, () => 'dice')

    it('plays what is left within its longest time, and tells all of it', () => {
      receive(1, dice(4), pressing({ id: 'd1' }))
      const [first, ...rest] = lengths()
      expect((first ?? 0) + rest.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(LONGEST_MS)
      expect(toldIn(theater.scene)).toHaveLength(4)
      receive(2, ['dice'])
      expect(theater.scene.beat?.ms).toBe(2.5 * BEAT_MS)
    })

    it('leaves out the beginning of what would flicker, but not what is on stage', () => {
      receive(1, dice(9))
      receive(2, ['slow'], pressing({ id: 'd1' }))
      const [onStage, ...rest] = lengths()
      expect(onStage).toBe(2.5 * BEAT_MS)
      expect(rest.length).toBeLessThan(4)
      expect(rest.at(-1)).toBeGreaterThanOrEqual(BEAT_MS / 2)
      expect(toldIn(theater.scene)).toHaveLength(10)
    })

    it('takes its time where another is asked, without a clock, or in chapters', () => {
      for (const frame of [
        pressing({}),
        pressing({ id: 'd1', by: undefined }),
        pressing({ id: 'd1', mode: 'single' }),
      ]) {
        receive(1, dice(4), frame)
        expect(lengths()).toEqual(Array(4).fill(2.5 * BEAT_MS))
      }
      receive(1, [...dice(4), 'end'], pressing({ id: 'd1' }))
      expect(lengths()).toEqual(Array(4).fill(2.5 * BEAT_MS))
    })
  })

  it('has nothing to skip when nothing plays', () => {
    theater.skip()
    expect(scenes).toEqual([])
  })

  it('shows everything at once at speed 0, with the last sound of the act', () => {
    speed = 0
    receive(1, ['slow', 'dice', 'quick'])
    expect(clock.waiting).toEqual([])
    expect(scenes).toHaveLength(1)
    expect(theater.scene.isPlaying).toBe(false)
    expect(toldIn(theater.scene)).toEqual(['1:slow', '1:dice', '1:quick'])
    expect(heard).toEqual(['dice'])
  })

  it('ends a running film when motion is switched off in the middle', () => {
    receive(1, ['slow', 'dice', 'slow'])
    speed = 0
    clock.next()
    expect(theater.scene.isPlaying).toBe(false)
    expect(toldIn(theater.scene)).toEqual(['1:slow', '1:dice', '1:slow'])
  })

  it('is as fast as the settings say', () => {
    speed = 4
    receive(1, ['slow'])
    expect(clock.waiting).toEqual([BEAT_MS / 4])
  })

  it('goes on from the same picture where a step cannot be drawn', () => {
    receive(1, ['quick', 'broken', 'slow'])
    expect(seenIn(theater.scene)).toEqual(['quick'])
    clock.next()
    expect(seenIn(theater.scene)).toEqual(['true', '1'])
    expect(toldIn(theater.scene)).toEqual(['1:quick', '1:broken', '1:slow'])
  })

  it('shows the result to who was away for a long film', () => {
    for (let at = 1; at <= 61; at++) receive(at, ['slow'])
    expect(theater.scene.isPlaying).toBe(false)
    expect(seenIn(theater.scene)).toEqual(['true', '61'])
    expect(theater.scene.told).toHaveLength(61)
    expect(new Set(toldIn(theater.scene)).size).toBe(61)
  })

  it('takes an act of thousands of quick events', () => {
    receive(
      1,
      Array.from({ length: 5000 }, () => 'quick'),
    )
    expect(theater.scene.isPlaying).toBe(false)
    expect(theater.scene.told).toHaveLength(5000)
  })

  it('hears each event when its turn comes', () => {
    receive(1, ['slow', 'dice'])
    expect(heard).toEqual(['card'])
    clock.next()
    expect(heard).toEqual(['card', 'dice'])
  })

  it('shows a picture without events at once, and what cannot be answered stays so until then', () => {
    receive(1, [])
    expect(scenes).toHaveLength(1)
    expect(seenIn(theater.scene)).toEqual(['true', '1'])
    expect(theater.scene.isPlaying).toBe(false)
  })

  describe('in chapters', () => {
    beforeEach(() => receive(1, ['slow', 'dice', 'end', 'slow', 'quick', 'dice', 'end']))
    const shown = () => theater.scene.beat?.event.kind ?? null

    it('knows that it has some, until they are over', () => {
      expect(theater.scene.hasChapters).toBe(true)
      theater.skip()
      expect(theater.scene.hasChapters).toBe(false)
      receive(2, ['slow'])
      expect(theater.scene.hasChapters).toBe(false)
    })

    it('stands still at a pause and goes on after it', () => {
      theater.pause()
      expect(theater.scene).toMatchObject({ isPaused: true, isPlaying: true, frame: { legal: [] } })
      expect(clock.waiting).toEqual([])
      receive(2, ['slow'])
      expect(clock.waiting).toEqual([])
      theater.resume()
      expect(theater.scene).toMatchObject({ isPaused: false, beat: { event: { kind: 'dice' } } })
      expect(clock.waiting).toHaveLength(1)
    })

    it('steps from beat to beat, and the pause ends with the film', () => {
      theater.stepOn()
      expect([shown(), theater.scene.isPaused, clock.waiting.length]).toEqual(['dice', true, 0])
      theater.stepOn()
      expect([shown(), toldIn(theater.scene)]).toEqual(['slow', ['1:slow', '1:dice', '1:end']])
      theater.stepOn()
      theater.stepOn()
      expect(theater.scene).toMatchObject({ isPaused: false, isPlaying: false })
      expect(theater.scene.told).toHaveLength(7)
    })

    it('skips to the first beat of the next chapter, from the last to the true picture', () => {
      theater.skipChapter()
      expect([shown(), clock.waiting.length]).toEqual(['slow', 1])
      expect(seenIn(theater.scene)).toEqual(['slow', 'dice', 'end'])
      theater.skipChapter()
      expect(theater.scene.isPlaying).toBe(false)
      expect(seenIn(theater.scene)).toEqual(['true', '1'])
      expect(theater.scene.told).toHaveLength(7)
    })

    it('stays paused where a chapter is skipped in a pause', () => {
      theater.pause()
      theater.skipChapter()
      expect([shown(), theater.scene.isPaused, clock.waiting.length]).toEqual(['slow', true, 0])
    })

    it('goes back to where the chapter began, and from there to the one before', () => {
      theater.skipChapter()
      theater.stepOn()
      expect(shown()).toBe('dice')
      theater.rewind()
      expect([shown(), seenIn(theater.scene)]).toEqual(['slow', ['slow', 'dice', 'end']])
      theater.stepOn()
      theater.rewind()
      theater.rewind()
      expect([shown(), seenIn(theater.scene), toldIn(theater.scene)]).toEqual(['slow', [], []])
      theater.skip()
      expect(theater.scene.told).toHaveLength(7)
    })

    it('tells what the table asks meanwhile', () => {
      expect(theater.scene.frame.open).toEqual([])
      expect(theater.scene.ahead).toHaveLength(1)
      receive(2, [], { ...frameOf('true'), open: [] })
      expect(theater.scene.ahead).toEqual([])
    })
  })

  it('says nothing any more once it is closed', () => {
    receive(1, ['slow'])
    const before = scenes.length
    theater.close()
    expect(clock.waiting).toEqual([])
    receive(2, ['slow'])
    theater.skip()
    expect(scenes).toHaveLength(before)
  })
})
