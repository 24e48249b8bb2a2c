import { describe, expect, test } from 'vitest'
import { Bug } from '../contract/bug.ts'
import { isRefusal } from '../contract/refusal.ts'
import { seatOf, type Viewer } from '../contract/seat.ts'
import { readSetup } from '../contract/setup.ts'
import { type Action, type Lanterns, lanterns } from '../lanterns.fixture.ts'
import { commitmentOf, committedChance } from '../luck/committed.ts'
import { type Entry, type Header, MATCH_FORMAT } from './log.ts'
import { Match } from './match.ts'
import type { Batch } from './telling.ts'

const SEED = 'ab'.repeat(32)
const SEAT_SEEDS = ['ada', 'ben']
const [ada, ben] = [seatOf(0), seatOf(1)]
const source = (from = {}) => committedChance({ seed: SEED, seatSeeds: SEAT_SEEDS }, from)

function headerWith(options: object = {}): Header<Lanterns> {
  const setup = readSetup(lanterns, { seats: 2, options })
  if (isRefusal(setup)) throw new Error(setup.text)
  const pace = { pauseMs: 0, fixedWindows: false }
  return { format: MATCH_FORMAT, game: 'lanterns', setup, pace, commitment: commitmentOf(SEED), seatSeeds: SEAT_SEEDS }
}

/** A live match with a log beside it, as a host would keep it. */
class Table {
  readonly header: Header<Lanterns>
  readonly match: Match<Lanterns>
  readonly log: Entry<Action>[] = []
  #sent = 0

  constructor(options: object = {}) {
    this.header = headerWith(options)
    const { match, batch } = Match.start({ game: lanterns, header: this.header, source: source() })
    this.match = match
    this.log.push(batch.entry)
  }

  send(seat: typeof ada, action: unknown, given: { id?: string; decision?: string; at?: number } = {}) {
    const { id = `m${this.#sent++}`, at = this.match.now } = given
    const decision = given.decision ?? this.match.look(seat).open.find((open) => open.seat === seat)?.id
    const sent = { id, action, by: 'player' as const, ...(decision !== undefined && { decision }) }
    const made = this.match.act(seat, sent, at)
    if (!isRefusal(made) && !made.isRepeat) this.log.push(made.entry)
    return made
  }

  act(seat: typeof ada, action: Action, at = this.match.now): Batch<Action> {
    const made = this.send(seat, action, { at })
    if (isRefusal(made)) throw new Error(made.text)
    return made
  }

  undo(seat: typeof ada): Batch<Action> {
    const made = this.match.undo(seat, this.match.now)
    if (isRefusal(made)) throw new Error(made.text)
    this.log.push(made.entry)
    return made
  }

  advance(to: number) {
    const batches = this.match.advance(to)
    this.log.push(...batches.map(({ entry }) => entry))
    return batches
  }

  hideBoth(): this {
    this.act(ada, { kind: 'hide', colour: 'red' })
    this.act(ben, { kind: 'hide', colour: 'blue' })
    return this
  }

  lamps = (seat: typeof ada) => this.match.state.players[seat]?.lamps
  fold = () => Match.fold({ game: lanterns, header: this.header, source: source() }, this.log)
}

const light = (lamps: number): Action => ({ kind: 'light', lamps })
const started = (options: object = {}) => new Table(options).hideBoth()

describe('what is open', () => {
  test('is what the game asks now: after the start, an answer, the clock and a fold', () => {
    const table = new Table({ turnSeconds: 5 })
    const moments = [table.match.open]
    const expectAsked = (match = table.match) => expect(match.open).toEqual(lanterns.decisions(match.state))
    expectAsked()
    moments.push(table.hideBoth().match.open)
    expectAsked()
    table.advance(table.match.wakeAt() ?? 0)
    expectAsked()
    expectAsked(table.fold())
    expect(new Set([...moments, table.match.open].map((open) => JSON.stringify(open))).size).toBe(3)
  })

  test('is after an undo what was asked before', () => {
    /** Every lamp makes it another question. */
    const countingLamps: typeof lanterns = {
      ...lanterns,
      decisions: (state) =>
        lanterns.decisions(state).map((open) => ({ ...open, id: `${open.id}/${state.players[open.seat]?.lamps}` })),
    }
    const log = started().log
    const match = Match.fold({ game: countingLamps, header: headerWith(), source: source() }, log)
    const before = match.open
    match.act(ada, { id: 'lit', decision: before[0]?.id ?? '', action: light(2), by: 'player' }, match.now)
    expect(match.open).not.toEqual(before)
    match.undo(ada, match.now)
    expect(match.open).toEqual(before)
  })
})

