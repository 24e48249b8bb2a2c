import { type NameOf, type Passage, seatOf, type Viewer } from '@starboard/kernel'
import type { PauseInfo, TableInfo } from '@starboard/wire/protocol'
import { describe, expect, it } from 'vitest'
import { autoStartCommand } from './auto-start.ts'
import { helpLines } from './help.ts'
import { act, empty, golf, model, person, shownWith, table, textOf } from './model.fixture.ts'
import type { Model } from './model.ts'
import { questionLines, reminder, waitingFor } from './plain-screen.ts'
import { runningAt } from './running-clock.ts'
import { type Size, sceneOf } from './screen.ts'
import { wholeViewLines } from './show.ts'
import { line, widthOf } from './text.ts'
import { START, type Ui } from './ui.ts'

const screen = (at: Model, ui: Partial<Ui> = {}, size: Size = { width: 60, height: 20 }) =>
  sceneOf(at, { ...START, ...ui }, { size, now: 0, exportPath: null }).lines

const rule = (title: string) => `── ${title} ${'─'.repeat(60 - title.length - 4)}`

/** At the same table, of a game that speaks for itself. */
const inWords = (): Model => {
  const position = (_view: object, viewer: Viewer, name: NameOf): readonly Passage[] => [
    { kind: 'facts', texts: ['Hole 3', 'the flag\u200b is up'] },
    {
      kind: 'line',
      text: `${viewer === 0 ? name(viewer) : ''} sees 3 clubs, and this line goes on for so long that it takes another one.`,
    },
    {
      kind: 'seats',
      columns: [
        { heading: 'balls', cells: ['11', '2'] },
        { heading: 'lie', cells: ['in the sand', ''] },
      ],
    },
    { kind: 'line', text: 'A putter is for the green.', isDetail: true },
  ]
  return model({}, { entry: { game: { ...golf, words: { ...golf.words, position } }, bots: {} } })
}

