import { shelf } from '@starboard/games'
import { canonical, Match, seatsOf, type Viewer, verifying } from '@starboard/kernel'
import type { Mark } from '@starboard/screen/contract/board.ts'
import { describe, expect, test } from 'vitest'
import { lanterns } from '../../kernel/lanterns.fixture.ts'
import { type AnyExport, Replay, type ReplayModule } from './model.ts'
import { recordMatch } from './record.fixture.ts'

const GAMES = [lanterns as ReplayModule['game'], ...shelf.map(({ game }) => game)]
const SEEDS = [1, 2, 3]
const CASES = GAMES.flatMap((game) => SEEDS.map((seed) => ({ name: game.meta.id, seed, game })))

const noMarks = (game: ReplayModule['game']): ReplayModule => ({ game, mark: () => null })

const viewersOf = ({ header }: AnyExport): readonly Viewer[] => [
  ...seatsOf(header.setup.seats),
  'spectator',
  'everything',
]

describe.each(CASES)('a replay of $name, match $seed', ({ game, seed }) => {
  const exported = recordMatch(game, seed)
  const replay = new Replay(noMarks(game), exported)

  test('has one moment an entry, and they are those that the check makes again', () => {
    const again = [...verifying(game, exported)]
    expect(replay.broken).toBeNull()
    expect(replay.length).toBe(exported.log.length)
    for (const viewer of viewersOf(exported)) {
      const told = replay.telling(viewer).moments.map(({ events }) => events)
      expect(canonical(told)).toBe(canonical(again.map((batch) => batch.seenBy(viewer))))
    }
  })

  test('shows each viewpoint exactly its own view, wherever one jumps', () => {
    const places = [...Array(24).keys()].map((step) => (step * 7919 + seed) % replay.length)
    for (const index of [0, ...places, replay.length - 1]) {
      const { state } = Match.fold({ game, header: exported.header, source: null }, exported.log.slice(0, index + 1))
      for (const viewer of viewersOf(exported)) {
        const { view, outcome, legal } = replay.shownAt(index, viewer)
        expect(canonical(view)).toBe(canonical(game.view(state, viewer)))
        expect(canonical(outcome)).toBe(canonical(game.outcome(state)))
        expect(legal).toEqual([])
      }
    }
  })

  test('ends with the outcome of the file', () => {
    expect(canonical(replay.shownAt(replay.length - 1, 'spectator').outcome)).toBe(canonical(exported.outcome))
  })

  test('knows which moments were taken back', () => {
    const { moments } = replay.telling('everything')
    for (const { entry, index } of moments) {
      if (entry.kind !== 'undo') continue
      expect(moments[entry.to]?.undoneAt).toBe(index)
      expect(canonical(replay.shownAt(index, 'everything').view)).toBe(
        canonical(replay.shownAt(entry.to - 1, 'everything').view),
      )
    }
    const undos = moments.filter(({ entry }) => entry.kind === 'undo')
    expect(moments.some(({ undoneAt }) => undoneAt !== null)).toBe(undos.length > 0)
  })
})