describe('a message', () => {
  test('sent twice happens once, and says that it is a repeat', () => {
    const table = started()
    const first = table.send(ada, light(2), { id: 'same' })
    const length = table.match.length
    const again = table.send(ada, light(2), { id: 'same' })
    expect([first, again].map((made) => !isRefusal(made) && made.isRepeat)).toEqual([false, true])
    expect(again).toMatchObject({ index: length - 1, entry: { id: 'same' } })
    expect(!isRefusal(again) && again.seenBy(ada)).toEqual([])
    expect([table.lamps(ada), table.match.length]).toEqual([2, length])
  })

  test('sent again after a fold of the log happens no second time', () => {
    const table = started()
    table.send(ada, light(2), { id: 'same' })
    const folded = table.fold()
    const again = folded.act(ada, { id: 'same', decision: '2:turn', action: light(2), by: 'player' }, folded.now)
    expect(again).toMatchObject({ isRepeat: true })
  })

  test('sent again after a fold from a snapshot happens no second time', () => {
    const table = started()
    table.send(ada, { kind: 'roll' }, { id: 'same' })
    const parts = { game: lanterns, header: table.header, source: source(table.match.snapshot().streams) }
    const folded = Match.fold(parts, table.log, { from: table.match.snapshot() })
    const again = folded.act(
      ada,
      { id: 'same', decision: '2:turn', action: { kind: 'roll' }, by: 'player' },
      folded.now,
    )
    expect(again).toMatchObject({ isRepeat: true })
  })

  test('with an id that another seat has used is a message of its own', () => {
    const table = started()
    table.send(ada, { kind: 'pass' }, { id: 'same' })
    expect(table.send(ben, light(1), { id: 'same' })).toMatchObject({ isRepeat: false, entry: { seat: 1 } })
  })

  test('that answers a question which is no longer open is refused', () => {
    const table = started()
    table.act(ada, { kind: 'pass' })
    table.act(ben, { kind: 'pass' })
    const late = table.send(ada, light(1), { decision: '2:turn' })
    expect(late).toMatchObject({ code: 'stale-decision', rule: 'kernel' })
    expect(table.lamps(ada)).toBe(0)
  })

  test('needs no question if it is an anytime action', () => {
    expect(started().send(ben, { kind: 'wave' })).toMatchObject({ entry: { seat: 1, action: { kind: 'wave' } } })
  })

  test('that is malformed, out of turn, against the rules or too late for the match is refused', () => {
    const table = started({ rounds: 1 })
    expect(table.send(ada, { kind: 'dance' })).toMatchObject({ code: 'malformed' })
    expect(table.send(ben, light(1))).toMatchObject({ code: 'not-now' })
    table.act(ada, light(3))
    table.act(ada, light(3))
    table.act(ada, light(3))
    expect(table.send(ada, light(1))).toMatchObject({ code: 'too-bright', rule: 'LA-7' })
    table.act(ada, { kind: 'pass' })
    table.act(ben, { kind: 'pass' })
    expect(table.send(ada, { kind: 'wave' })).toMatchObject({ code: 'match-over' })
  })
})

test('the rules are told who answers for a seat', () => {
  const asked: unknown[] = []
  const game = {
    ...lanterns,
    check(...[state, seat, action, by]: Parameters<typeof lanterns.check>) {
      asked.push(by)
      return lanterns.check(state, seat, action, by)
    },
  }
  for (const by of ['player', 'bot', 'order'] as const) {
    const { match } = Match.start({ game, header: headerWith(), source: source() })
    const { legal, open } = match.look(ada)
    match.act(ada, { id: by, decision: open[0]?.id ?? '', action: legal[0], by }, 0)
  }
  expect(asked).toEqual(['player', 'bot', 'order'])
})

