import {
  type AnyGame,
  bug,
  commitmentOf,
  committedChance,
  type Decision,
  type Entry,
  type GameTypes,
  isRefusal,
  MATCH_FORMAT,
  Match,
  type OrdersBySeat,
  ordersGiven,
  readSetup,
  type Seat,
  type StandingOrder,
  seatOf,
} from '@starboard/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { lanterns } from '../kernel/lanterns.fixture.ts'
import { botPaceMs } from './bot-pace.ts'
import { BotTurns } from './bot-turns.ts'
import { MatchDriver } from './driver.ts'
import type { AnyBatch, AnyMatch, Host } from './host.ts'

const [ADA, BEN] = [seatOf(0), seatOf(1)]
const BLUE: StandingOrder = { decision: 'guessing', prefer: [{ colour: 'blue' }], until: 'the end' }

/** A host in the hands of the test: its clock, its disk, its bots. */
class Bench implements Host {
  readonly id = 'bench'
  time = 1_000
  rate = 1
  isBroken = false
  given: OrdersBySeat = {}
  delayMs = 0
  late: string | null = null
  readonly bots = new Map<Seat, string>()
  readonly known = new Set<string>()
  readonly kept: Entry<GameTypes['Action']>[] = []
  answer: unknown = null

  wall = () => this.time
  clock = () => ({ wall: 1_000, match: 0, rate: this.rate })
  isKnown = async (id: string) => this.known.has(id)
  orders = () => this.given
  orderDelayMs = () => this.delayMs
  botAt = (seat: Seat) => this.bots.get(seat) ?? null
  lateBot = () => this.late
  think = async () => this.answer
  async keep(batches: readonly AnyBatch[]): Promise<void> {
    if (this.isBroken) throw new Error('The disk is full.')
    this.kept.push(...batches.map(({ entry }) => entry))
  }
}

function newMatch(options: object): AnyMatch {
  const setup = readSetup(lanterns, { seats: 2, options: { rounds: 9, turnSeconds: 10, guessSeconds: 5, ...options } })
  if (isRefusal(setup)) return bug(setup.text)
  const luck = { seed: 'ab'.repeat(32), seatSeeds: [] }
  const pace = { pauseMs: 0, fixedWindows: false }
  const header = {
    format: MATCH_FORMAT,
    game: 'lanterns',
    setup,
    pace,
    commitment: commitmentOf(luck.seed),
    seatSeeds: [],
  } as const
  return Match.start({ game: lanterns as unknown as AnyGame, header, source: committedChance(luck) }).match
}

let host: Bench
let driver: MatchDriver
let sent = 0
beforeEach(() => begin())

function begin(options: object = {}): void {
  host = new Bench()
  driver = new MatchDriver(newMatch(options), host)
}

const decisionOf = (seat: Seat) =>
  driver.match.open.find((one) => one.seat === seat) ?? bug(`Seat ${seat} is not asked.`)

const act = (seat: Seat, action: object, id = `message ${++sent}`) =>
  driver.act(seat, { id, action, decision: decisionOf(seat).id, by: 'player' })

const acts = () =>
  host.kept.flatMap((entry) => (entry.kind === 'act' ? [`${entry.seat} ${entry.by} ${entry.action.kind}`] : []))

async function hideBoth(): Promise<void> {
  for (const seat of [ADA, BEN]) expect(await act(seat, { kind: 'hide', colour: 'red' })).toBeNull()
}

describe('the clock', () => {
  it('goes first: what was due has happened, in its own millisecond, before an action is looked at', async () => {
    await hideBoth()
    const { id } = decisionOf(ADA)
    host.time += 25_000
    expect(await driver.act(ADA, { id: 'late', action: { kind: 'pass' }, decision: id, by: 'player' })).toMatchObject({
      code: 'stale-decision',
    })
    const late = host.kept.filter((entry) => entry.kind === 'act' && entry.by === 'timeout')
    expect(late.map(({ at }) => at)).toEqual([10_000, 20_000])
  })

  it('lets a bot answer for whoever is late, in the last millisecond, where the host wants that', async () => {
    await hideBoth()
    host.late = 'random'
    host.answer = { kind: 'pass' }
    host.time += 10_000
    await driver.catchUp()
    expect(host.kept.at(-1)).toMatchObject({ kind: 'act', by: 'bot', at: 9_999, action: { kind: 'pass' } })
  })

  it('stands in a pause: nothing is due, nobody is asked, no order is carried out', async () => {
    await hideBoth()
    host.bots.set(ADA, 'random')
    host.rate = 0
    host.time += 60_000
    await driver.catchUp()
    expect(acts()).toHaveLength(2)
    expect(driver.deadlineAt()).toBeNull()
    expect(driver.dueAt()).toBeNull()
    expect(driver.questionFor(decisionOf(ADA), 'random')).toBeNull()
  })
})

