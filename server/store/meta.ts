import { type Statement, sql } from './statement.ts'

export const setBeat = (at: number): Statement => sql`
  insert into meta (key, value) values ('beat', ${at})
  on conflict (key) do update set value = excluded.value`

export const latestBeat = (): Statement<{ readonly at: number }> => sql`
  select value as at from meta where key = 'beat'`