describe('time', () => {
  test('does not run backwards, and is in whole milliseconds', () => {
    const table = started()
    table.advance(500)
    expect(() => table.advance(499)).toThrow('The match clock stands at 500 and cannot go to 499.')
    expect(() => table.act(ada, light(1), 400)).toThrow('cannot go to 400')
    expect(() => table.advance(600.5)).toThrow('cannot go to 600.5')
  })

  test('what is due must be done before somebody acts', () => {
    const table = started()
    expect(() => table.act(ada, light(1), 10_000)).toThrow('Something is due at 10000: advance before acting at 10000.')
  })

  test('what is due must be done before somebody takes back or comes and goes', () => {
    const table = started()
    table.act(ada, light(1))
    expect(() => table.match.undo(ada, 10_000)).toThrow('Something is due at 10000')
    expect(() => table.match.seatHolderChanged(ada, 'bot', 10_000)).toThrow('Something is due at 10000')
  })

  test('everything due happens, earliest first, each at its own moment', () => {
    const table = started({ turnSeconds: 2, bellSeconds: 1 })
    const entries = table.advance(4_500).map(({ entry }) => `${entry.at} ${entry.kind}`)
    expect(entries).toEqual(['1000 wake', '2000 act', '3000 wake', '4000 act'])
    expect(table.match.now).toBe(4_500)
  })

  test('on a tie the clock of the game goes first, then overdue questions in order', () => {
    const table = started({ turnSeconds: 2, bellSeconds: 2 })
    const batches = table.advance(2_000)
    expect(batches.map(({ entry }) => entry.kind)).toEqual(['wake', 'act'])
    const hiding = new Table({ turnSeconds: 2 })
    const seats = hiding.advance(2_000).map(({ entry }) => entry.kind === 'act' && entry.seat)
    expect(seats).toEqual([0, 1])
  })

  test('an overdue question is answered with the fallback, whose own luck is in the log', () => {
    const table = started({ turnSeconds: 1, asleep: 'gambles' })
    const [batch] = table.advance(1_000)
    expect(batch?.entry).toMatchObject({ by: 'timeout', id: '', chose: [expect.any(Number)] })
    expect(table.fold().hash()).toBe(table.match.hash())
  })

  test('the next moment is the earliest of wake and deadlines, and none at the end', () => {
    expect(started({ turnSeconds: 5, bellSeconds: 3 }).match.wakeAt()).toBe(3_000)
    expect(started({ turnSeconds: 5 }).match.wakeAt()).toBe(5_000)
    expect(started({ turnSeconds: 0 }).match.wakeAt()).toBeNull()
  })
})

describe('taking back', () => {
  test('takes back one action after another of the same seat', () => {
    const table = started()
    const before = table.match.hash()
    table.act(ada, light(1))
    const between = table.match.hash()
    table.act(ada, light(2))
    table.undo(ada)
    expect(table.match.hash()).toBe(between)
    table.undo(ada)
    expect(table.match.hash()).toBe(before)
    expect(table.match.undo(ada, 0)).toMatchObject({ code: 'nothing-to-undo' })
  })

  test.each<[string, Action]>([
    ['luck was drawn', { kind: 'roll' }],
    ['a card was drawn', { kind: 'draw' }],
    ['a deck was looked into', { kind: 'peek' }],
    ['something was revealed', { kind: 'show' }],
    ['another seat was asked', { kind: 'ask' }],
    ['the turn went on', { kind: 'pass' }],
  ])('is over once %s', (_why, action) => {
    const table = started()
    table.act(ada, light(1))
    expect(table.match.undoTo(ada)).not.toBeNull()
    table.act(ada, action)
    expect(table.match.undoTo(ada)).toBeNull()
    expect(table.match.undo(ada, 0)).toMatchObject({ code: 'nothing-to-undo' })
  })

  test('is only for whoever acted last, and never for sealed answers', () => {
    const table = new Table()
    table.act(ada, { kind: 'hide', colour: 'red' })
    expect(table.match.undoTo(ada)).toBeNull()
    table.act(ben, { kind: 'hide', colour: 'red' })
    table.act(ada, light(1))
    expect([table.match.undoTo(ada), table.match.undoTo(ben)]).toEqual([3, null])
  })

  test('is told to those who knew what is taken back', () => {
    const table = started()
    table.act(ada, light(1))
    const batch = table.undo(ada)
    for (const viewer of [ada, ben, 'spectator'] as const)
      expect(batch.seenBy(viewer)).toEqual([{ kind: 'undone', seat: 0 }])
  })

  test('deletes nothing: the log keeps both, and folds to the same state', () => {
    const table = started()
    table.act(ada, light(1))
    table.undo(ada)
    table.act(ada, light(3))
    expect(table.log.map(({ kind }) => kind)).toEqual(['start', 'act', 'act', 'act', 'undo', 'act'])
    expect(table.fold().state).toEqual(table.match.state)
  })

  test('luck does not come again: the die after an undo is a new one', () => {
    const rolls = (table: Table) => {
      const batch = table.act(ada, { kind: 'roll' })
      return batch.entry.luck
    }
    const [straight, winding] = [started(), started()]
    winding.act(ada, light(1))
    winding.undo(ada)
    expect(rolls(winding)).toEqual(rolls(straight))
  })
})