describe('an action', () => {
  it('that the host has in its log is not done again', async () => {
    host.known.add('again')
    expect(await act(ADA, { kind: 'hide', colour: 'red' }, 'again')).toBeNull()
    expect(host.kept).toEqual([])
  })

  it('sent twice happens once', async () => {
    const message = {
      id: 'twice',
      action: { kind: 'hide', colour: 'red' },
      decision: decisionOf(ADA).id,
      by: 'player',
    } as const
    for (let times = 0; times < 2; times++) expect(await driver.act(ADA, message)).toBeNull()
    expect(acts()).toEqual(['0 player hide'])
  })

  it('that could not be kept is an error for whoever sent it', async () => {
    host.isBroken = true
    await expect(act(ADA, { kind: 'hide', colour: 'red' })).rejects.toThrow('The disk is full.')
  })

  it('that is refused keeps nothing', async () => {
    expect(await act(ADA, { kind: 'hide', colour: 'mauve' })).toMatchObject({ code: 'malformed' })
    expect(host.kept).toEqual([])
  })

  it('can be taken back', async () => {
    await hideBoth()
    await act(ADA, { kind: 'light', lamps: 1 })
    expect(await driver.undo(ADA, 'back')).toBeNull()
    expect(host.kept.at(-1)).toMatchObject({ kind: 'undo', seat: ADA })
  })
})

describe('an order', () => {
  const give = () => {
    host.given = { [BEN]: ordersGiven([BLUE], BEN, driver.match.open) }
  }

  it('waits for its moment, and is carried out once', async () => {
    await hideBoth()
    give()
    host.delayMs = 700
    await act(ADA, { kind: 'ask' })
    expect(driver.deadlineAt()).toBe(host.time + 700)
    await driver.catchUp()
    expect(acts()).not.toContain('1 order guess')
    host.time += 700
    await driver.catchUp()
    await driver.catchUp()
    expect(acts().filter((one) => one === '1 order guess')).toHaveLength(1)
  })

  it('comes before the clock, however late the host looks', async () => {
    await hideBoth()
    give()
    host.delayMs = 60_000
    await act(ADA, { kind: 'ask' })
    host.time += 30_000
    await driver.catchUp()
    expect(acts()).toContain('1 order guess')
  })

  it('that the log has already is not carried out again', async () => {
    await hideBoth()
    give()
    await act(ADA, { kind: 'ask' })
    host.known.add(`order/${BEN}/${decisionOf(BEN).id}`)
    await driver.catchUp()
    expect(acts()).not.toContain('1 order guess')
  })
})

describe('a bot', () => {
  const LIGHT = { kind: 'light', lamps: 1 }

  const asked = (seat: Seat) => {
    const decision = decisionOf(seat)
    return { decision, ...(driver.questionFor(decision, 'random') ?? bug('Nobody is asked.')) }
  }

  beforeEach(async () => {
    await hideBoth()
    host.bots.set(ADA, 'random')
  })

  it('is asked with what its seat sees, and its move is kept', async () => {
    expect(driver.dueAt()).toBe(host.time)
    const { decision, question, length } = asked(ADA)
    expect(question).toMatchObject({ game: 'lanterns', level: 'random', seat: ADA, seed: `bench/${ADA}/${length}` })
    expect(await driver.botMove(decision, { chosen: LIGHT, length })).toBe(true)
    expect(acts().at(-1)).toBe('0 bot light')
  })

  it('with an answer that is no good is answered for by the game', async () => {
    const { decision, length } = asked(ADA)
    expect(await driver.botMove(decision, { chosen: { kind: 'fly' }, length })).toBe(true)
    expect(acts().at(-1)).toMatch(/^0 bot /)
  })

  it('whose idea others have spoilt is not answered for: it is asked again', async () => {
    const { decision, length } = asked(ADA)
    expect(await driver.botMove(decision, { chosen: { kind: 'fly' }, length: length - 1 })).toBe(false)
    expect(acts()).toHaveLength(2)
  })

  it('that waits has not moved', async () => {
    const { decision, length } = asked(ADA)
    expect(await driver.botMove(decision, { chosen: 'wait', length })).toBe(false)
  })

  it('whose seat is a person’s again is asked no longer, and what it thought of is not done', async () => {
    const { decision, length } = asked(ADA)
    host.bots.delete(ADA)
    expect(driver.questionFor(decision, 'random')).toBeNull()
    expect(await driver.botMove(decision, { chosen: LIGHT, length })).toBe(false)
  })
})