describe('the screen', () => {
  it('knows a match that begins, of which nothing is seen yet, from one that is over', () => {
    const unseen = (status: TableInfo['status']) => screen(model({ shown: null, table: table({ status }) }))
    expect(textOf(unseen('playing'))).toContain(rule('The match begins.'))
    expect(textOf(unseen('over'))).toContain(rule('The match is over.'))
  })

  it('shows the position, the story, the question and the choices', () => {
    const story = [line('Ada putts.'), line('Bot 2 drives a ball that is so far away that it takes two lines.')]
    expect(textOf(screen(model({}, { story })))).toBe(
      [
        'Moon Golf · table KFQ7M · Ada',
        'hole 3 · active Ada · flag: strength 6, health 4',
        'clubs (id/power): 4/3  9/1',
        'bag: nine iron ×2, putter',
        '                 bag',
        '         balls  size',
        '› Ada       11     ·',
        '  Bot 2      2     3',
        rule('story'),
        'Ada putts.',
        'Bot 2 drives a ball that is so far away that it takes two',
        '  lines.',
        '',
        '',
        '',
        rule('Choose a club.'),
        '› 1  Putt',
        '  2  Drive: far',
        '  3  Drive: farther',
        '↑ ↓ Enter · t talk · v view · h story · ? help · q leave',
      ].join('\n'),
    )
  })

  it('shows the position in the words of a game that has some', () => {
    expect(textOf(screen(inWords())).split('\n').slice(1, 8)).toEqual([
      'Hole 3 · the flag is up',
      'Ada sees 3 clubs, and this line goes on for so long that it',
      '  takes another one.',
      '         balls  lie',
      '› Ada       11  in the sand',
      '  Bot 2      2  ·',
      rule('story'),
    ])
  })

  it('a question in lines has the position in words too, and only the whole view has its details', () => {
    const [question, everything] = [
      textOf(questionLines(inWords(), { width: 60, now: 0 })),
      textOf(screen(inWords(), { mode: 'view' }, { width: 60, height: 40 })),
    ]
    expect(question).toContain('Hole 3 · the flag is up')
    expect(question).not.toContain('A putter')
    expect(everything).toMatch(/Hole 3[\s\S]*A putter is for the green\.\n/)
    expect(everything).not.toContain('nine iron')
    expect(everything).not.toContain('Rules:')
  })

  it('puts the words beside a picture, and cuts them rather than it', () => {
    const rows = Array.from(
      { length: 9 },
      (_, row) => ({ kind: 'line', text: `${row} ·  ·  F1`, isPicture: true }) as const,
    )
    const texts = Array.from({ length: 12 }, (_, place) => ({ kind: 'line', text: `Fact ${place + 1}` }) as const)
    const legend = { kind: 'line', text: 'F is a flag.', isDetail: true } as const
    const position = (): readonly Passage[] => [...rows, ...texts, legend]
    const pictured = model({}, { entry: { game: { ...golf, words: { ...golf.words, position } }, bots: {} } })
    const lines = (size: Size) => textOf(screen(pictured, {}, size)).split('\n')
    expect(lines({ width: 60, height: 15 }).slice(1, 11)).toEqual([
      ...Array.from({ length: 8 }, (_, row) => `${row} ·  ·  F1  Fact ${row + 1}`),
      '8 ·  ·  F1  … 4 more: v shows all',
      rule('Choose a club.'),
    ])
    expect(lines({ width: 60, height: 24 }).slice(9, 14)).toEqual([
      '8 ·  ·  F1  Fact 9',
      '            Fact 10',
      '            Fact 11',
      '            Fact 12',
      rule('story'),
    ])
    const narrow = textOf(screen(pictured, { mode: 'view' }, { width: 36, height: 40 }))
    expect(narrow).toMatch(/8 · {2}· {2}F1\nFact 1\n[\s\S]*Fact 12\nF is a flag\./)
  })

  it('keeps every seat of the table beside a picture, and cuts other words', () => {
    const rows = Array.from({ length: 9 }, () => ({ kind: 'line', text: '·  ·  F1', isPicture: true }) as const)
    const texts = Array.from({ length: 12 }, (_, place) => ({ kind: 'line', text: `Fact ${place + 1}` }) as const)
    const seats = { kind: 'seats', columns: [{ heading: 'strokes', cells: ['11', '2'] }] } as const
    const position = (): readonly Passage[] => [...rows, ...texts, seats]
    const pictured = model({}, { entry: { game: { ...golf, words: { ...golf.words, position } }, bots: {} } })
    const shown = textOf(screen(pictured, {}, { width: 60, height: 15 }))
    expect(shown).toMatch(/Fact 5\n.*… 7 more: v shows all\n.*strokes\n.*› Ada +11\n.* {2}Bot 2 +2\n/)
  })

  it('fits every size, whatever is on it', () => {
    const legal = Array.from({ length: 200 }, (_, place) =>
      act(`kind ${place % 12}`, `Do something long ${'very '.repeat(place % 30)}${place}`),
    )
    const story = Array.from({ length: 50 }, (_, place) => line(`Something ${'happens '.repeat(place)}`))
    const crowded = model({ shown: shownWith({ legal }) }, { story })
    for (const size of [
      { width: 80, height: 24 },
      { width: 40, height: 12 },
      { width: 110, height: 60 },
    ])
      for (const mode of ['menu', 'talk', 'help', 'view', 'leave'] as const)
        for (const openGroup of [null, 'kind 3']) {
          const lines = screen(crowded, { mode, openGroup }, size)
          expect(lines.length).toBeLessThanOrEqual(size.height)
          expect(lines.filter(({ text }) => widthOf(text) > size.width)).toEqual([])
        }
  })

  it('counts down and says when the connection is lost', () => {
    const open = [{ seat: seatOf(0), kind: 'move', mode: 'single', id: '7:move', by: 42_000 }] as const
    const clock = runningAt({ now: 0, rate: 1 }, 0)
    expect(screen(model({ shown: shownWith({ open }) }, { clock }))[0]?.text).toMatch(/you have 0:42$/)
    expect(screen(model({ connection: 'lost' }))[0]?.text).toMatch(/no connection, trying again …$/)
    expect(screen(model({ table: table({ isPaused: true }) }))[0]?.text).toMatch(/paused$/)
  })

  it('says why it is paused, and counts down to when it goes on', () => {
    const paused = (pause: Partial<PauseInfo>, pauseEnds: number | null = null) =>
      screen(
        model(
          {
            table: table({
              isPaused: true,
              pause: { by: 'vote', isBlind: false, isEnding: false, endsInMs: null, ...pause },
            }),
          },
          { pauseEnds },
        ),
        {},
        { width: 100, height: 20 },
      )
    expect(textOf(paused({}))).toContain('The match is paused: those who play agreed to it; p goes on.')
    expect(textOf(paused({ by: 'absence' }))).toContain('nobody who plays is there. It goes on when somebody is')
    expect(paused({}, 90_000)[0]?.text).toMatch(/paused, 1:30 at most$/)
    expect(paused({ isEnding: true }, 2_400)[0]?.text).toMatch(/goes on in 3$/)
    expect(textOf(paused({ isEnding: true }, 2_400))).toContain('The match goes on in a moment.')
  })

  it('shows nothing of the board while it is covered, but what was said', () => {
    const pause = { by: 'vote', isBlind: true, isEnding: false, endsInMs: null } as const
    const refused = [{ action: act('drive', 'Drive: far'), why: { code: 'far', rule: 'G-2.1', text: 'Too far.' } }]
    const story = [line('Ada putts.'), line('Ben says: hello', 'said')]
    const covered = model({ table: table({ isPaused: true, pause }), shown: shownWith({ refused }) }, { story })
    for (const mode of ['menu', 'view', 'help'] as const) {
      const text = textOf(screen(covered, { mode }, { width: 80, height: 40 }))
      expect(text).toContain('The board is covered.')
      expect(text).not.toMatch(/clubs|hole 3|Hole: 3|Drive|Ada putts/)
    }
    expect(textOf(screen(covered))).toContain('Ben says: hello')
  })

  it('offers to let a bot play, where somebody has to ask for it', () => {
    const seats = [person(0, 'Ada'), person(1, 'Ben', { isHere: false, mayBeTakenOver: true })]
    const choices = (at: Model) =>
      sceneOf(at, START, { size: { width: 80, height: 24 }, now: 0, exportPath: null }).choices.at(-1)
    const takeOver = { text: 'Let a bot play for Ben', key: 'b', command: { kind: 'takeOver', seat: 1 } }
    expect(choices(model({ table: table({ seats }) }))).toMatchObject(takeOver)
    const onlooker = table({ seats, you: { seat: null, isHost: false } })
    expect(choices(model({ table: onlooker, shown: shownWith({ legal: [] }) }))).not.toMatchObject(takeOver)
  })

  it('says for whom it waits', () => {
    const open = [{ seat: seatOf(1), kind: 'move', mode: 'single' }] as const
    expect(textOf(screen(model({ shown: shownWith({ open, legal: [] }) })))).toContain('Waiting for Bot 2.')
  })

  it('asks before one leaves, and says what happens then', () => {
    const seats = [person(0, 'Ada'), person(1, 'Ben')]
    const text = textOf(screen(model({ table: table({ seats }) }), { mode: 'leave' }))
    expect(text).toContain('A bot plays for you after the grace time')
    expect(text).toContain('y leave · n stay')
    expect(textOf(screen(model(), { mode: 'leave' }))).toContain('The match waits for you.')
  })

  it('shows the result, the places and where the points come from', () => {
    const lines = [{ seat: seatOf(1), rule: 'G-4', text: 'Hole in one', points: 9 }]
    const outcome = {
      places: [2, 1],
      points: [3, 9],
      result: 'won',
      ending: 'x',
      text: 'Bot 2 wins.',
      rule: 'G-1',
      turns: 4,
      lines,
      statistics: {},
    } as const
    const text = textOf(
      screen(model({ table: table({ status: 'over' }), shown: shownWith({ outcome, legal: [], open: [] }) })),
    )
    expect(text).toContain('Bot 2 wins. 4 turns. (G-1)\n\n  1.  Bot 2  9 points\n  2.  Ada    3 points')
    expect(text).toContain('  Bot 2  9  Hole in one (G-4)')
    expect(text).toContain('--export match.json')
    expect(text).toContain('r rematch')
  })

  it('shows how a series stands, and what comes next', () => {
    const line = { places: [2, 1], points: [0, 0], result: 'won', text: 'Bot 2 wins.', rule: 'G-1' } as const
    const outcome = { ...line, ending: 'x', turns: 4, lines: [], statistics: {} }
    const series = { games: 3, number: 2, noun: 'race', played: [line, { ...line, places: [1, 2] }], end: null }
    const over = (more: Partial<TableInfo>) =>
      textOf(
        screen(
          model({ table: table({ status: 'over', ...more }), shown: shownWith({ outcome, legal: [], open: [] }) }),
        ),
      )
    expect(over({ series })).toContain(
      'race 2 of 3\n         race 1  race 2\n  Ada        2.      1.\n  Bot 2      1.      2.',
    )
    expect(over({ series })).toContain('r next race')
    const ended = over({ series: { ...series, end: { ...line, text: 'Bot 2 takes it.' } } })
    expect(ended).toContain('Bot 2 takes it.')
    expect(ended).toContain('r new series')
  })
})

