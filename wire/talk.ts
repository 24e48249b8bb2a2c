import type { Refused, TableInfo } from './protocol.ts'

/** Why the one who was told of this table may not talk or point now: nobody may, or they alone may not. */
export const talkRefusedAt = (table: Pick<TableInfo, 'talkRefused' | 'you'> | null): Refused | undefined =>
  table?.talkRefused ?? table?.you.talkRefused
