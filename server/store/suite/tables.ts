import { describe, expect, test } from 'vitest'
import { CodeTaken, Missing, Stale, TABLE_STATUSES } from '../store.ts'
import { endings, header, NASTY, range, seatRow, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

const full = tableRow({
  id: 'full',
  status: 'playing',
  isOpen: false,
  header,
  dueAt: 1_700_000_009_999,
  createdAt: 1_700_000_000_001,
  touchedAt: 1_700_000_000_002,
  rematch: 'KFQ7M',
  seats: [
    seatRow({ seat: 0 }),
    seatRow({ seat: 1, user: null, bot: 'heuristic', name: 'Bot', ready: false, seed: 's1' }),
    seatRow({ seat: 2, user: null, name: '', ready: false }),
  ],
})

const idsOf = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id)

export function describeTables(scene: Scene): void {
  const addAll = (...rows: readonly Parameters<typeof tableRow>[0][]) =>
    Promise.all(rows.map((row) => scene.store.tables.add(tableRow(row))))

  describe('one table', () => {
    test('is found by id and by code, with everything in it', async () => {
      await addAll(full, { id: 'other', seats: [seatRow({ name: 'Other' })] })
      expect(await scene.store.tables.find('full')).toStrictEqual(full)
      expect(await scene.store.tables.findByCode('CODE-full')).toStrictEqual(full)
    })

    test('may be without seats, header and due time', async () => {
      await addAll({})
      expect(await scene.store.tables.find('t1')).toStrictEqual(tableRow())
    })

    test('has its seats in order, however they were given', async () => {
      await addAll({ ...full, seats: full.seats.toReversed() })
      expect((await scene.store.tables.find('full'))?.seats).toStrictEqual(full.seats)
    })

    test('that is not there is null', async () => {
      expect(await scene.store.tables.find('t1')).toBeNull()
      expect(await scene.store.tables.findByCode('CODE-t1')).toBeNull()
      expect(await scene.store.tables.findByCode('CODE\0')).toBeNull()
    })

    test('is refused if its code is in use, and leaves nothing behind', async () => {
      await addAll({})
      const second = tableRow({ id: 't2', code: 'CODE-t1', seats: [seatRow()] })
      await expect(scene.store.tables.add(second)).rejects.toThrow(CodeTaken)
      expect(await scene.store.tables.find('t2')).toBeNull()
      expect(await scene.store.tables.listOf('ada', 10)).toStrictEqual([])
    })

    test('is refused if its id is in use', async () => {
      await addAll(full)
      await expect(scene.store.tables.add({ ...full, code: 'NEW', seats: [] })).rejects.toThrow()
      expect(await scene.store.tables.find('full')).toStrictEqual(full)
    })

    test('of two with one code in the same turn the first gets it', async () => {
      const adding = [tableRow({ code: 'SAME' }), tableRow({ id: 't2', code: 'SAME' })].map((row) =>
        scene.store.tables.add(row),
      )
      const results = await Promise.allSettled(adding)
      expect(results.map(({ status }) => status).sort()).toStrictEqual(['fulfilled', 'rejected'])
      expect((await scene.store.tables.count()).lobby).toBe(1)
    })

    test.each(NASTY)('%j is a code, a name and a setting like any other', async (text) => {
      const settings = { ...tableRow().settings, options: { text } }
      const nasty = tableRow({
        id: text,
        code: text,
        settings,
        memory: { kicked: [text] },
        seats: [seatRow({ user: text, name: text })],
      })
      await addAll(full, nasty)
      expect(await scene.store.tables.findByCode(text)).toStrictEqual(nasty)
      expect(await scene.store.tables.listOf(text, 10)).toStrictEqual([nasty])
      expect(await scene.store.tables.find('full')).toStrictEqual(full)
    })
  })

  describe('saving', () => {
    test('replaces everything but id, code and creation', async () => {
      await addAll({ id: 'full', seats: [seatRow({ seat: 7, name: 'Gone' })] })
      await scene.store.tables.save({ ...full, code: 'NEW', createdAt: 5 })
      expect(await scene.store.tables.find('full')).toStrictEqual({
        ...full,
        createdAt: tableRow().createdAt,
        version: 1,
      })
      await scene.store.tables.save(tableRow({ id: 'full', version: 1 }))
      expect(await scene.store.tables.find('full')).toStrictEqual(tableRow({ id: 'full', version: 2 }))
    })

    test('touches no other table', async () => {
      await addAll(full, { id: 'other', seats: [seatRow()] })
      await scene.store.tables.save({ ...full, seats: [] })
      expect(await scene.store.tables.find('other')).toStrictEqual(tableRow({ id: 'other', seats: [seatRow()] }))
    })

    test('fails as a whole', async () => {
      await addAll(full)
      const twoInOneSeat = { ...full, host: 'ben', seats: [seatRow(), seatRow()] }
      await expect(scene.store.tables.save(twoInOneSeat)).rejects.toThrow()
      expect(await scene.store.tables.find('full')).toStrictEqual(full)
    })

    test('a table that is not there fails', async () => {
      await expect(scene.store.tables.save(full)).rejects.toThrow(Missing)
      await expect(scene.store.tables.save({ ...full, seats: [] })).rejects.toThrow(Missing)
    })

    test('from an old row is refused and changes nothing', async () => {
      await addAll(full)
      await scene.store.tables.save({ ...full, host: 'ben' })
      const late = scene.store.tables.save({ ...full, status: 'lobby', host: 'eve', seats: [] })
      await expect(late).rejects.toThrow(Stale)
      await expect(scene.store.tables.save({ ...full, version: 2 })).rejects.toThrow(Stale)
      expect(await scene.store.tables.find('full')).toStrictEqual({ ...full, host: 'ben', version: 1 })
    })

    test('many times at once ends with the seats of one saver', async () => {
      await addAll(full)
      const saverSeats = (saver: number) => range(4).map((seat) => seatRow({ seat, name: `saver ${saver}` }))
      const saving = range(10).map((saver) => scene.store.tables.save({ ...full, seats: saverSeats(saver) }))
      expect((await endings(saving)).toSorted()).toStrictEqual([...range(9).map(() => 'Stale'), 'done'])
      const names = (await scene.store.tables.find('full'))?.seats.map(({ name }) => name)
      expect(names).toHaveLength(4)
      expect(new Set(names).size).toBe(1)
    })
  })

  describe('forgetting', () => {
    const { touchedAt } = tableRow()

    test('deletes a lobby and its seats; its code is free again', async () => {
      await addAll({ seats: full.seats }, { id: 'other', seats: full.seats })
      expect(await scene.store.tables.forget('t1', touchedAt)).toBe(true)
      expect(await scene.store.tables.find('t1')).toBeNull()
      expect(await scene.place.rows('select distinct table_id from seats')).toStrictEqual([{ table_id: 'other' }])
      await scene.store.tables.add(tableRow({ id: 'new', code: 'CODE-t1' }))
    })

    test('leaves alone what has started, what was touched, and what was talked at', async () => {
      await addAll({ id: 'playing', status: 'playing' }, { id: 'touched', touchedAt: 1 }, { id: 'talk' })
      await scene.store.chat.add('talk', { user: 'ada', name: 'Ada', text: 'Hello', at: 1 })
      for (const id of ['playing', 'touched', 'talk', 'nowhere'])
        expect(await scene.store.tables.forget(id, touchedAt)).toBe(false)
      expect((await scene.store.tables.count()).lobby).toBe(2)
    })
  })

  test('a table that was closed, as there were once, is read as a lobby', async () => {
    await addAll({ id: 'old' })
    await scene.place.run("update tables set status = 'closed'")
    expect(await scene.store.tables.find('old')).toMatchObject({ status: 'lobby' })
    expect(await scene.store.tables.count()).toEqual({ lobby: 1, playing: 0, over: 0 })
  })

  describe('lists', () => {
    test('open tables: open ones in lobby or play, newest first', async () => {
      const ages = [3, 1, 4, 2]
      await addAll(...ages.map((age) => ({ id: `t${age}`, host: `host ${age}`, createdAt: 1_000_000 - age })))
      await addAll({ id: 'playing', host: 'ben', status: 'playing', createdAt: 1, seats: full.seats })
      await addAll({ id: 'over', status: 'over' }, { id: 'hidden', isOpen: false })
      const open = await scene.store.tables.listOpen(10)
      expect(idsOf(open)).toStrictEqual(['t1', 't2', 't3', 't4', 'playing'])
      expect(open.at(-1)?.seats).toStrictEqual(full.seats)
      expect(idsOf(await scene.store.tables.listOpen(2))).toStrictEqual(['t1', 't2'])
    })

    test('open tables: each host once, with the newest and how many more, and of those without a host one', async () => {
      await addAll(
        ...[1, 3, 2].map((age) => ({ id: `ada ${age}`, createdAt: age })),
        { id: 'hidden', createdAt: 9, isOpen: false },
        { id: 'over', createdAt: 9, status: 'over' },
        { id: 'ben a', host: 'ben', createdAt: 2, status: 'playing', seats: full.seats },
        { id: 'ben b', host: 'ben', createdAt: 2 },
        ...range(3).map((age) => ({ id: `left ${age}`, host: '', createdAt: 10 + age })),
        { id: 'cyd', host: 'cyd', createdAt: 1 },
      )
      const listed = (await scene.store.tables.listOpen(10)).map(({ id, more }) => [id, more])
      expect(listed).toStrictEqual([
        ['left 2', 2],
        ['ada 3', 2],
        ['ben b', 1],
        ['cyd', 0],
      ])
    })

    test('lobbies of a host: codes of those that have not started and were touched since then', async () => {
      await addAll(
        { id: 'old', touchedAt: 9 },
        { id: 'first', touchedAt: 10, isOpen: false },
        { id: 'last', touchedAt: 12 },
        { id: 'playing', touchedAt: 12, status: 'playing' },
        { id: 'other', host: 'ben', touchedAt: 12 },
      )
      expect(await scene.store.tables.listLobbies('ada', 10, 5)).toStrictEqual(['CODE-last', 'CODE-first'])
      expect(await scene.store.tables.listLobbies('ada', 10, 1)).toStrictEqual(['CODE-last'])
    })

    test('quiet tables: not touched since then, nothing due, the longest untouched first, a page at a time', async () => {
      await addAll(
        { id: 'b', touchedAt: 1 },
        { id: 'a', touchedAt: 1 },
        { id: 'c', touchedAt: 2 },
        { id: 'due', touchedAt: 1, dueAt: 5 },
        { id: 'late', touchedAt: 3 },
        { id: 'playing', touchedAt: 1, status: 'playing' },
      )
      const wanted = { status: 'lobby', before: 3, after: null, limit: 2 } as const
      const first = await scene.store.tables.listQuiet(wanted)
      expect(idsOf(first)).toStrictEqual(['a', 'b'])
      const rest = await scene.store.tables.listQuiet({ ...wanted, after: first[1] ?? null })
      expect(rest).toStrictEqual([{ id: 'c', touchedAt: 2 }])
    })

    test('tables of a user: those with a seat of theirs, newest first, with all seats', async () => {
      const both = [seatRow({ seat: 0 }), seatRow({ seat: 1, user: 'ben' })]
      await addAll(
        { id: 'old', status: 'over', createdAt: 1, seats: both },
        { id: 'new', isOpen: false, createdAt: 2, seats: both },
        { id: 'hosted', createdAt: 3, seats: [seatRow({ user: 'cyd' })] },
        { id: 'twice', createdAt: 4, seats: [seatRow({ seat: 0 }), seatRow({ seat: 1 })] },
      )
      const ofAda = await scene.store.tables.listOf('ada', 10)
      expect(idsOf(ofAda)).toStrictEqual(['twice', 'new', 'old'])
      expect(ofAda[1]?.seats).toStrictEqual(both)
      expect(idsOf(await scene.store.tables.listOf('ben', 1))).toStrictEqual(['new'])
      expect(await scene.store.tables.listOf('nobody', 10)).toStrictEqual([])
    })

    test('due tables: due by then, earliest first', async () => {
      await addAll({ id: 'later', dueAt: 3000 }, { id: 'second', dueAt: 2000 }, { id: 'first', dueAt: 1000 }, {})
      expect(await scene.store.tables.listDue(2000, 10)).toStrictEqual([
        { id: 'first', dueAt: 1000 },
        { id: 'second', dueAt: 2000 },
      ])
      expect(idsOf(await scene.store.tables.listDue(9000, 1))).toStrictEqual(['first'])
      expect(await scene.store.tables.listDue(999, 10)).toStrictEqual([])
    })

    test('counts every status, also those nobody has', async () => {
      expect(await scene.store.tables.count()).toStrictEqual({ lobby: 0, playing: 0, over: 0 })
      await addAll(...TABLE_STATUSES.map((status) => ({ id: status, status })), { id: 'more' })
      expect(await scene.store.tables.count()).toStrictEqual({ lobby: 2, playing: 1, over: 1 })
    })
  })
}
