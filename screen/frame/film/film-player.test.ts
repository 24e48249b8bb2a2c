import { type Shown, seatOf, type Viewer } from '@starboard/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Sound } from '../../contract/board.ts'
import { BEAT_MS, FilmPlayer, type Scene } from './film-player.ts'
import { LONGEST_MS } from './haste.ts'

const LEGAL = { kind: 'press' }

/** A picture is the list of what has happened in it. */
interface Picture {
  readonly seen: readonly string[]
}

const shownOf = (...seen: string[]): Shown => ({
  view: { seen } satisfies Picture,
  open: [{ seat: 0, kind: 'main', mode: 'single' }] as unknown as Shown['open'],
  legal: [LEGAL],
  refused: [],
  outcome: null,
  mayUndo: true,
})

const picture = {
  step(view: object, { kind }: { kind: string }): Picture {
    if (kind === 'broken') throw new Error('This step cannot be drawn.')
    return { seen: [...(view as Picture).seen, kind] }
  },
  exact: (view: object) => view,
}

const seenIn = ({ shown }: Scene) => (shown.view as Picture).seen
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

describe('the film player', () => {
  let speed: number
  let clock: ReturnType<typeof clockwork>
  let scenes: Scene[]
  let heard: Sound[]
  let reads: Readonly<Record<string, number>>
  let player: FilmPlayer

  beforeEach(() => {
    speed = 1
    clock = clockwork()
    scenes = []
    heard = []
    reads = {}
    player = new FilmPlayer({
      module: {
        staging: {
          slow: { beats: 1, sound: 'card' },
          dice: { beats: 2.5, sound: 'dice' },
          roll: { beats: 5, tumbles: true },
        },
        chapters: { name: 'part', ends: ({ kind }) => kind === 'end', tell: () => '' },
        game: { picture },
      },
      viewer: () => 'spectator',
      shown: shownOf(),
      speed: () => speed,
      later: clock.later,
      readingMs: ({ kind }) => reads[kind] ?? 0,
      sound: (name) => heard.push(name),
      onChange: (scene) => scenes.push(scene),
    })
  })

  const receive = (at: number, kinds: readonly string[], shown = shownOf('true', String(at))) =>
    player.receive({ at, events: kinds.map((kind) => ({ kind })), shown })

  it('shows one event after the other, then the true picture', () => {
    receive(1, ['slow', 'quick', 'dice'])
    expect(player.scene.beat).toMatchObject({ id: 1, event: { kind: 'slow' }, ms: BEAT_MS })
    expect(seenIn(player.scene)).toEqual([])
    expect(toldIn(player.scene)).toEqual([])
    clock.next()
    expect(player.scene.beat).toMatchObject({ id: 2, event: { kind: 'dice' }, ms: 2.5 * BEAT_MS })
    expect(seenIn(player.scene)).toEqual(['slow', 'quick'])
    expect(toldIn(player.scene)).toEqual(['1:slow', '1:quick'])
    clock.next()
    expect(player.scene).toMatchObject({ beat: null, isPlaying: false })
    expect(seenIn(player.scene)).toEqual(['true', '1'])
    expect(toldIn(player.scene)).toEqual(['1:slow', '1:quick', '1:dice'])
  })

  describe('captions', () => {
    const caption = () => player.scene.caption?.kind ?? null

    it('belong to what is on stage, not to what came before it', () => {
      reads = { slow: 100, dice: 100 }
      receive(1, ['slow', 'dice'])
      expect([player.scene.beat?.event.kind, caption()]).toEqual(['slow', 'slow'])
      clock.next()
      expect([player.scene.beat?.event.kind, caption()]).toEqual(['dice', 'dice'])
      clock.next()
      expect(caption()).toBeNull()
    })

    it('stand until they can have been read, at the speed that is set', () => {
      reads = { slow: 1000 }
      receive(1, ['slow', 'slow'])
      expect(player.scene.beat?.ms).toBe(BEAT_MS)
      expect(clock.waiting).toEqual([1000])
      speed = 2
      clock.next()
      expect(clock.waiting).toEqual([500])
    })

    it('count what moves beneath them as time to read, and wait with the last of it', () => {
      reads = { slow: 2000 }
      receive(1, ['slow', 'dice', 'slow'])
      expect(clock.waiting).toEqual([BEAT_MS])
      clock.next()
      expect(caption()).toBe('slow')
      expect(clock.waiting).toEqual([2000 - BEAT_MS])
    })

    it('tell of dice when they lie still', () => {
      reads = { slow: 100, roll: 100 }
      receive(1, ['slow', 'roll'])
      clock.next()
      expect([player.scene.beat?.event.kind, caption()]).toEqual(['roll', 'slow'])
      expect(clock.waiting).toEqual([700])
      clock.next()
      expect([player.scene.beat?.event.kind, caption()]).toEqual(['roll', 'roll'])
      expect(clock.waiting).toEqual([5 * BEAT_MS - 700])
    })

    it('hurry with everything else', () => {
      reads = { slow: 1000 }
      const pressed = [{ seat: 0, kind: 'react', mode: 'reaction', id: 'd', by: 9 }] as unknown as Shown['open']
      receive(1, ['slow', 'slow'], { ...shownOf(), open: pressed })
      expect(clock.waiting).toEqual([LONGEST_MS / 2])
    })
  })

  it('stays at the picture before, then shows the true one, for a game that steps none', () => {
    const { later } = clock
    const module = { staging: { slow: { beats: 1 } }, game: {} }
    const viewer = () => 'spectator' as const
    const shown = shownOf('old')
    const still = new FilmPlayer({ module, viewer, shown, speed: () => 1, later, sound() {}, onChange() {} })
    still.receive({ at: 1, events: [{ kind: 'slow' }, { kind: 'slow' }], shown: shownOf('true') })
    clock.next()
    expect(seenIn(still.scene)).toEqual(['old'])
    clock.next()
    expect(seenIn(still.scene)).toEqual(['true'])
  })

  it('offers nothing while it plays, and everything afterwards', () => {
    receive(1, ['slow'])
    receive(2, ['slow'])
    clock.next()
    clock.next()
    const playing = scenes.filter(({ isPlaying }) => isPlaying)
    expect(playing.length).toBeGreaterThan(2)
    for (const { shown } of playing)
      expect(shown).toMatchObject({ open: [], legal: [], refused: [], outcome: null, mayUndo: false })
    expect(player.scene.shown).toMatchObject({ legal: [LEGAL], mayUndo: true })
  })

  describe('when I am asked in real time', () => {
    const freely = (at: string, mine: object = { id: 'd1' }): Shown => ({
      ...shownOf('true', at),
      open: [{ seat: 0, kind: 'watch', mode: 'free', ...mine }] as unknown as Shown['open'],
      legal: [{ kind: `press ${at}` }],
      refused: [{ action: { kind: 'pull' } }] as unknown as Shown['refused'],
    })

    it('offers what the newest look offers, while the view follows the film', () => {
      receive(1, ['slow', 'dice'], freely('1'))
      expect(player.scene).toMatchObject({ isPlaying: true, shown: { legal: [{ kind: 'press 1' }], mayUndo: false } })
      expect(player.scene.shown.open).toHaveLength(1)
      expect(player.scene.shown.refused).toHaveLength(1)
      expect(seenIn(player.scene)).toEqual([])
      receive(2, ['slow'], freely('2'))
      expect(player.scene.shown.legal).toEqual([{ kind: 'press 2' }])
      clock.next()
      expect([seenIn(player.scene), player.scene.shown.legal]).toEqual([['slow'], [{ kind: 'press 2' }]])
    })

    it('offers nothing any more as soon as the question is gone, however long the film lasts', () => {
      receive(1, ['slow', 'dice'], freely('1'))
      receive(2, ['slow'])
      expect(player.scene.shown).toMatchObject({ open: [], legal: [], refused: [] })
    })

    it('offers nothing to those who only see that others are asked', () => {
      receive(1, ['slow'], freely('1', {}))
      expect(player.scene.shown).toMatchObject({ open: [], legal: [] })
    })
  })

  it('plays what came meanwhile from the true picture of the act before', () => {
    receive(1, ['slow'])
    receive(2, ['dice'])
    expect(clock.waiting).toHaveLength(1)
    clock.next()
    expect(player.scene).toMatchObject({ isPlaying: true, beat: { event: { kind: 'dice' } } })
    expect(seenIn(player.scene)).toEqual(['true', '1'])
    clock.next()
    expect(seenIn(player.scene)).toEqual(['true', '2'])
    expect(toldIn(player.scene)).toEqual(['1:slow', '2:dice'])
  })

  it('skips from the middle to the end, and tells every event once', () => {
    receive(1, ['slow', 'dice', 'quick'])
    receive(2, ['slow'])
    clock.next()
    player.skip()
    expect(clock.waiting).toEqual([])
    expect(player.scene).toMatchObject({ beat: null, isPlaying: false, shown: { legal: [LEGAL] } })
    expect(seenIn(player.scene)).toEqual(['true', '2'])
    expect(toldIn(player.scene)).toEqual(['1:slow', '1:dice', '1:quick', '2:slow'])
    receive(3, ['slow'])
    clock.next()
    expect(toldIn(player.scene).slice(-1)).toEqual(['3:slow'])
    expect(player.scene.told).toHaveLength(5)
  })

  describe('when I have to react against the clock', () => {
    const pressing = (mine: object): Shown => ({
      ...shownOf('asked'),
      open: [{ seat: 0, kind: 'defend', mode: 'reaction', by: 20_000, ...mine }] as unknown as Shown['open'],
    })
    const lengths = () => {
      const all: number[] = []
      while (player.scene.beat !== null) {
        all.push(player.scene.beat.ms)
        clock.next()
      }
      return all
    }
    const dice = (count: number) => Array.from({ length: count }, () => 'dice')

    it('plays what is left within its longest time, and tells all of it', () => {
      receive(1, dice(4), pressing({ id: 'd1' }))
      const [first, ...rest] = lengths()
      expect((first ?? 0) + rest.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(LONGEST_MS)
      expect(toldIn(player.scene)).toHaveLength(4)
      receive(2, ['dice'])
      expect(player.scene.beat?.ms).toBe(2.5 * BEAT_MS)
    })

    it('does so for a choice that I owe in another turn', () => {
      receive(1, dice(4), pressing({ id: 'd1', mode: 'forced' }))
      expect(lengths().reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(LONGEST_MS)
    })

    it('leaves out the beginning of what would flicker, but not what is on stage', () => {
      receive(1, dice(9))
      receive(2, ['slow'], pressing({ id: 'd1' }))
      const [onStage, ...rest] = lengths()
      expect(onStage).toBe(2.5 * BEAT_MS)
      expect(rest.length).toBeLessThan(4)
      expect(rest.at(-1)).toBeGreaterThanOrEqual(BEAT_MS / 2)
      expect(toldIn(player.scene)).toHaveLength(10)
    })

    it('takes its time where another is asked, without a clock, or in chapters', () => {
      for (const shown of [
        pressing({}),
        pressing({ id: 'd1', by: undefined }),
        pressing({ id: 'd1', mode: 'single' }),
      ]) {
        receive(1, dice(4), shown)
        expect(lengths()).toEqual(Array(4).fill(2.5 * BEAT_MS))
      }
      receive(1, [...dice(4), 'end'], pressing({ id: 'd1' }))
      expect(lengths()).toEqual(Array(4).fill(2.5 * BEAT_MS))
    })
  })

  it('has nothing to skip when nothing plays', () => {
    player.skip()
    expect(scenes).toEqual([])
  })

  it('shows everything at once at speed 0, with the last sound of the act', () => {
    speed = 0
    receive(1, ['slow', 'dice', 'quick'])
    expect(clock.waiting).toEqual([])
    expect(scenes).toHaveLength(1)
    expect(player.scene.isPlaying).toBe(false)
    expect(toldIn(player.scene)).toEqual(['1:slow', '1:dice', '1:quick'])
    expect(heard).toEqual(['dice'])
  })

  it('ends a running film when motion is switched off in the middle', () => {
    receive(1, ['slow', 'dice', 'slow'])
    speed = 0
    clock.next()
    expect(player.scene.isPlaying).toBe(false)
    expect(toldIn(player.scene)).toEqual(['1:slow', '1:dice', '1:slow'])
  })

  it('is as fast as the settings say', () => {
    speed = 4
    receive(1, ['slow'])
    expect(clock.waiting).toEqual([BEAT_MS / 4])
  })

  it('goes on from the same picture where a step cannot be drawn', () => {
    receive(1, ['quick', 'broken', 'slow'])
    expect(seenIn(player.scene)).toEqual(['quick'])
    clock.next()
    expect(seenIn(player.scene)).toEqual(['true', '1'])
    expect(toldIn(player.scene)).toEqual(['1:quick', '1:broken', '1:slow'])
  })

  it('shows the result to anyone who was away for a long film', () => {
    for (let at = 1; at <= 61; at++) receive(at, ['slow'])
    expect(player.scene.isPlaying).toBe(false)
    expect(seenIn(player.scene)).toEqual(['true', '61'])
    expect(player.scene.told).toHaveLength(61)
    expect(new Set(toldIn(player.scene)).size).toBe(61)
  })

  it('takes an act of thousands of quick events', () => {
    receive(
      1,
      Array.from({ length: 5000 }, () => 'quick'),
    )
    expect(player.scene.isPlaying).toBe(false)
    expect(player.scene.told).toHaveLength(5000)
  })

  it('hears each event when its turn comes', () => {
    receive(1, ['slow', 'dice'])
    expect(heard).toEqual(['card'])
    clock.next()
    expect(heard).toEqual(['card', 'dice'])
  })

  it('sounds and lasts as the game stages it for the one who watches', () => {
    const staging = {
      ended: (_event: { kind: string }, viewer: Viewer) =>
        viewer === seatOf(0) ? { beats: 3, sound: 'win' as const } : { beats: 1, sound: [] },
    }
    const filmFor = (viewer: Viewer) => {
      const { later } = clock
      const parts = { viewer: () => viewer, shown: shownOf(), speed: () => 1, later, onChange() {} }
      const film = new FilmPlayer({ ...parts, module: { staging, game: {} }, sound: (name) => heard.push(name) })
      film.receive({ at: 1, events: [{ kind: 'ended' }], shown: shownOf() })
      return film.scene.beat?.ms
    }
    expect([filmFor(seatOf(0)), filmFor(seatOf(1)), filmFor('spectator')]).toEqual([3 * BEAT_MS, BEAT_MS, BEAT_MS])
    expect(heard).toEqual(['win', [], []])
  })

  it('shows a picture without events at once, and what cannot be answered stays so until then', () => {
    receive(1, [])
    expect(scenes).toHaveLength(1)
    expect(seenIn(player.scene)).toEqual(['true', '1'])
    expect(player.scene.isPlaying).toBe(false)
  })

  describe('in chapters', () => {
    beforeEach(() => receive(1, ['slow', 'dice', 'end', 'slow', 'quick', 'dice', 'end']))
    const shown = () => player.scene.beat?.event.kind ?? null

    it('knows that it has some, until they are over', () => {
      expect(player.scene.hasChapters).toBe(true)
      player.skip()
      expect(player.scene.hasChapters).toBe(false)
      receive(2, ['slow'])
      expect(player.scene.hasChapters).toBe(false)
    })

    it('stands still at a pause and goes on after it', () => {
      player.pause()
      expect(player.scene).toMatchObject({ isPaused: true, isPlaying: true, shown: { legal: [] } })
      expect(clock.waiting).toEqual([])
      receive(2, ['slow'])
      expect(clock.waiting).toEqual([])
      player.resume()
      expect(player.scene).toMatchObject({ isPaused: false, beat: { event: { kind: 'dice' } } })
      expect(clock.waiting).toHaveLength(1)
    })

    it('steps from beat to beat, and the pause ends with the film', () => {
      player.nextBeat()
      expect([shown(), player.scene.isPaused, clock.waiting.length]).toEqual(['dice', true, 0])
      player.nextBeat()
      expect([shown(), toldIn(player.scene)]).toEqual(['slow', ['1:slow', '1:dice', '1:end']])
      player.nextBeat()
      player.nextBeat()
      expect(player.scene).toMatchObject({ isPaused: false, isPlaying: false })
      expect(player.scene.told).toHaveLength(7)
    })

    it('skips to the first beat of the next chapter, from the last to the true picture', () => {
      player.skipChapter()
      expect([shown(), clock.waiting.length]).toEqual(['slow', 1])
      expect(seenIn(player.scene)).toEqual(['slow', 'dice', 'end'])
      player.skipChapter()
      expect(player.scene.isPlaying).toBe(false)
      expect(seenIn(player.scene)).toEqual(['true', '1'])
      expect(player.scene.told).toHaveLength(7)
    })

    it('stays paused where a chapter is skipped in a pause', () => {
      player.pause()
      player.skipChapter()
      expect([shown(), player.scene.isPaused, clock.waiting.length]).toEqual(['slow', true, 0])
    })

    it('goes back to where the chapter began, and from there to the one before', () => {
      player.skipChapter()
      player.nextBeat()
      expect(shown()).toBe('dice')
      player.rewind()
      expect([shown(), seenIn(player.scene)]).toEqual(['slow', ['slow', 'dice', 'end']])
      player.nextBeat()
      player.rewind()
      player.rewind()
      expect([shown(), seenIn(player.scene), toldIn(player.scene)]).toEqual(['slow', [], []])
      player.skip()
      expect(player.scene.told).toHaveLength(7)
    })

    it('tells what the table asks meanwhile', () => {
      expect(player.scene.shown.open).toEqual([])
      expect(player.scene.ahead).toHaveLength(1)
      receive(2, [], { ...shownOf('true'), open: [] })
      expect(player.scene.ahead).toEqual([])
    })
  })

  it('says nothing any more once it is closed', () => {
    receive(1, ['slow'])
    const before = scenes.length
    player.close()
    expect(clock.waiting).toEqual([])
    receive(2, ['slow'])
    player.skip()
    expect(scenes).toHaveLength(before)
  })
})
