import { ask, type Statement, sql, type Transaction } from './statement.ts'

export const setBeat = (at: number): Statement => sql`
  insert into meta (key, value) values ('beat', ${at})
  on conflict (key) do update set value = excluded.value`

export const latestBeat = (): Statement<{ readonly at: number }> => sql`
  select value as at from meta where key = 'beat'`

/** A real write and a real read: less would be answered without looking at the disk. */
export function* probe(): Transaction<void> {
  yield* ask(countProbe())
  yield* ask(someEntry())
}

const countProbe = (): Statement => sql`
  insert into meta (key, value) values ('probes', 1)
  on conflict (key) do update set value = meta.value + 1`

const someEntry = (): Statement => sql`
  select entry from log limit 1`
