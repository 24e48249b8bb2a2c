import type { CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../../../server/fixtures/lab.fixture.ts'
import type { Table } from '../../../server/table/table.ts'
import { FOUR_CARDS } from './four-cards.fixture.ts'

const HOUR = 3_600_000
const PAUSE_MS = 1000
const [TURN_S, DEFEND_S, CHOICE_S] = [60, 20, 10]
const OPTIONS = {
  cardSet: FOUR_CARDS,
  startSeat: 1,
  turnSeconds: TURN_S,
  defendSeconds: DEFEND_S,
  choiceSeconds: CHOICE_S,
}
const pass = { kind: 'pass' }
const resign = { kind: 'resign' }
const rain = { kind: 'rocket', card: 'rain' }
const dart = (target: number) => ({ kind: 'rocket', card: 'dart', target })

let lab: Lab
let people: Visitor[] = []
beforeEach(async () => {
  people = ['Ada', 'Ben', 'Cyd'].map((name) => new Visitor(name))
  lab = await Lab.open({ pace: { pauseMs: PAUSE_MS } })
})
afterEach(() => lab.close())

const at = (place: number): Visitor => people[place] ?? new Visitor('Nobody')

/** Ada's second turn: all have drawn their hands and passed once. */
async function playing(seats: number, { options, ...change }: Partial<CreateTable> = {}): Promise<Table> {
  const wanted = { game: 'space-goats', seats, options: { ...OPTIONS, ...options }, ...change }
  const table = await lab.started(wanted, people.slice(0, seats))
  for (const one of people.slice(0, seats)) await one.mustAct(table, pass)
  return table
}

/** Time passes at once; what is due then happens now. */
async function elapse(ms: number, table: Table): Promise<void> {
  lab.ahead += ms
  await table.tick()
}

const timeouts = async (table: Table) =>
  (await lab.log(table)).flatMap((one) => (one.kind === 'act' && one.by === 'timeout' ? [one.action.kind] : []))
const kindAsked = (place: number) => at(place).frame?.open.find(({ id }) => id !== undefined)?.kind
const eventKinds = (place: number) => at(place).mirror.events.map(({ kind }) => kind)

describe('section 7: when nobody answers any more', () => {
  it('the clock alone brings a duel to its end', async () => {
    const table = await playing(2, { options: { shipsPerPlayer: 2 } })
    for (let rounds = 0; rounds < 9 && table.row.status === 'playing'; rounds++)
      for (const seconds of [DEFEND_S, TURN_S, TURN_S]) await elapse(seconds * 1000, table)
    expect(table.outcome).toMatchObject({ ending: 'draw', places: [1, 1] })
    expect(new Set(await timeouts(table))).toEqual(new Set(['pass', 'wreckage']))
    expect(lab.lines).toEqual([])
  })

  it('a barrage is over after the time for an answer, and nothing is blocked', async () => {
    const table = await playing(3)
    await at(0).mustAct(table, rain)
    await at(1).mustAct(table, { kind: 'defend', card: 'mirror' })
    await elapse(DEFEND_S * 1000 - 500, table)
    expect(await timeouts(table)).toEqual([])
    await elapse(500, table)
    expect(await timeouts(table)).toEqual(['defend'])
    expect(eventKinds(0).slice(-3)).toEqual(['blocked', 'shipChosen', 'shipFlipped'])
    await elapse(CHOICE_S * 1000, table)
    expect(await timeouts(table)).toEqual(['defend', 'trashOne'])
    expect(kindAsked(1)).toBe('action')
  })

  it('at a move a day the longest limit takes a day, and a window no less than its pause', async () => {
    const table = await playing(2, { time: { kind: 'slow', days: 1 }, options: { wreckageFromRound: 0 } })
    await at(0).mustAct(table, dart(1))
    await at(1).mustAct(table, { kind: 'defend', card: 'duck' })
    await elapse(PAUSE_MS / 2, table)
    expect(eventKinds(0)).not.toContain('blocked')
    await elapse(3 * PAUSE_MS, table)
    expect(eventKinds(0)).toContain('blocked')
    await elapse(23 * HOUR, table)
    expect(await timeouts(table)).toEqual([])
    await elapse(HOUR, table)
    expect(await timeouts(table)).toEqual(['pass'])
  })
})

describe('SG-7.7 leaving inside a window', () => {
  it('as the attacker drops the hit and the answers, unseen', async () => {
    const table = await playing(3)
    await at(0).mustAct(table, rain)
    await at(1).mustAct(table, { kind: 'defend', card: 'duck' })
    const looks = people.map(({ frame }) => JSON.stringify(frame?.view))
    expect(looks.map((look) => look.includes('"answers":{"1"'))).toEqual([false, true, false])
    await at(0).mustAct(table, resign)
    expect(kindAsked(1)).toBe('action')
    expect(eventKinds(2)).not.toContain('blocked')
    expect(at(1).frame?.legal).toContainEqual(dart(2))
  })

  it('as the last one who has not answered closes it, but not before the pause is over', async () => {
    const table = await playing(3)
    await at(0).mustAct(table, rain)
    await at(1).mustAct(table, { kind: 'defend', card: 'duck' })
    await at(2).mustAct(table, resign)
    expect(eventKinds(0)).not.toContain('blocked')
    await elapse(PAUSE_MS, table)
    expect(eventKinds(0)).toContain('blocked')
    expect(kindAsked(1)).toBe('action')
  })

  it('as the only defender goes on with the turn', async () => {
    const table = await playing(3)
    await at(0).mustAct(table, dart(1))
    await at(1).mustAct(table, resign)
    await elapse(0, table)
    expect(kindAsked(2)).toBe('action')
  })

  it('by both of the last two at once leaves one of them as the winner', async () => {
    const table = await playing(3)
    await at(0).mustAct(table, dart(2))
    await at(1).mustAct(table, resign)
    const answers = await Promise.all([at(2).act(table, resign), at(0).act(table, resign)])
    expect(answers).toMatchObject([{}, { code: 'match-over' }])
    expect(table.outcome).toMatchObject({ ending: 'resigned', places: [1, 3, 2] })
    expect(lab.lines).toEqual([])
  })

  it('and the host’s getting up changes nothing for the others', async () => {
    const table = await playing(3)
    await at(0).mustAct(table, rain)
    await at(0).must(table, { kind: 'stand' })
    for (const place of [1, 2]) await at(place).mustAct(table, { kind: 'defend', card: 'duck' })
    await elapse(PAUSE_MS, table)
    expect(kindAsked(1)).toBe('action')
    expect(table.info(at(1).id).seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person'])
  })
})
