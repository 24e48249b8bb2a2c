import { describe, expect, test } from 'vitest'
import { isRefusal } from '../contract/refusal.ts'
import { seatOf } from '../contract/seat.ts'
import { readSetup } from '../contract/setup.ts'
import { type Action, type Lanterns, lanterns } from '../lanterns.fixture.ts'
import { commitmentOf, committedChance, type Word } from '../luck/committed.ts'
import { exportMatch, gameOfExport, type MatchExport, readExport } from './export.ts'
import { type Entry, type Header, MATCH_FORMAT } from './log.ts'
import { Match } from './match.ts'
import { verify, verifying } from './verify.ts'

const SEED = '0123456789abcdef'.repeat(4)
const NAMES = ['Ada', 'Ben']

function headerOf(): Header<Lanterns> {
  const setup = readSetup(lanterns, { seats: 2, options: { rounds: 1, asleep: 'gambles' } })
  if (isRefusal(setup)) throw new Error(setup.text)
  return {
    format: MATCH_FORMAT,
    game: 'lanterns',
    setup,
    pace: { pauseMs: 1_000, fixedWindows: false },
    commitment: commitmentOf(SEED),
    seatSeeds: ['salt', 'pepper'],
  }
}

/** A short finished match: sealed answers, dice, a card, an undo, a window closed by the clock, a timeout. */
function play(): { header: Header<Lanterns>; log: Entry<Action>[] } {
  const header = headerOf()
  const source = committedChance({ seed: SEED, seatSeeds: header.seatSeeds })
  const { match, batch } = Match.start({ game: lanterns, header, source })
  const log = [batch.entry]
  const act = (seat: number, action: Action) => {
    const decision = match.look(seatOf(seat)).open.find((open) => open.seat === seat)?.id
    const sent = { id: `m${log.length}`, action, by: 'player' as const, ...(decision !== undefined && { decision }) }
    const made = match.act(seatOf(seat), sent, match.now)
    if (isRefusal(made)) throw new Error(made.text)
    log.push(made.entry)
  }
  const until = (to: number) => log.push(...match.advance(to).map(({ entry }) => entry))
  act(0, { kind: 'hide', colour: 'red' })
  act(1, { kind: 'hide', colour: 'green' })
  act(0, { kind: 'light', lamps: 2 })
  const undone = match.undo(seatOf(0), match.now)
  if (!isRefusal(undone)) log.push(undone.entry)
  act(0, { kind: 'roll' })
  act(0, { kind: 'draw' })
  act(0, { kind: 'ask' })
  act(1, { kind: 'guess', colour: 'blue' })
  until(2_000)
  act(0, { kind: 'pass' })
  for (let to = 10_000; match.outcome === null; to += 10_000) until(to)
  return { header, log }
}

const played = play()
const exported = (() => {
  const made = exportMatch(lanterns, { ...played, seed: SEED, names: NAMES })
  if (isRefusal(made)) throw new Error(made.text)
  return made
})()

/** The export as a file, changed by somebody. */
function tampered(change: (file: Changeable) => void): MatchExport<Lanterns> {
  const file = JSON.parse(JSON.stringify(exported))
  change(file)
  return file
}

/** The file as a forger sees it: the same parts, all of them open to change. */
interface Changeable {
  header: {
    format: string
    game: string
    setup: { rules: number; seats: number; options: Record<string, unknown> }
    pace: { pauseMs: number }
    commitment: string
    seatSeeds: string[]
  }
  names: string[]
  log: ChangeableEntry[]
  seed: string
  hash?: string
  outcome: { places: number[] }
  story: { kind: string; pips?: number }[][]
  extra?: number
}

interface ChangeableEntry {
  kind: string
  at: number
  luck: (number | string)[]
  chose?: number[]
  seat?: number
  action?: { kind: string; colour?: string }
  by?: string
  id?: string
  to?: number
}

function at<X>(list: readonly X[], place: number): X {
  const found = list[place]
  if (found === undefined) throw new Error(`There is nothing at ${place}.`)
  return found
}

const indexOf = (fits: (entry: Entry<Action>) => boolean) => exported.log.findIndex(fits)
const isAct = (kind: string) => (entry: Entry<Action>) => entry.kind === 'act' && entry.action.kind === kind
const ROLL = indexOf(isAct('roll'))
const DRAW = indexOf(isAct('draw'))
const UNDO = indexOf(({ kind }) => kind === 'undo')
const WAKE = indexOf(({ kind }) => kind === 'wake')
const TIMEOUT = indexOf((entry) => entry.kind === 'act' && entry.by === 'timeout')

