import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { MIGRATIONS, migrate as migrateWith, type OwnMigrations } from '../migrations.ts'
import { ask, sql } from '../statement.ts'

export function describeMigrations(database: () => Database, own: OwnMigrations = {}): void {
  const migrate = (known = MIGRATIONS) => migrateWith(known, own)

  const next = [sql`alter table users add column shirt text`, sql`update users set shirt = ${'red'}`]

  test('a newer program adds what is new and keeps what is there', async () => {
    await database().write(() => migrate())
    await database().write(() => ask(sql`insert into users (id, name, created_at) values ('ada', 'Ada', 1)`))
    for (const _ of ['once', 'and again']) await database().write(() => migrate([...MIGRATIONS, next]))
    expect(await database().read(sql`select id, shirt from users`)).toStrictEqual([{ id: 'ada', shirt: 'red' }])
  })

  test('a log of the first schema is there in the newest one, entry by entry, and its actions are known', async () => {
    await database().write(() => migrate(MIGRATIONS.slice(0, 1)))
    await database().write(function* () {
      yield* ask(sql`
        insert into tables
          (id, code, game, status, is_open, host, settings, header, seed, clock, created_at, touched_at)
        values ('t', 'KFQ7M', 'g', 'playing', 0, 'ada', '{}', '{}', 's', '{}', 1, 1)`)
      for (const [seq, id] of [null, '0/a', '1/b.7', null].entries())
        yield* ask(
          sql`insert into log (table_id, seq, action_id, entry) values ('t', ${seq}, ${id}, ${`{"n":${seq}}`})`,
        )
    })
    await database().write(() => migrate())
    expect(await database().read(sql`select seq, action_id, entry from log order by seq`)).toStrictEqual([
      { seq: 0, action_id: null, entry: '{"n":0}' },
      { seq: 1, action_id: '0/a', entry: '{"n":1}' },
      { seq: 2, action_id: '1/b.7', entry: '{"n":2}' },
      { seq: 3, action_id: null, entry: '{"n":3}' },
    ])
    expect(await database().read(sql`select seq, entry from ${database().logOf('t', 2)} order by seq`)).toStrictEqual([
      { seq: 2, entry: '{"n":2}' },
      { seq: 3, entry: '{"n":3}' },
    ])
    const again = () => ask(sql`insert into log (table_id, seq, action_id, entry) values ('t', 4, '0/a', '{}')`)
    await expect(database().write(again)).rejects.toThrow(/unique/i)
  })

  test('what crews did on a day of before has a place in the newest schema', async () => {
    await database().write(() => migrate(MIGRATIONS.slice(0, 3)))
    await database().write(function* () {
      for (const isWon of [0, 1]) {
        const id = `t${isWon}`
        yield* ask(sql`
          insert into tables
            (id, code, game, status, is_open, host, settings, header, seed, clock, created_at, touched_at)
          values (${id}, ${id}, 'g', 'over', 0, 'ada', '{}', '{}', 's', '{}', 1, 1)`)
        yield* ask(sql`
          insert into daily_results (table_id, game, day, counts, is_won, points, crew, ended_at)
          values (${id}, 'g', '2026-11-17', 1, ${isWon}, 5, '[]', 1)`)
      }
    })
    await database().write(() => migrate())
    expect(await database().read(sql`select table_id, place from daily_results order by place`)).toStrictEqual([
      { table_id: 't1', place: 1 },
      { table_id: 't0', place: 2 },
    ])
  })

  test('a migration that fails changes nothing', async () => {
    await database().write(() => migrate())
    const failing = [...next, sql`insert into nowhere (id) values (1)`]
    await expect(database().write(() => migrate([...MIGRATIONS, failing]))).rejects.toThrow('nowhere')
    await expect(database().read(sql`select shirt from users`)).rejects.toThrow('shirt')
    await database().write(() => migrate([...MIGRATIONS, next]))
    expect(await database().read(sql`select shirt from users`)).toStrictEqual([])
  })
}