describe('the lobby', () => {
  const seats = [person(0, 'Ada', { ready: false }), person(1, 'Ben', { isHere: false }), empty(2)]
  const startRefused = { code: 'seats-free', rule: 'table', text: '' }
  const lobby = (you: { seat: number | null; isHost: boolean }, more: Partial<Model> = {}) =>
    model({ shown: null, table: table({ status: 'lobby', seats, startRefused, you }) }, more)

  it('shows seats, options and what the host can do', () => {
    const text = textOf(screen(lobby({ seat: 0, isHost: true }), {}, { width: 80, height: 24 }))
    expect(text).toContain('Link: http://127.0.0.1:8080/t/KFQ7M')
    expect(text).toContain(
      '  Seat 1  Ada     not ready  you, host\n  Seat 2  Ben     ready      not here\n  Seat 3  (free)\n',
    )
    expect(text).toContain('Free: seat 3.')
    expect(text).toMatch(
      /1 {2}I am ready \(r\)\n.*2 {2}Put a bot on seat 3: easy \(b\)\n.*3 {2}Send Ben away from seat 2/,
    )
  })

  it('offers a stranger a seat, and a spectator none', () => {
    const choices = (at: Model) =>
      sceneOf(at, START, { size: { width: 80, height: 24 }, now: 0, exportPath: null }).choices.map(({ text }) => text)
    expect(choices(lobby({ seat: null, isHost: false }))).toEqual(['Take seat 3'])
    expect(choices(lobby({ seat: null, isHost: false }, { isWatching: true }))).toEqual([])
  })

  it('is passed by itself by those who created the table', () => {
    const eager = { autoStarts: true }
    expect(autoStartCommand(lobby({ seat: null, isHost: true }, eager))).toEqual({ kind: 'sit' })
    expect(autoStartCommand(lobby({ seat: 0, isHost: true }, eager))).toEqual({ kind: 'ready', ready: true })
    expect(autoStartCommand(lobby({ seat: 1, isHost: true }, eager))).toBe(null)
    const ready = model({ shown: null, table: table({ status: 'lobby' }) }, eager)
    expect(autoStartCommand(ready)).toEqual({ kind: 'start' })
    expect(autoStartCommand({ ...ready, autoStarts: false })).toBe(null)
  })
})