describe('an export', () => {
  test('tells the whole story and is true', () => {
    expect([ROLL, DRAW, UNDO, WAKE, TIMEOUT].every((place) => place > 0)).toBe(true)
    expect(exported.story).toHaveLength(exported.log.length)
    expect(exported.story[1]).toEqual([{ kind: 'hidden', seat: 0, colour: 'red' }])
    const { problems, recomputed, draws } = verify(lanterns, exported)
    expect(problems).toEqual([])
    expect(recomputed).toBe(draws)
    expect(draws).toBeGreaterThan(2)
  })

  test('read from its own text is the same and still true', () => {
    const read = readExport(lanterns, JSON.parse(JSON.stringify(exported)))
    expect(read).toEqual(exported)
    expect(!isRefusal(read) && verify(lanterns, read).problems).toEqual([])
    expect(gameOfExport(exported)).toBe('lanterns')
  })

  test('is made again entry by entry, and every draw shows the word it comes from', () => {
    const words: Word[] = []
    const again = [...verifying(lanterns, exported, { onWord: (word) => words.push(word) })]
    expect(again.map(({ entry }) => entry)).toEqual(exported.log)
    expect(words).toHaveLength(verify(lanterns, exported).draws)
    const before = exported.log.slice(0, ROLL).flatMap(({ luck }) => luck).length
    const { stream, word, of } = at(words, before)
    expect({ stream, of }).toEqual({ stream: 'dice', of: 6 })
    expect(exported.log[ROLL]?.luck).toEqual([(word % 6) + 1])
  })

  test('that says “1 parts” is as true as before rules learnt to say “1 part”, and nothing else is', () => {
    const outcome: typeof lanterns.outcome = (state) => {
      const made = lanterns.outcome(state)
      return made === null ? null : { ...made, text: 'Home with 1 part.' }
    }
    const saying = (text: string) => ({ ...exported, outcome: { ...exported.outcome, text } })
    const problemsOf = (text: string) => verify({ ...lanterns, outcome }, saying(text)).problems
    expect(problemsOf('Home with 1 parts.')).toEqual([])
    expect(problemsOf('Home with 2 parts.')).toEqual(['The outcome is another.'])
  })

  test('is refused while the match goes on, and with a seed that was not published', () => {
    const running = { ...played, log: played.log.slice(0, 4) }
    expect(exportMatch(lanterns, { ...running, seed: SEED, names: NAMES })).toMatchObject({ code: 'not-over' })
    expect(exportMatch(lanterns, { ...played, seed: '00'.repeat(32), names: NAMES })).toMatchObject({
      code: 'wrong-seed',
    })
  })
})

describe('tampering is found:', () => {
  test.each<[string, (file: Changeable) => void, RegExp]>([
    ['another seed', (f) => (f.seed = '11'.repeat(32)), /seed does not belong to the hash/],
    ['another commitment', (f) => (f.header.commitment = '11'.repeat(32)), /seed does not belong to the hash/],
    ['another seat seed', (f) => (f.header.seatSeeds[1] = 'sugar'), /the dice give/],
    ['another option', (f) => (f.header.setup.options.guessSeconds = 0), /^Entry|hash/],
    ['another pace', (f) => (f.header.pace.pauseMs = 1_500), /^Entry/],
    [
      'another die',
      (f) => (at(f.log, ROLL).luck[0] = (Number(at(f.log, ROLL).luck[0]) % 6) + 1),
      /the log says \d, the dice give \d/,
    ],
    ['another card', (f) => (at(f.log, DRAW).luck = ['violet']), /the log says violet, the dice give/],
    ['a die too many', (f) => at(f.log, ROLL).luck.push(3), /the dice give/],
    ['a die hidden', (f) => (at(f.log, ROLL).luck = []), /the log says nothing, the dice give/],
    ['other luck of a fallback', (f) => (at(f.log, TIMEOUT).chose = [9]), /the rules give/],
    ['another action', (f) => (at(f.log, ROLL).action = { kind: 'peek' }), /^Entry/],
    ['an illegal action', (f) => (at(f.log, ROLL).action = { kind: 'guess', colour: 'red' }), /refused: .*not asked/],
    ['an action of another seat', (f) => (at(f.log, ROLL).seat = 1), /refused/],
    ['an action moved in time', (f) => (at(f.log, ROLL).at = 500), /^Entry/],
    ['time running backwards', (f) => (at(f.log, WAKE + 1).at = 0), /the match clock runs backwards/],
    ['an action passed off as a timeout', (f) => (at(f.log, ROLL).by = 'timeout'), /^Entry/],
    ['a timeout passed off as an action', (f) => (at(f.log, TIMEOUT).by = 'player'), /^Entry/],
    ['a timeout left out', (f) => f.log.splice(TIMEOUT, 1), /^Entry|too early|not over/],
    ['a wake left out', (f) => f.log.splice(WAKE, 1), /^Entry/],
    ['a wake invented', (f) => f.log.splice(ROLL, 0, { kind: 'wake', at: 0, luck: [] }), /^Entry/],
    ['an undo left out', (f) => f.log.splice(UNDO, 1), /^Entry|hash/],
    [
      'an undo invented',
      (f) => f.log.splice(DRAW + 1, 0, { kind: 'undo', at: 0, luck: [], seat: 0, to: DRAW }),
      /refused/,
    ],
    ['an undo to elsewhere', (f) => (at(f.log, UNDO).to = 1), /the rules give/],
    ['a second start', (f) => f.log.splice(2, 0, at(f.log, 0)), /a match starts only once/],
    ['the end cut off', (f) => f.log.splice(-1, 1), /not over|too early/],
    [
      'an entry after the end',
      (f) => f.log.push({ ...at(f.log, ROLL), at: 99_999_999, id: 'late' }),
      /refused: This match is over/,
    ],
    ['another hash', (f) => (f.hash = '22'.repeat(32)), /final state has another hash/],
    ['another outcome', (f) => (f.outcome.places = [2, 1]), /outcome is another/],
    ['another story', (f) => (at(at(f.story, ROLL), 0).pips = 7), /story tells something else/],
    ['a chapter left out of the story', (f) => f.story.pop(), /story tells something else/],
    ['a chapter added to the story', (f) => f.story.push([{ kind: 'bell' }]), /story/],
  ])('%s', (_what, change, problem) => {
    const { problems } = verify(lanterns, tampered(change))
    expect(problems.join(' | ')).toMatch(problem)
  })
})

