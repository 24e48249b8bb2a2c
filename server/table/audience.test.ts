import type { ServerMessage } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from './table.ts'

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
let table: Table
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open()
  table = await lab.started({ game: 'lanterns', seats: 2, options: { turnSeconds: 0 } }, [ada, ben])
  await sleep(1000)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await lab.close()
})

interface Audience {
  readonly sent: string[]
  leave(): void
}

/** Somebody who only watches; what they are sent is counted, not read. */
async function join(user: string): Promise<Audience> {
  const sent: string[] = []
  const watcher = { user, name: user, send: (text: string) => void sent.push(text) }
  await table.watch(watcher, { since: null, chatSince: 0 })
  return { sent, leave: () => table.unwatch(watcher) }
}

async function audienceOf(count: number): Promise<Audience[]> {
  const all: Audience[] = []
  for (let place = 0; place < count; place++) all.push(await join(`spectator ${place}`))
  return all
}

const kindsOf = ({ sent }: Audience) => sent.map((text) => (JSON.parse(text) as ServerMessage).kind)
const tellings = () => ada.mirror.messages.filter(({ kind }) => kind === 'table' || kind === 'presence')

/** How many texts are made, and how many objects are written in them, while something is done. */
async function encodingsOf(act: () => Promise<unknown>): Promise<number> {
  const stringify = vi.spyOn(JSON, 'stringify')
  await act()
  const { length } = stringify.mock.calls
  stringify.mockRestore()
  return length
}

describe('an audience that comes', () => {
  it('is told twice at most in every second, and only who is there', async () => {
    const before = tellings().length
    for (let tenth = 0; tenth < 20; tenth++) {
      await audienceOf(5)
      await sleep(100)
    }
    const told = tellings().slice(before)
    expect(told.length).toBeGreaterThan(2)
    expect(told.length).toBeLessThanOrEqual(5)
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['presence']))
  })

  it('is told at once after a quiet while, and in the end as it is', async () => {
    const before = tellings().length
    const all = await audienceOf(30)
    expect(tellings().slice(before)).toMatchObject([{ kind: 'presence', spectators: 1 }])
    await sleep(500)
    expect(ada.mirror.table?.spectators).toBe(30)
    for (const one of all.slice(0, 20)) one.leave()
    await sleep(1000)
    expect(ada.mirror.table?.spectators).toBe(10)
    expect(tellings().slice(before).length).toBeLessThanOrEqual(4)
  })

  it('costs each newcomer the same, however many are there: no squares', async () => {
    const encodings = async (count: number) => {
      const all: Audience[] = []
      const made = await encodingsOf(async () => {
        for (let place = 0; place < count; place++) all.push(await join(`${count} ${place}`))
        await sleep(500)
      })
      const sent = all.reduce((sum, one) => sum + one.sent.length, 0)
      for (const one of all) one.leave()
      await sleep(1000)
      return { made, sent }
    }
    const [few, many] = [await encodings(20), await encodings(200)]
    expect(many.made).toBeLessThan(10 * few.made + 20)
    expect(many.sent).toBeLessThan(10 * few.sent + 20)
    // The table, the look, and once for all who came before.
    expect(many.sent).toBeLessThanOrEqual(200 * 3 + 1)
  })

  it('leaves without that anybody is told of each one', async () => {
    const all = await audienceOf(100)
    await sleep(1000)
    const stays = all[0]
    const heard = stays?.sent.length ?? 0
    const made = await encodingsOf(async () => {
      for (const one of all.slice(1)) one.leave()
      await table.settled()
      await sleep(1000)
    })
    expect((stays?.sent.length ?? 0) - heard).toBe(2)
    expect(made).toBeLessThan(20)
    expect(ada.mirror.table?.spectators).toBe(1)
  })

  it('gets one text for all when the table is told, and one when there is news', async () => {
    const all = await audienceOf(60)
    await sleep(1000)
    const texts = (kind: ServerMessage['kind']) => all.map((one) => one.sent[kindsOf(one).lastIndexOf(kind)])
    const forTable = await encodingsOf(() => ada.must(table, { kind: 'pause', agree: true }))
    expect(new Set(texts('table')).size).toBe(1)
    // A key of what the table is to each of them, and a few texts: nothing of the table is written sixty times.
    const forNews = await encodingsOf(() => ada.mustAct(table, { kind: 'hide', colour: 'red' }))
    expect(new Set(texts('news')).size).toBe(1)
    expect(forTable).toBeLessThan(60 + 30)
    expect(forNews).toBeLessThan(60)
  })

  it('lets everybody else have their turn while it comes, however slow its lines are', async () => {
    const slowly = () => {
      for (const end = performance.now() + 1; performance.now() < end; );
    }
    let isThere = false
    let turns = 0
    const coming = Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        table.watch({ user: `slow ${place}`, name: `Slow ${place}`, send: slowly }, { since: null, chatSince: 0 }),
      ),
    ).then(() => {
      isThere = true
    })
    while (!isThere) {
      await new Promise((resolve) => setImmediate(resolve))
      turns++
    }
    await coming
    // Each takes two milliseconds at least, and after five it is the turn of others.
    expect(turns).toBeGreaterThan(10)
  })

  it('of a host without a seat and of somebody unwelcome is told each their own', async () => {
    const lobby = await lab.table(ada, { game: 'lanterns', seats: 2 })
    const cleo = new Visitor('Cleo')
    for (const one of [ada, ben, cleo]) await one.watch(lobby)
    await ben.must(lobby, { kind: 'sit' })
    await ada.must(lobby, { kind: 'kick', seat: 0 })
    expect(ada.mirror.table?.you).toEqual({ seat: null, isHost: true })
    expect(ben.mirror.table?.you.sitRefused?.code).toBe('kicked')
    expect(cleo.mirror.table?.you).toEqual({ seat: null, isHost: false })
  })
})

describe('who is there', () => {
  it('is counted by person, not by connection', async () => {
    const [first, second] = [await join('cleo'), await join('cleo')]
    expect(table.info('').spectators).toBe(1)
    first.leave()
    await table.settled()
    expect(table.info('').spectators).toBe(1)
    second.leave()
    second.leave()
    await table.settled()
    expect(table.info('').spectators).toBe(0)
  })

  it('tells others within half a second that a seat is empty, and that it is taken again', async () => {
    await ben.leave(table)
    expect(ada.mirror.table?.seats[1]?.isHere).toBe(false)
    await ben.watch(table)
    await sleep(500)
    expect(ada.mirror.table?.seats[1]?.isHere).toBe(true)
  })
})