describe('the reminder', () => {
  it('comes when a mark is passed, not when somebody was given less time', () => {
    const at = (left: number, by = 42_000) => ({ by, left })
    expect(reminder(at(30_400), at(29_400))).toBe('Less than 30 seconds left.')
    expect(reminder(at(29_400), at(28_400))).toBe(null)
    expect(reminder(at(10_400), at(9_400))).toBe('Less than 10 seconds left.')
    expect(reminder(null, at(20_000))).toBe(null)
    expect(reminder(at(100_000, 7), at(20_000))).toBe(null)
  })

  it('knows how long your answer may take', () => {
    const open = [{ seat: seatOf(0), kind: 'move', mode: 'single', id: '7:move', by: 42_000 }] as const
    const clock = runningAt({ now: 0, rate: 1 }, 0)
    expect(waitingFor(model({ shown: shownWith({ open }) }, { clock }), 2_000)).toEqual({ by: 42_000, left: 40_000 })
    expect(waitingFor(model({}, { clock }), 2_000)).toBe(null)
  })
})

describe('texts', () => {
  it('help gives refused candidates with reason and rule', () => {
    const refused = [
      { action: act('drive', 'Drive: to Mars'), why: { code: 'far', rule: 'G-2.1', text: 'It is too far.' } },
    ]
    const text = textOf(helpLines(model({ shown: shownWith({ refused }) }), { width: 80, isPlain: false }))
    expect(text).toContain('Not possible now\n  Drive: to Mars\n    It is too far. (G-2.1)')
  })

  it('the whole view leaves nothing out', () => {
    const shown = { view: shownWith().view, names: ['Ada', 'Bot 2'], own: 0, deadlines: [], width: 80 }
    expect(textOf(wholeViewLines(shown))).toBe(
      [
        'Hole: 3',
        'Active: Ada',
        'Flag: strength 6, health 4',
        'Players',
        '                       Ada           Bot 2',
        '  balls                 11               2',
        '  bag size               –               3',
        'clubs (id/power): 4/3  9/1',
        'bag: nine iron ×2, putter',
        'Rules: 1',
        'Options: –',
      ].join('\n'),
    )
  })

  it('a question in lines numbers all choices through', () => {
    const legal = [...Array.from({ length: 9 }, (_, place) => act('drive', `Drive: ${place}`)), act('putt', 'Putt')]
    const text = textOf(questionLines(model({ shown: shownWith({ legal }) }), { width: 80, now: 0 }))
    expect(text).toContain(
      'Choose a club.\nDrive:\n   1  0   4  3   7  6\n   2  1   5  4   8  7\n   3  2   6  5   9  8\n  10  Putt',
    )
  })
})