describe('a file that is no export is refused:', () => {
  test.each<[string, (file: Changeable) => void, RegExp]>([
    [
      'another format',
      (f) => (f.header.format = 'starboard-match/9'),
      /“header.format” must be one of starboard-match\/1/,
    ],
    ['a part missing', (f) => delete f.hash, /“hash” must be a string/],
    ['a part too many', (f) => (f.extra = 1), /unknown parts: extra/],
    ['an unknown kind of entry', (f) => (at(f.log, 1).kind = 'cheat'), /“log.1.kind” is of no known kind/],
    ['a seat that is not there', (f) => (at(f.log, 1).seat = 5), /Entry 1: there is no seat 5/],
    ['an action that is none', (f) => (at(f.log, 1).action = { kind: 'dance' }), /Entry 1: “kind” is of no known kind/],
    ['too few names', (f) => f.names.pop(), /There are 2 seats but 1 names/],
    ['other rules', (f) => (f.header.setup.rules = 7), /version 7 of the rules; known here: 1/],
    ['an option out of range', (f) => (f.header.setup.options.rounds = 99), /rounds must be/],
    ['too many seats', (f) => (f.header.setup.seats = 9), /2 to 4 players, not 9/],
    ['another game', (f) => (f.header.game = 'comet-rush'), /comet-rush/],
  ])('%s', (_what, change, text) => {
    const read = readExport(lanterns, tampered(change))
    expect(isRefusal(read) ? read.text : 'accepted').toMatch(text)
  })

  test('anything else', () => {
    for (const value of [null, 5, 'text', [], {}]) {
      expect(readExport(lanterns, value)).toMatchObject({ code: 'no-export' })
      expect(gameOfExport(value)).toMatchObject({ code: 'no-export' })
    }
  })
})

describe('rules have moved on since a match:', () => {
  const OLD_FORM = { read: (given: unknown) => lanterns.options.read(given) }
  const newer: typeof lanterns = { ...lanterns, meta: { ...lanterns.meta, rules: 2 }, olderOptions: { 1: OLD_FORM } }

  test('it is read with the options of its day, keeps its version, and verifies', () => {
    const read = readExport(newer, JSON.parse(JSON.stringify(exported)))
    if (isRefusal(read)) throw new Error(read.text)
    expect(read.header.setup.rules).toBe(1)
    expect(verify(newer, read).problems).toEqual([])
  })

  test('a version that nobody knows any more is refused, with those that are known', () => {
    const of = (rules: number) =>
      readExport(
        newer,
        tampered((f) => (f.header.setup.rules = rules)),
      )
    for (const rules of [0, 3])
      expect(of(rules)).toMatchObject({ code: 'other-rules', text: expect.stringMatching(/known here: 1, 2\.$/) })
  })
})