describe('folding', () => {
  /** A whole game with every kind of entry. */
  function played(): Table {
    const table = started({ rounds: 3, turnSeconds: 10, bellSeconds: 4, asleep: 'gambles' })
    for (let turn = 0; turn < 6 && table.match.outcome === null; turn++) {
      const seat = seatOf(turn % 2)
      table.act(seat, light(1))
      table.act(seat, light(1))
      table.undo(seat)
      table.act(seat, { kind: 'draw' })
      table.act(seat, { kind: 'peek' })
      table.act(seat, { kind: 'ask' })
      table.advance(table.match.now + 4_500)
      table.act(seatOf(1 - seat), { kind: 'guess', colour: 'blue' })
      table.advance(table.match.now + 1_000)
      const manned = table.match.seatHolderChanged(seat, 'bot', table.match.now)
      if (manned !== null) table.log.push(manned.entry)
      table.act(seat, { kind: 'pass' })
    }
    return table
  }

  test('the log alone gives the same match, with or without a source', () => {
    const table = played()
    expect(table.match.outcome).not.toBeNull()
    expect(table.fold().hash()).toBe(table.match.hash())
    const looked = Match.fold({ game: lanterns, header: table.header, source: null }, table.log)
    expect(looked.hash()).toBe(table.match.hash())
    for (const viewer of [ada, ben, 'spectator'] as Viewer[])
      expect(looked.look(viewer).at).toBe(table.match.look(viewer).at)
  })

  test('each snapshot on the way leads to the same end', () => {
    const table = played()
    for (let length = 1; length <= table.log.length; length++) {
      const { game, header } = table.match
      const snapshot = Match.fold({ game, header, source: source() }, table.log.slice(0, length)).snapshot()
      expect(snapshot.length).toBeLessThanOrEqual(length)
      const stored = JSON.parse(JSON.stringify(snapshot)) as typeof snapshot
      const resumed = Match.fold({ game, header, source: source(stored.streams) }, table.log, { from: stored })
      expect([resumed.hash(), resumed.now, resumed.length]).toEqual([
        table.match.hash(),
        table.match.now,
        table.log.length,
      ])
    }
  })

  test('a snapshot keeps what may still be taken back out', () => {
    const table = started()
    table.act(ada, light(1))
    const snapshot = table.match.snapshot()
    expect(snapshot.length).toBeLessThanOrEqual(3)
    const resumed = Match.fold({ game: lanterns, header: table.header, source: null }, table.log, { from: snapshot })
    expect(resumed.undoTo(ada)).toBe(3)
  })

  test('a log with other luck than the rules ask for is a bug', () => {
    const table = started()
    table.act(ada, { kind: 'roll' })
    const parts = { game: lanterns, header: table.header, source: null }
    const withLuck = (luck: readonly (number | string)[]) => [...table.log.slice(0, -1), { ...table.log.at(-1), luck }]
    const foldWith = (luck: readonly (number | string)[]) => () =>
      Match.fold(parts, withLuck(luck) as readonly Entry<Action>[])
    expect(foldWith([])).toThrow('The log has no draw 1 for this entry.')
    expect(foldWith([3, 4])).toThrow('The log has 2 draws for this entry, the rules made 1.')
    expect(foldWith(['red'])).toThrow('The log has the card red where a number was drawn.')
  })
})

describe('what is told', () => {
  test('each viewer counts only batches that it is told of', () => {
    const table = new Table()
    table.act(ada, { kind: 'hide', colour: 'red' })
    const at = ([ada, ben, 'spectator'] as const).map((viewer) => table.match.look(viewer).at)
    expect(at).toEqual([1, 0, 0])
  })

  test('everything is shown only after the end', () => {
    const table = started({ rounds: 1 })
    expect(() => table.match.look('everything')).toThrow('Everything is shown only after the end.')
    table.act(ada, { kind: 'pass' })
    table.act(ben, { kind: 'pass' })
    expect(table.match.look('everything').outcome).toMatchObject({ ending: 'dawn' })
  })

  test('the id of a question is told to its own seat only', () => {
    const table = started()
    expect(table.match.look(ada).open).toEqual([{ id: '2:turn', seat: 0, kind: 'turn', mode: 'single', by: 10_000 }])
    expect(table.match.look(ben).open).toEqual([{ seat: 0, kind: 'turn', mode: 'single', by: 10_000 }])
  })

  test('who holds a seat is an entry where the game asks, and nothing where it does not', () => {
    const table = started()
    expect(table.match.seatHolderChanged(ben, 'nobody', 0)?.seenBy(ada)).toEqual([
      { kind: 'manned', seat: 1, holder: 'nobody' },
    ])
    const { seatHolderChanged: _manned, ...deaf } = lanterns
    const { match } = Match.start({ game: deaf, header: table.header, source: source() })
    expect([match.seatHolderChanged(ben, 'nobody', 0), match.length]).toEqual([null, 1])
  })
})

test('a bug in the rules leaves with game, version and entry', () => {
  const broken = {
    ...lanterns,
    apply() {
      throw new Error('the wick is wet')
    },
  }
  const { match } = Match.start({ game: broken, header: headerWith(), source: source() })
  const act = () =>
    match.act(ada, { id: 'x', decision: '1:hiding', action: { kind: 'hide', colour: 'red' }, by: 'bot' }, 0)
  expect(act).toThrow(new Bug('lanterns (rules 1), entry 1: the wick is wet'))
})