test('some of these matches do take moves back', () => {
  const logs = CASES.flatMap(({ game, seed }) => recordMatch(game, seed).log)
  expect(logs.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(3)
})

const shownKinds = (exported: AnyExport): readonly string[] =>
  [...verifying(lanterns as ReplayModule['game'], exported)].flatMap((batch) =>
    batch.seenBy('everything').map(({ kind }) => kind),
  )

describe('the story', () => {
  const [game] = GAMES
  if (game === undefined) throw new Error('There is no game.')
  const exported = recordMatch(game, 1)

  test('tells a taken back move in words and gives every moment a name', () => {
    const { moments } = new Replay(noMarks(game), exported).telling('everything')
    const undo = moments.find(({ entry }) => entry.kind === 'undo')
    expect(undo?.lines).toEqual([expect.stringMatching(/^Player \d takes the last move back\.$/)])
    for (const { headline } of moments) expect(headline).not.toBe('')
  })

  test('leaves out an aside where there is something else to tell', () => {
    const tellingOf = (asides: readonly string[]) =>
      new Replay(noMarks({ ...game, words: { ...game.words, asides } }), exported).telling('everything').moments
    const [plain, all] = [tellingOf([]), shownKinds(exported)]
    const mixed = plain.find(({ lines, events }) => lines.length > 1 && events[0]?.kind !== events[1]?.kind)
    const [aside = ''] = mixed?.events.map(({ kind }) => kind) ?? []
    expect(tellingOf([aside])[mixed?.index ?? -1]?.headline).toBe(mixed?.lines[1])
    expect(tellingOf(all).map(({ lines }) => lines)).toEqual(plain.map(({ lines }) => lines))
  })

  test('calls a moment that has no sentence by what was chosen', () => {
    const silent = { ...game, words: { ...game.words, event: () => null } }
    const { moments } = new Replay(noMarks(silent), exported).telling('everything')
    const chosen = moments.filter(({ entry }) => entry.kind === 'act')
    expect(chosen.length).toBeGreaterThan(3)
    for (const { headline } of chosen) expect(headline).toMatch(/^Player \d: .+\.$/)
  })

  test('calls a moment of asides alone by what was chosen, for whoever may know it', () => {
    const asides = shownKinds(exported)
    const replay = new Replay(noMarks({ ...game, words: { ...game.words, asides } }), exported)
    const [open, outside] = [replay.telling('everything').moments, replay.telling('spectator').moments]
    for (const { entry, headline, index } of open.filter(({ entry }) => entry.kind === 'act')) {
      if (entry.kind === 'act')
        expect(headline).toBe(`${replay.nameOf(entry.seat)}: ${game.words.action(entry.action, replay.nameOf)}.`)
      const seen = outside[index]
      if (seen !== undefined && seen.lines.length > 0) expect(seen.headline).toBe(seen.lines[0])
    }
  })

  test('keeps all luck of an entry in the order of drawing', () => {
    const { moments } = new Replay(noMarks(game), exported).telling('spectator')
    for (const { luck, entry } of moments)
      expect(luck).toEqual([...(entry.kind === 'act' ? (entry.chose ?? []) : []), ...entry.luck])
  })

  test('is divided into rounds by their marks, the first one beginning with the first turn', () => {
    const plain = new Replay(noMarks(game), exported).telling('everything').moments
    const telling = plain.filter(({ events }) => events.length > 0)
    const place = telling.findIndex(({ undoneAt }, at) => undoneAt !== null && at > 1)
    const kept = (some: typeof telling) => some.filter(({ undoneAt }) => undoneAt === null)
    const [[first, second], [fourth]] = [kept(telling.slice(0, place)), kept(telling.slice(place))]
    const marked = [first, second, telling[place], fourth].map((moment) => moment?.index ?? Number.NaN)
    const kinds: readonly Mark['kind'][] = ['turn', 'round', 'turn', 'round']
    let [at, seen] = [0, 0]
    /** Each event is asked about once, in order; the first of a moment may be a mark. */
    const mark = (): Mark | null => {
      while (seen === plain[at]?.events.length) [at, seen] = [at + 1, 0]
      const kind = seen++ === 0 ? kinds[marked.indexOf(at)] : undefined
      return kind === undefined ? null : { kind, seat: null, text: '' }
    }
    const { bands, turns, moments } = new Replay({ game, mark }, exported).telling('everything')
    expect(moments.flatMap(({ index, marks }) => (marks.length > 0 ? [index] : []))).toEqual(marked)
    const [one, two, , four] = marked
    expect(turns).toEqual([one, two, four])
    expect(bands).toEqual([
      { round: 1, from: one, to: two },
      { round: 2, from: two, to: four },
      { round: 3, from: four, to: moments.length },
    ])
  })

  test('has no bands where nothing marks a round', () => {
    expect(new Replay(noMarks(game), exported).telling('everything').bands).toEqual([])
  })
})

test('a log that cannot be played to its end is shown as far as it goes', () => {
  const [, game] = GAMES
  if (game === undefined) throw new Error('There is no game.')
  const exported = recordMatch(game, 1)
  const at = exported.log.findLastIndex(({ luck }) => luck.length > 0)
  const log = exported.log.map((entry, index) => (index === at ? { ...entry, luck: [] } : entry))
  const replay = new Replay(noMarks(game), { ...exported, log })
  expect(replay.length).toBe(at)
  expect(replay.broken).toContain('The log has no draw 1')
  expect(replay.shownAt(at - 1, 'everything').view).toBeDefined()
})

test('lays open what a viewpoint knows and a spectator does not', () => {
  const [line, held] = [(text: string) => ({ kind: 'line', text }) as const, 'Player 1 holds red.']
  const game = GAMES[0] as ReplayModule['game']
  const position = (_view: unknown, viewer: Viewer) => [
    line('It is night.'),
    ...(viewer === 'everything' ? [line(held), { ...line('Red is a colour.'), isDetail: true } as const] : []),
  ]
  const replay = new Replay(noMarks({ ...game, words: { ...game.words, position } }), recordMatch(game, 1))
  expect(replay.openedAt(0, 'everything')).toEqual([held])
  expect(replay.openedAt(0, 'spectator')).toEqual([])
})
