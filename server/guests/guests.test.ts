import { refuse, toldRefusal } from '@starboard/kernel'
import type { Attendant, Audience } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from '../table/table.ts'

const LANTERNS = { game: 'lanterns', seats: 3, options: { rounds: 9, turnSeconds: 0 } } as const
const REMOVED = 'The host has sent you away from this table; you cannot come back.'
const MUTED = toldRefusal(
  refuse('muted', 'table', 'The host has muted you at this table: nobody reads what you say here.'),
)

let lab: Lab
let table: Table
let [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
beforeEach(async () => {
  ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  lab = await Lab.open()
  table = await lab.table(ada, LANTERNS)
  for (const one of [ada, ben, eve]) await one.watch(table)
  for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
})
afterEach(() => lab.close())

const audience = (): Audience => ada.mirror.table?.audience ?? { people: [], more: 0, asking: [] }
const called = (name: string): string => audience().people.find((one) => one.name === name)?.person ?? 'nobody'
const say = (by: Visitor, text = 'Hello', at = table) => by.ask(at, { kind: 'chat', text })
const mute = (name: string, muted = true) => ada.ask(table, { kind: 'mute', person: called(name), muted })
const remove = (name: string) => ada.ask(table, { kind: 'remove', person: called(name) })
const goneOf = ({ mirror }: Visitor) => mirror.messages.filter(({ kind }) => kind === 'gone')
const heard = ({ mirror }: Visitor) =>
  mirror.messages.flatMap((message) => (message.kind === 'chat' ? message.rows : []))

/** Who comes and goes is told twice a second. */
const collected = () => sleep(500)

async function afterRestart() {
  lab = await lab.restart()
  table = await lab.at(table.code)
  for (const one of [ada, ben]) await one.watch(table)
}

describe('the audience', () => {
  it('is told to the host alone: who sits, who watches, nobody’s id', async () => {
    const people = [
      { person: expect.any(String), name: 'Ben', seat: 1, isMuted: false },
      { person: expect.any(String), name: 'Eve', isMuted: false },
    ]
    expect(audience()).toEqual({ people, more: 0, asking: [] })
    for (const one of [ben, eve]) expect(one.mirror.table).not.toHaveProperty('audience')
    expect(table.info('')).not.toHaveProperty('audience')
    expect(JSON.stringify(ada.mirror.table)).not.toContain('user-')
  })

  it('calls somebody the same as long as the table stands, and otherwise at another table', async () => {
    const before = called('Eve')
    const other = await lab.table(ada, LANTERNS)
    await eve.watch(other)
    expect(other.info(ada.id).audience?.people[0]).toMatchObject({ name: 'Eve' })
    expect(other.info(ada.id).audience?.people[0]?.person).not.toBe(before)
    await afterRestart()
    await eve.watch(table)
    await collected()
    expect(called('Eve')).toBe(before)
  })

  it('names a hundred who watch and counts the rest; whoever has talked is among them, also when they are gone', async () => {
    const crowd = Array.from({ length: 150 }, (_, index) => new Visitor(`Crowd ${index}`))
    for (const one of crowd) await one.watch(table)
    await say(crowd[149] as Visitor)
    const gone = new Visitor('Heckler')
    await say(gone)
    const { people, more } = table.info(ada.id).audience as Audience
    expect(people.map(({ name }: Attendant) => name).slice(0, 4)).toEqual(['Ben', 'Heckler', 'Crowd 149', 'Eve'])
    expect([people.length, more]).toEqual([101, 51])
  })

  it('has two tabs of one person once, and is not the host, wherever they are', async () => {
    await eve.watch(table)
    await ada.must(table, { kind: 'stand' })
    expect(ben.mirror.table?.audience?.people.map(({ name }) => name)).toEqual(['Ada', 'Eve'])
  })
})

describe('a muted person', () => {
  it('reads that they are, is heard by nobody, and is heard again later; also when they sit', async () => {
    for (const one of [eve, ben]) {
      expect(await mute(one.name)).toEqual({})
      expect(one.mirror.table?.you.talkRefused).toEqual(MUTED)
      expect(await say(one)).toMatchObject(MUTED)
      expect(audience().people.find(({ name }) => name === one.name)?.isMuted).toBe(true)
      expect(heard(ada)).toEqual([])
    }
    expect(ada.mirror.table?.you.talkRefused).toBeUndefined()
    expect(await mute('Eve', false)).toEqual({})
    expect(await say(eve)).toEqual({})
    expect(heard(ada).map(({ name }) => name)).toEqual(['Eve'])
    expect(eve.mirror.table?.you.talkRefused).toBeUndefined()
  })

  it('stays muted after a restart and in the match, and may not point either', async () => {
    await mute('Ben')
    await afterRestart()
    expect(await say(ben)).toMatchObject(MUTED)
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    for (const one of [ada, ben]) await one.must(table, { kind: 'ready', ready: true })
    await ada.must(table, { kind: 'start' })
    expect(await say(ben)).toMatchObject(MUTED)
    expect(await ben.ask(table, { kind: 'point', at: 'lamp' })).toMatchObject(MUTED)
    await mute('Ben', false)
    expect(await say(ben)).toEqual({})
  })
})

describe('a removed spectator', () => {
  it('is sent away in every tab, and may neither come back nor sit, talk or look; also after a restart', async () => {
    await eve.watch(table)
    expect(await remove('Eve')).toEqual({})
    const gone = { kind: 'gone', table: table.code, why: REMOVED, isSentAway: true }
    expect(goneOf(eve)).toEqual([gone, gone])
    expect(audience().people.map(({ name }) => name)).toEqual(['Ben'])
    expect(ada.mirror.table?.spectators).toBe(0)
    const before = eve.mirror.messages.length
    await say(ada)
    expect(eve.mirror.messages).toHaveLength(before)
    await afterRestart()
    await eve.watch(table)
    expect(eve.mirror.messages.slice(before)).toEqual([gone])
    for (const command of [{ kind: 'sit' }, { kind: 'chat', text: 'Psst' }] as const)
      expect(await eve.ask(table, command)).toMatchObject({ code: 'removed', text: REMOVED })
    expect(table.hasSentAway(eve.id)).toBe(true)
    expect(ada.mirror.table?.spectators).toBe(0)
  })

  it('is none who sits: the host is told what to do instead', async () => {
    expect(await remove('Ben')).toMatchObject({ code: 'seated', text: expect.stringContaining('Ben has a seat.') })
    expect(goneOf(ben)).toEqual([])
    expect(table.row.seats[1]?.user).toBe(ben.id)
  })

  it('is welcome at other tables, and others are not concerned', async () => {
    await remove('Eve')
    const other = await lab.table(ada, LANTERNS)
    await eve.watch(other)
    expect(eve.mirror.table?.code).toBe(other.code)
    await new Visitor('Fay').watch(table)
    await collected()
    expect(ada.mirror.table?.spectators).toBe(1)
  })
})

describe('only the host', () => {
  it('mutes, removes and lets in; a reference of another table means nobody', async () => {
    const person = called('Eve')
    for (const command of [
      { kind: 'mute', person, muted: true },
      { kind: 'remove', person },
      { kind: 'admit', person, welcome: true },
    ] as const) {
      const before = table.row
      expect(await ben.ask(table, command)).toMatchObject({ code: 'not-host' })
      expect(await ada.ask(table, { ...command, person: 'nobody' })).toMatchObject({ code: 'no-such-person' })
      expect(table.row).toBe(before)
    }
    expect(await ada.ask(table, { kind: 'admit', person, welcome: true })).toMatchObject({ code: 'not-asking' })
  })
})

describe('chat', () => {
  it('has a budget for each person at all tables together: five at once, then one every two seconds', async () => {
    lab = await lab.restart({ parts: { pace: { chatAtOnce: 5, chatPerMinute: 30 } } })
    const [first, second] = [await lab.at(table.code), await lab.table(ben, LANTERNS)]
    table = first
    for (const at of [first, second, first, second, first]) expect(await say(eve, 'Hello', at)).toEqual({})
    const refused = { code: 'too-much-chat', text: 'You have said a lot; wait 2 seconds before the next line.' }
    for (const at of [first, second]) expect(await say(eve, 'Hello', at)).toMatchObject(refused)
    expect(await say(ben)).toEqual({})
    lab.ahead += 2000
    expect(await say(eve)).toEqual({})
    expect(await say(eve)).toMatchObject(refused)
  })

  it('counts what was said, not what was refused or sent again', async () => {
    lab = await lab.restart({ parts: { pace: { chatAtOnce: 2, chatPerMinute: 30 } } })
    table = await lab.at(table.code)
    for (let times = 0; times < 9; times++) {
      expect(await say(eve, ' ')).toMatchObject({ code: 'no-text' })
      expect(await eve.ask(table, { kind: 'chat', text: 'Hello' }, 'the same')).toEqual({})
    }
    expect(await say(eve)).toEqual({})
    expect(await say(eve)).toMatchObject({ code: 'too-much-chat' })
  })
})