describe('how long a bot waits', () => {
  const bot = { reactionMs: ({ isCalm = false }) => (isCalm ? ([800, 1000] as const) : ([2000, 6000] as const)) }
  const ms = (mode: Decision['mode'], pauseMs: number, share: number, one: Partial<typeof bot> = bot) =>
    botPaceMs({ mode }, { bot: one, options: {}, pauseMs, share })

  it('is its time to react where everybody acts at once', () => {
    expect([0, 0.5, 1].map((share) => ms('free', 700, share))).toEqual([2000, 4000, 6000])
  })

  it('is the pause of the table wherever it is somebody’s turn, or if the bot is quicker than that', () => {
    expect(ms('single', 700, 0.5)).toBe(700)
    expect(ms('free', 5000, 0)).toBe(5000)
    expect(ms('free', 700, 0.5, {})).toBe(700)
  })

  it('may follow from the options of the match', () => {
    expect(botPaceMs({ mode: 'free' }, { bot, options: { isCalm: true }, pauseMs: 700, share: 0.5 })).toBe(900)
  })

  it('is nothing at a table without pauses', () => {
    expect(ms('free', 0, 0.5)).toBe(0)
  })
})

describe('the turns of bots', () => {
  /** Timers that ring when the test says so. */
  const timers: { run(): void; readonly ms: number }[] = []
  const turnsOf = (think: Host['think']) =>
    new BotTurns({
      match: () => driver,
      think,
      inTurn: (job) => job(),
      later: (run, ms) => {
        const timer = { run, ms }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
      delayMs: (decision, level) => (decision.seat === ADA && level === 'random' ? 700 : 0),
      onDone: () => undefined,
    })
  const ring = async () => {
    timers.shift()?.run()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const askAll = (turns: BotTurns) => {
    for (const { decision, level } of driver.waitingForBots()) turns.ask(decision, level)
  }

  beforeEach(async () => {
    timers.length = 0
    await hideBoth()
    host.bots.set(ADA, 'random')
  })

  it('ask about one decision once at a time, after a pause for people to follow', async () => {
    const turns = turnsOf(async () => ({ kind: 'light', lamps: 1 }))
    askAll(turns)
    askAll(turns)
    expect(timers.map(({ ms }) => ms)).toEqual([700])
    await ring()
    expect(acts().at(-1)).toBe('0 bot light')
    expect(turns.isBusy).toBe(false)
  })

  it('ask a bot that waits again, half a second later', async () => {
    const turns = turnsOf(async () => 'wait')
    askAll(turns)
    await ring()
    expect(turns.isBusy).toBe(true)
    expect(timers.map(({ ms }) => ms)).toEqual([500])
  })

  it('that were stopped while a bot thought do nothing with what it thought of', async () => {
    let answer: (action: unknown) => void = () => undefined
    const turns = turnsOf(() => new Promise((resolve) => (answer = resolve)))
    askAll(turns)
    await ring()
    turns.stop()
    answer({ kind: 'light', lamps: 1 })
    await ring()
    expect(acts()).toHaveLength(2)
    expect(turns.isBusy).toBe(false)
  })

  it('survive a bot that fails: the game answers', async () => {
    askAll(turnsOf(() => Promise.reject(new Error('No idea.'))))
    await ring()
    expect(acts()).toHaveLength(3)
  })
})
