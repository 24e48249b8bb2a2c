import { describe, expect, test } from 'vitest'
import { isRefusal } from '../contract/refusal.ts'
import { type Seat, seatOf } from '../contract/seat.ts'
import { readSetup } from '../contract/setup.ts'
import { type Lanterns, lanterns } from '../lanterns.fixture.ts'
import { commitmentOf } from '../luck/committed.ts'
import { branchedFrom, hasOpenLuck, luckOf, matchChance } from './branch.ts'
import { exportMatch, type MatchExport, readExport } from './export.ts'
import { type Entry, type Header, MATCH_FORMAT } from './log.ts'
import { Match } from './match.ts'
import { verify } from './verify.ts'

type Log = readonly Entry<Lanterns['Action']>[]

const SEED = '0123456789abcdef'.repeat(4)
const OTHER = 'fedcba9876543210'.repeat(4)
const ANEW = { seed: OTHER, seatSeeds: ['vinegar'] }

function header(): Header<Lanterns> {
  const setup = readSetup(lanterns, { seats: 2, options: { rounds: 6, asleep: 'gambles' } })
  if (isRefusal(setup)) throw new Error(setup.text)
  const pace = { pauseMs: 1_000, fixedWindows: false }
  return { format: MATCH_FORMAT, game: 'lanterns', setup, pace, commitment: commitmentOf(SEED), seatSeeds: ['salt'] }
}

let moves = 0

/** On to the end by whatever the clock does, with dice and cards by the way. */
function playedOn(begun: { header: Header<Lanterns>; seed: string; log: Log }): MatchExport<Lanterns> {
  const source = matchChance(luckOf(begun.header, begun.seed))
  const parts = { game: lanterns, header: begun.header, source }
  const log = [...begun.log]
  const match = begun.log.length > 0 ? Match.fold(parts, begun.log) : started()
  for (let step = 0; match.outcome === null; step++) {
    for (const { entry } of match.advance(match.now)) log.push(entry)
    const seat = match.open.find(({ answered, mode }) => answered !== true && mode === 'single')?.seat
    const action =
      seat === undefined ? undefined : match.look(seat).legal.find((one) => isWished(match, seat, one, step))
    if (seat === undefined || action === undefined)
      for (const { entry } of match.advance(match.now + 5_000)) log.push(entry)
    else {
      const decision = match.look(seat).open.find((open) => open.seat === seat)?.id ?? ''
      const made = match.act(seat, { id: `move ${++moves}`, action, decision, by: 'player' }, match.now)
      if (isRefusal(made)) throw new Error(made.text)
      log.push(made.entry)
    }
  }
  const made = exportMatch(lanterns, { header: begun.header, log, seed: begun.seed, names: ['Ada', 'Ben'] })
  if (isRefusal(made)) throw new Error(made.text)
  return JSON.parse(JSON.stringify(made))

  function started() {
    const { match: fresh, batch } = Match.start(parts)
    log.push(batch.entry)
    return fresh
  }
}

const isWished = (match: Match<Lanterns>, seat: Seat, action: Lanterns['Action'], step: number) =>
  action.kind === WISHES[step % 4] && lanterns.check(match.state, seat, action) === null

const WISHES = ['light', 'roll', 'draw', 'pass']

const first = playedOn({ header: header(), seed: SEED, log: [] })
const LENGTH = Math.floor(first.log.length / 2)
const luckBehind = ({ log }: MatchExport<Lanterns>, length: number) => log.slice(length).flatMap(({ luck }) => luck)

const read = (value: unknown): MatchExport<Lanterns> => {
  const made = readExport(lanterns, JSON.parse(JSON.stringify(value)))
  if (isRefusal(made)) throw new Error(made.text)
  return made
}
const problemsOf = (exported: MatchExport<Lanterns>) => verify(lanterns, read(exported)).problems

