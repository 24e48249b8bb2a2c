import type { Seat, StandingOrder } from '@starboard/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { Damaged } from '../damaged.ts'
import { entryRow, entrySaying, header, seatRow, snapshotAt, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

/** Rows as servers have written them for as long as there are databases: this text is never to change. */
const OLD_SETTINGS = '{"options":{"rounds":9},"time":{"kind":"slow","days":2},"standIn":"random","seatOptions":[{},{}]}'
const CHOSEN =
  '"options":{"preset":"duel"},"time":{"kind":"live","seconds":30},"standIn":"heuristic","onTimeout":"bot",' +
  '"fixedWindows":true,"seatOptions":[{"robot":"twonky"},{}]'
const REMEMBERED =
  '"done":["3fKqz0aB_-xY"],"kicked":["eve"],"saying":{"user":"ada","name":"Ada","text":"Hi!","at":1700000000500},' +
  '"left":[1],"gaveUp":{"ben":1},' +
  '"orders":{"0":{"orders":[{"decision":"guessing","prefer":[{"colour":"blue"}],"until":"the end"}],"isInTurn":false}}'
const HEADER =
  '{"format":"starboard-match/1","game":"comet-rush","setup":{"rules":1,"seats":2,"options":{"limit":60},' +
  '"seatOptions":[{},{}],"bots":[1]},"pace":{"pauseMs":1500,"fixedWindows":false},"commitment":"c0ffee",' +
  '"seatSeeds":["s0","s1"]}'
const CLOCK = '{"wall":1700000000000,"match":2500,"rate":0.25}'
const ENTRY = '{"at":5,"luck":[],"kind":"act","seat":0,"action":{"kind":"say","text":"Zoë"},"by":"player","id":"0/a"}'
const SNAPSHOT = '{"length":7,"now":5,"state":{"text":"as it was"},"hash":"hash","streams":{},"told":[7,0]}'

const ORDER: StandingOrder = { decision: 'guessing', prefer: [{ colour: 'blue' }], until: 'the end' }

/** What is kept as text: written as it always was, read from rows that are older than this program, or damaged. */
export function describeStoredText(scene: Scene): void {
  interface Texts {
    readonly settings?: string
    readonly header?: string | null
    readonly clock?: string
  }

  async function addStored(id: string, { settings = OLD_SETTINGS, header = null, clock = CLOCK }: Texts = {}) {
    const texts = `'${settings}', ${header === null ? 'null' : `'${header}'`}, 'secret', '${clock}'`
    await scene.place.run(`
      insert into tables
        (id, code, game, status, is_open, host, settings, header, seed, clock, created_at, touched_at)
      values ('${id}', 'CODE-${id}', 'comet-rush', 'lobby', 1, 'ada', ${texts}, 1700000000000, 1700000000000)`)
    await scene.place.run(`
      insert into seats (table_id, seat, user_id, name, ready, seed) values ('${id}', 0, 'ada', 'Ada', 1, 'seat-seed')`)
  }

  const textsOf = async (id: string) =>
    (await scene.place.rows(`select settings, header, clock from tables where id = '${id}'`))[0]

  async function savedAgain(id: string) {
    const row = await scene.store.tables.find(id)
    if (row === null) throw new Error(`There is no table ${id}.`)
    await scene.store.tables.save(row)
    return textsOf(id)
  }

  describe('a table', () => {
    test('is read as it is stored: what the host chose, and what the table remembers', async () => {
      await addStored('t1', { settings: `{${CHOSEN},${REMEMBERED}}`, header: HEADER })
      expect(await scene.store.tables.find('t1')).toStrictEqual(
        tableRow({
          settings: {
            options: { preset: 'duel' },
            time: { kind: 'live', seconds: 30 },
            standIn: 'heuristic',
            onTimeout: 'bot',
            fixedWindows: true,
            seatOptions: [{ robot: 'twonky' }, {}],
          },
          memory: {
            done: ['3fKqz0aB_-xY'],
            kicked: ['eve'],
            saying: { user: 'ada', name: 'Ada', text: 'Hi!', at: 1_700_000_000_500 },
            left: [1],
            gaveUp: { ben: 1 },
            orders: { 0: { orders: [ORDER], isInTurn: false } },
          },
          header,
          clock: { wall: 1_700_000_000_000, match: 2500, rate: 0.25 },
          seats: [seatRow()],
        }),
      )
    })

    test.each([
      ['one with everything', { settings: `{${CHOSEN},${REMEMBERED}}`, header: HEADER, clock: CLOCK }],
      ['a new one', { settings: `{${CHOSEN}}`, header: null, clock: CLOCK }],
      ['one from before some members', { settings: OLD_SETTINGS, header: null, clock: CLOCK }],
      ['one with members of a newer program', { settings: `{${CHOSEN},"fog":true}`, header: null, clock: CLOCK }],
      [
        'the second match of a series',
        { settings: `{${CHOSEN},"series":{"games":3,"played":[]}}`, header: null, clock: CLOCK },
      ],
    ])('is stored byte for byte as it was read: %s', async (_, texts) => {
      await addStored('t1', texts)
      expect(await savedAgain('t1')).toStrictEqual(texts)
    })

    test('that is new is stored as ever', async () => {
      await scene.store.tables.add(tableRow({ memory: { done: ['mark'] }, header }))
      expect(await textsOf('t1')).toStrictEqual({
        settings:
          '{"options":{"limit":60},"time":{"kind":"game"},"standIn":"random","onTimeout":"fallback",' +
          '"fixedWindows":false,"seatOptions":[],"done":["mark"]}',
        header: HEADER,
        clock: '{"wall":1700000000000,"match":0,"rate":0}',
      })
    })

    test('is written as it was when it was handed in', async () => {
      const played = { changed: {}, seatOptions: [], bots: [], outcome: { places: [1, 2], text: 'Ada wins.' } }
      const row = tableRow({ memory: { series: { games: 3, played: [played] } } as never })
      const adding = scene.store.tables.add(row)
      played.outcome.text = 'Ben wins.'
      await adding
      expect((await scene.store.tables.find('t1'))?.memory.series?.played[0]?.outcome.text).toBe('Ada wins.')
    })
  })

  describe('a damaged table', () => {
    const damages: readonly (readonly [string, Texts])[] = [
      ['settings', { settings: '{"options":{"rou' }],
      ['settings', { settings: '[]' }],
      ['settings', { settings: 'null' }],
      ['header', { header: 'starboard-match' }],
      ['clock', { clock: '' }],
    ]

    test.each(damages)('says which table it is, and that it is its %s: %j', async (part, texts) => {
      await addStored('t1', texts)
      const complaint = new Damaged('t1', part)
      expect(complaint.message).toBe(`Table t1 is damaged: its ${part} cannot be read.`)
      await expect(scene.store.tables.find('t1')).rejects.toStrictEqual(complaint)
      await expect(scene.store.tables.findByCode('CODE-t1')).rejects.toStrictEqual(complaint)
    })

    test.each(damages)('spoils no list for others, with damaged %s: %j', async (_, texts) => {
      await addStored('t1', texts)
      await addStored('t2')
      for (const list of [await scene.store.tables.listOpen(10), await scene.store.tables.listOf('ada', 10)])
        expect(list.map(({ id }) => id)).toStrictEqual(['t2'])
      expect((await scene.store.tables.count()).lobby).toBe(2)
    })

    test('can be written to: its log may be whole', async () => {
      await addStored('t1', { settings: '' })
      await scene.store.log.append(entryRow())
      expect(await scene.store.log.read('t1', 0)).toHaveLength(1)
    })
  })

  describe('a log', () => {
    beforeEach(() => scene.store.tables.add(tableRow()))

    const version = async () => (await scene.store.tables.find('t1'))?.version ?? 0
    const addEntry = (seq: number, text: string) =>
      scene.place.run(`insert into log (table_id, seq, entry) values ('t1', ${seq}, '${text}')`)

    test('is read and written as ever', async () => {
      await addEntry(0, ENTRY)
      await scene.store.log.append(entryRow({ seq: 1, version: await version(), entry: entrySaying('Zoë') }))
      const entry = entrySaying('Zoë')
      expect(await scene.store.log.read('t1', 0)).toStrictEqual([
        { seq: 0, entry },
        { seq: 1, entry },
      ])
      expect(await scene.place.rows('select entry from log')).toStrictEqual([{ entry: ENTRY }, { entry: ENTRY }])
    })

    test('has an entry as it was when it was handed in', async () => {
      const entry = entrySaying('before')
      const appending = scene.store.log.append(entryRow({ entry }))
      entry.action.text = 'after'
      await appending
      expect(await scene.store.log.read('t1', 0)).toStrictEqual([{ seq: 0, entry: entrySaying('before') }])
    })

    test('that is damaged says where; what comes after can be read', async () => {
      await addEntry(0, ENTRY)
      await addEntry(1, '{"at":5,"lu')
      await addEntry(2, ENTRY)
      await expect(scene.store.log.read('t1', 0)).rejects.toStrictEqual(new Damaged('t1', 'entry 1'))
      expect(await scene.store.log.read('t1', 2)).toHaveLength(1)
    })

    test('gives all entries of a kind, and parses no others', async () => {
      const manned = { at: 6, luck: [], kind: 'manned', seat: 1 as Seat, holder: 'bot' } as const
      const named = { ...entrySaying('"kind":"manned"'), action: { kind: 'manned' } }
      await addEntry(0, 'no JSON at all')
      for (const [index, entry] of [named, manned, { ...manned, holder: 'person' } as const].entries())
        await scene.store.log.append(entryRow({ seq: index + 1, version: await version(), entry }))
      expect(await scene.store.log.readKind('t1', 'manned')).toStrictEqual([manned, { ...manned, holder: 'person' }])
      expect(await scene.store.log.readKind('t1', 'undo')).toStrictEqual([])
      expect(await scene.store.log.readKind('t2', 'manned')).toStrictEqual([])
    })
  })

  describe('a snapshot', () => {
    beforeEach(() => scene.store.tables.add(tableRow()))

    const addSnapshot = (length: number, text: string) =>
      scene.place.run(`insert into snapshots (table_id, length, snapshot) values ('t1', ${length}, '${text}')`)

    test('is read and written as ever', async () => {
      await addSnapshot(7, SNAPSHOT)
      expect(await scene.store.log.latestSnapshot('t1')).toStrictEqual(snapshotAt(7))
      await scene.store.log.saveSnapshot('t1', snapshotAt(7))
      expect(await scene.place.rows('select snapshot from snapshots')).toStrictEqual([{ snapshot: SNAPSHOT }])
    })

    test('that is damaged says so', async () => {
      await addSnapshot(7, SNAPSHOT.slice(0, -10))
      await expect(scene.store.log.latestSnapshot('t1')).rejects.toStrictEqual(new Damaged('t1', 'snapshot 7'))
    })
  })
}
