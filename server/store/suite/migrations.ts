import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { MIGRATIONS, migrate } from '../migrations.ts'
import { ask, sql } from '../statement.ts'

export function describeMigrations(database: () => Database): void {
  const next = [sql`alter table users add column shirt text`, sql`update users set shirt = ${'red'}`]

  test('a newer program adds what is new and keeps what is there', async () => {
    await database().write(() => migrate())
    await database().write(() => ask(sql`insert into users (id, name, created_at) values ('ada', 'Ada', 1)`))
    for (const _ of ['once', 'and again']) await database().write(() => migrate([...MIGRATIONS, next]))
    expect(await database().read(sql`select id, shirt from users`)).toStrictEqual([{ id: 'ada', shirt: 'red' }])
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
