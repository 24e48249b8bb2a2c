import type { Audience } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { addressOf, personAt } from '../http/address.ts'
import type { Table } from '../table/table.ts'

const LANTERNS = { game: 'lanterns', seats: 4, options: { rounds: 9, turnSeconds: 0 } } as const
const [HERE, ELSEWHERE] = ['203.0.113.7', '198.51.100.1']
const DAY_MS = 24 * 3600 * 1000
const ASKED = { code: 'host-asked', text: expect.stringContaining('the host is asked whether you may sit down') }

let lab: Lab
let table: Table
let [ada, mal, eve] = [new Visitor('Ada'), new Visitor('Mal', HERE), new Visitor('Eve', HERE)]
beforeEach(async () => {
  ;[ada, mal, eve] = [new Visitor('Ada'), new Visitor('Mal', HERE), new Visitor('Eve', HERE)]
  lab = await Lab.open()
  table = await lab.table(ada, LANTERNS)
  await ada.watch(table)
  await ada.must(table, { kind: 'sit' })
})
afterEach(() => lab.close())

const sit = (by: Visitor) => by.ask(table, { kind: 'sit' })
const audience = (): Audience => table.info(ada.id).audience ?? { people: [], more: 0, asking: [] }
const admit = (welcome: boolean) =>
  ada.ask(table, { kind: 'admit', person: audience().asking[0]?.person ?? 'nobody', welcome })

/** Mal sits down, whether they watch or not, and is sent away. */
async function kick({ isWatching = true } = {}) {
  if (isWatching) await mal.watch(table)
  expect(await sit(mal)).toEqual({})
  await ada.must(table, { kind: 'kick', seat: 1 })
}

describe('a newcomer from the network of somebody sent away', () => {
  it.each([true, false])(
    'waits for the host’s nod to sit down, and may watch (they watched: %s)',
    async (isWatching) => {
      await kick({ isWatching })
      await eve.watch(table)
      expect(eve.mirror.table?.you.sitRefused).toBeUndefined()
      expect(await sit(eve)).toMatchObject(ASKED)
      expect(eve.mirror.table?.you.sitRefused).toMatchObject(ASKED)
      expect(ada.mirror.table?.audience?.asking).toEqual([{ person: expect.any(String), name: 'Eve' }])
      expect(await admit(true)).toEqual({})
      expect(eve.mirror.table?.you.sitRefused).toBeUndefined()
      expect(audience().asking).toEqual([])
      expect(await sit(eve)).toEqual({})
      await eve.must(table, { kind: 'stand' })
      expect(await sit(eve)).toEqual({})
    },
  )

  it('who is not let in reads so, and asks no more', async () => {
    await kick()
    await eve.watch(table)
    await sit(eve)
    await admit(false)
    expect(eve.mirror.table?.you.sitRefused).toMatchObject({ code: 'declined' })
    expect(await sit(eve)).toMatchObject({ code: 'declined' })
    expect(audience().asking).toEqual([])
  })

  it('asks once, however often the same is sent, and it is never taken for done', async () => {
    await kick()
    for (let times = 0; times < 3; times++) expect(await eve.ask(table, { kind: 'sit' }, 'same')).toMatchObject(ASKED)
    expect(audience().asking).toHaveLength(1)
    lab = await lab.restart()
    table = await lab.at(table.code)
    expect(await eve.ask(table, { kind: 'sit' }, 'same')).toMatchObject(ASKED)
    await admit(true)
    expect(await eve.ask(table, { kind: 'sit' }, 'same')).toEqual({})
    expect(table.row.seats[1]?.user).toBe(eve.id)
  })

  it('needs no nod after a day, nor does their question stand longer', async () => {
    await kick()
    expect(await sit(eve)).toMatchObject(ASKED)
    lab.ahead += DAY_MS - 1000
    expect(await sit(new Visitor('Fay', HERE))).toMatchObject(ASKED)
    lab.ahead += 1000
    expect(audience().asking).toEqual([])
    expect(await sit(eve)).toEqual({})
  })

  it('is anybody from there, also after somebody was removed, and nobody from elsewhere', async () => {
    await mal.watch(table)
    const [{ person } = { person: '' }] = audience().people
    await ada.must(table, { kind: 'remove', person })
    expect(await sit(eve)).toMatchObject(ASKED)
    expect(await sit(new Visitor('Fay', ELSEWHERE))).toEqual({})
    expect(await sit(new Visitor('Gil'))).toEqual({})
  })

  it('is nobody who had a seat here before', async () => {
    expect(await sit(eve)).toEqual({})
    await eve.must(table, { kind: 'stand' })
    await kick()
    expect(await sit(eve)).toEqual({})
    expect(await sit(mal)).toMatchObject({ code: 'kicked' })
  })

  it('does not fill the table’s row, however many there are', async () => {
    await kick()
    for (let count = 0; count < 20; count++) expect(await sit(new Visitor(`E${count}`, HERE))).toMatchObject(ASKED)
    expect(await sit(eve)).toMatchObject({ code: 'too-many-ask' })
  })

  it('is asked about in a running match as well', async () => {
    await kick()
    const ben = new Visitor('Ben', ELSEWHERE)
    await ben.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'configure', seats: 2 })
    for (const one of [ada, ben]) await one.must(table, { kind: 'ready', ready: true })
    await ada.must(table, { kind: 'start' })
    await ben.must(table, { kind: 'stand' })
    expect(await sit(eve)).toMatchObject(ASKED)
    await admit(true)
    expect(await sit(eve)).toEqual({})
  })
})

describe('what is kept of a network', () => {
  it('is a keyed name and its end, at this table alone: no address, not even after a restart', async () => {
    await kick()
    const { memory } = (await lab.store.tables.find(table.id)) ?? {}
    expect(JSON.stringify(memory)).not.toContain('203.0.113')
    expect(Object.entries(memory?.guests?.wary ?? {})).toEqual([
      [expect.stringMatching(/^[\w-]{22}$/), expect.any(Number)],
    ])
    lab = await lab.restart()
    table = await lab.at(table.code)
    expect(await sit(eve)).toMatchObject(ASKED)
  })

  it('is nothing for people of this machine: a proxy that is not trusted makes nobody answer for others', async () => {
    const [kicked, next] = [new Visitor('Mal'), new Visitor('Eve')]
    await kicked.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'kick', seat: 1 })
    expect(table.row.memory.guests?.wary).toBeUndefined()
    expect(await sit(next)).toEqual({})
  })

  it.each([
    ['127.0.0.1', undefined],
    ['127.8.8.8', undefined],
    ['::ffff:127.0.0.1', undefined],
    ['::1', undefined],
    ['', undefined],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ])('of %j is %j', (remoteAddress, network) => {
    const address = addressOf({ headers: {}, socket: { remoteAddress } } as never, false)
    expect(personAt({ id: 'a', name: 'A', createdAt: 0 }, address).network).toBe(network)
  })
})