describe('a branch', () => {
  const open = playedOn(branchedFrom(first, { length: LENGTH, sealed: null }))
  const anew = playedOn(branchedFrom(first, { length: LENGTH, sealed: ANEW }))

  test('begins with the entries of the match that it came from, and is a true match by itself', () => {
    for (const branch of [open, anew]) {
      expect(branch.log.slice(0, LENGTH)).toEqual(first.log.slice(0, LENGTH))
      expect(branch.log.length).toBeGreaterThan(LENGTH)
      expect(problemsOf(branch)).toEqual([])
    }
  })

  test('with open luck goes on with the very same luck; sealed anew, with another', () => {
    expect(luckBehind(first, LENGTH).length).toBeGreaterThan(3)
    const common = Math.min(luckBehind(open, LENGTH).length, luckBehind(first, LENGTH).length, 3)
    expect(luckBehind(open, LENGTH).slice(0, common)).toEqual(luckBehind(first, LENGTH).slice(0, common))
    expect(luckBehind(anew, LENGTH)).not.toEqual(luckBehind(first, LENGTH))
    expect([open, anew].map((branch) => hasOpenLuck(branch.header))).toEqual([true, false])
  })

  test('of a branch is one too, whichever luck the two have', () => {
    for (const branch of [open, anew])
      for (const sealed of [null, { seed: 'ab'.repeat(32), seatSeeds: [] }]) {
        const twice = playedOn(branchedFrom(branch, { length: branch.log.length - 2, sealed }))
        expect(problemsOf(twice)).toEqual([])
        const earlier = playedOn(branchedFrom(branch, { length: 3, sealed }))
        expect(problemsOf(earlier)).toEqual([])
      }
  })

  test('goes on from a snapshot as from its whole log', () => {
    const { header, seed, log } = branchedFrom(first, { length: LENGTH, sealed: ANEW })
    const parts = () => ({ game: lanterns, header, source: matchChance(luckOf(header, seed)) })
    const whole = Match.fold(parts(), log)
    const snapshot = whole.snapshot()
    expect(snapshot.length).toBe(LENGTH)
    const source = matchChance(luckOf(header, seed), snapshot.streams)
    const resumed = Match.resume({ game: lanterns, header, source }, snapshot, [])
    const ends = [whole, resumed].map((match) => match.advance(200_000).map(({ entry }) => entry))
    expect(ends[0]?.flatMap(({ luck }) => luck).length).toBeGreaterThan(0)
    expect(ends[1]).toEqual(ends[0])
  })

  test('takes nothing back that happened before it', () => {
    const at = first.log.findIndex(({ kind }, index) => kind === 'act' && undoable(index + 1))
    expect(at).toBeGreaterThan(0)
    const { header, seed, log } = branchedFrom(first, { length: at + 1, sealed: ANEW })
    const match = Match.fold({ game: lanterns, header, source: matchChance(luckOf(header, seed)) }, log)
    expect([0, 1].map((seat) => match.undoTo(seatOf(seat)))).toEqual([null, null])
  })

  const undoable = (length: number): boolean => {
    const match = Match.fold({ game: lanterns, header: header(), source: null }, first.log.slice(0, length))
    return [0, 1].some((seat) => match.undoTo(seatOf(seat)) !== null)
  }

  test.each([
    ['that it left earlier', { length: LENGTH - 2 }],
    ['that it left later', { length: anew.log.length }],
    ['that it came from other luck', { seed: OTHER }],
  ])('that claims %s is found out', (_claim, change) => {
    const forged = JSON.parse(JSON.stringify(anew))
    Object.assign(forged.header.branch, change)
    expect(problemsOf(forged)).toHaveLength(1)
  })

  test('that took over more than its log has, or goes through too many, is refused unplayed', () => {
    const forged = JSON.parse(JSON.stringify(anew))
    forged.header.branch.length = forged.log.length + 1
    expect(refusalOf(forged)).toMatch(/shorter than what it took over/)
    let deep: object = forged.header.branch
    for (let depth = 0; depth < 40; depth++) deep = { ...forged.header.branch, length: 1, branch: deep }
    expect(refusalOf({ ...anew, header: { ...anew.header, branch: deep } })).not.toBe('')
  })

  const refusalOf = (value: unknown): string => {
    const made = readExport(lanterns, value)
    return isRefusal(made) ? made.text : ''
  }
})
