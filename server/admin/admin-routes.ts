import { type Refusal, refuse } from '@starboard/kernel'
import { type AdminOverview, MOST_HOST_TEXT } from '@starboard/wire/admin'
import { readCode } from '@starboard/wire/codes'
import * as z from 'zod/mini'
import type { Route } from '../http/api.ts'
import { WORK } from '../http/budgets.ts'
import type { Sessions } from '../http/session.ts'
import { cleaned } from '../http/text.ts'
import type { SeatRow, Store, TableRow } from '../store/store.ts'
import type { TablesDoor } from '../table/table-door.ts'
import type { HostDesk } from './host-desk.ts'

export interface AdminParts {
  readonly store: Store
  readonly tables: Pick<TablesDoor, 'byCode'>
  readonly sessions: Pick<Sessions, 'cutOff'>
  readonly desk: HostDesk
  readonly wall: () => number
}

const MOST_LISTED = 200
const MOST_CHAT = 1000

const hostText = z.string().check(z.maxLength(MOST_HOST_TEXT))
const moment = z.int().check(z.gte(0), z.describe('A time of day, in milliseconds.'))

const closing = z.strictObject({ why: hostText.check(z.describe('Told to everybody at the table; may be empty.')) })
const banning = z.strictObject({
  user: z.string().check(z.maxLength(100), z.describe('The id of the person.')),
  reason: hostText.check(z.describe('Told to them; may be empty.')),
  until: z.nullable(moment).check(z.describe('Null: for good.')),
})
const noticing = z.strictObject({ text: hostText, at: moment })

/** What the host of the server sees and does. There is no such thing on a server without STARBOARD_ADMIN_TOKEN. */
export function adminRoutes({ store, tables, sessions, desk, wall }: AdminParts): readonly Route[] {
  const rowAt = async (code = ''): Promise<TableRow | Refusal> => {
    const read = readCode(code)
    return (read === null ? null : await store.tables.findByCode(read)) ?? NO_SUCH_TABLE
  }

  return [
    {
      answers: 'admin',
      method: 'GET',
      path: '/api/admin',
      summary: 'For the host: nodes and their loads, tables, people, bans and the notice, all at one moment.',
      ...FOR_THE_HOST,
      answer: async () => ({ body: await overview({ store, desk, wall }) }),
    },
    {
      answers: 'adminLog',
      method: 'GET',
      path: '/api/admin/tables/:code/log',
      summary: 'For the host: what was said at a table, and what was played there once it is over or closed.',
      ...FOR_THE_HOST,
      work: WORK.story,
      async answer({ params }) {
        const row = await rowAt(params.code)
        if (!('seats' in row)) return row
        // Opening it brings back what was packed away.
        if (row.archivedAt !== undefined) await tables.byCode(row.code)
        const { closed } = row.memory
        const { code, game, status } = row
        const [log, chat] = await Promise.all([
          status === 'playing' ? null : store.log.read(row.id, 0),
          store.chat.read(row.id, 0, MOST_CHAT),
        ])
        const body = {
          ...{ code, game, status, seats: row.seats.map(toldSeat) },
          ...(closed !== undefined && { closed }),
          log: log?.map(({ entry }) => entry) ?? null,
          chat: chat.map(({ user, name, text, at }) => ({ user, name, text, at })),
        }
        return { body, file: `starboard-log-${row.code}.json` }
      },
    },
    {
      answers: 'done',
      method: 'POST',
      path: '/api/admin/tables/:code/close',
      summary: 'For the host: closes a table for good. People are told why, and what was played stays.',
      ...FOR_THE_HOST,
      body: closing,
      async answer({ params, body }) {
        const table = await tables.byCode(readCode(params.code ?? '') ?? '')
        const { why } = body as z.output<typeof closing>
        return (table === null ? NO_SUCH_TABLE : await table.closeForGood(cleaned(why))) ?? DONE
      },
    },
    {
      answers: 'done',
      method: 'POST',
      path: '/api/admin/bans',
      summary:
        'For the host: bans a person, in the place of an earlier ban of theirs. Whatever is connected is cut off.',
      ...FOR_THE_HOST,
      body: banning,
      async answer({ body }) {
        const { user, reason, until } = body as z.output<typeof banning>
        if (until !== null && until <= wall()) return PAST
        if (!(await store.host.ban({ user, reason: cleaned(reason), at: wall(), until }))) return NO_SUCH_PERSON
        sessions.cutOff(user)
        return DONE
      },
    },
    {
      answers: 'done',
      method: 'DELETE',
      path: '/api/admin/bans/:user',
      summary: 'For the host: lets somebody in again.',
      ...FOR_THE_HOST,
      answer: async ({ params }) => ((await store.host.pardon(params.user ?? '')) ? DONE : NOT_BANNED),
    },
    {
      answers: 'done',
      method: 'POST',
      path: '/api/admin/notice',
      summary: 'For the host: tells everybody something about a moment to come, such as a restart.',
      ...FOR_THE_HOST,
      body: noticing,
      async answer({ body }) {
        const { text, at } = body as z.output<typeof noticing>
        const told = cleaned(text)
        if (told === '') return NO_TEXT
        if (at <= wall()) return PAST
        if (at > wall() + FARTHEST_MS) return TOO_FAR
        await store.host.announce({ text: told, at })
        await desk.look()
        return DONE
      },
    },
    {
      answers: 'done',
      method: 'DELETE',
      path: '/api/admin/notice',
      summary: 'For the host: there is nothing to tell any more.',
      ...FOR_THE_HOST,
      async answer() {
        await store.host.announce(null)
        await desk.look()
        return DONE
      },
    },
  ]
}

const FOR_THE_HOST = { needsSession: false, needsAdmin: true, work: WORK.list } as const

const DONE = { body: { ok: true } } as const

async function overview({ store, desk, wall }: Pick<AdminParts, 'store' | 'desk' | 'wall'>): Promise<AdminOverview> {
  const [loads, rows, counts, bans] = await Promise.all([
    desk.loads(),
    store.tables.listAlive(MOST_LISTED),
    store.tables.count(),
    store.host.bans(wall(), MOST_LISTED),
  ])
  const ids = [...new Set(loads.flatMap((load) => load.ids))].slice(0, MOST_LISTED)
  const people = await store.users.listNamed(ids)
  return {
    at: wall(),
    nodes: loads.map(({ ids: _somePeople, ...load }) => load),
    counts: { ...counts, people: loads.reduce((sum, load) => sum + load.people, 0) },
    tables: rows.map((row) => ({
      ...{ code: row.code, game: row.game, status: row.status, createdAt: row.createdAt, touchedAt: row.touchedAt },
      seats: row.seats.map(toldSeat),
    })),
    people: people.map(({ id: user, name }) => ({ user, name })),
    bans,
    notice: desk.notice,
  }
}

const toldSeat = ({ name, user, bot }: SeatRow) => ({ name, user, bot })

const NO_SUCH_TABLE = refuse('no-such-table', 'table', 'There is no table with this code.')
const NO_SUCH_PERSON = refuse('unknown-person', 'api', 'There is nobody with this id.')
const NOT_BANNED = refuse('not-banned', 'api', 'This person is not banned.')
const NO_TEXT = refuse('no-text', 'api', 'There is nothing to tell.')
const FARTHEST_MS = 7 * 24 * 3600 * 1000
const TOO_FAR = refuse('too-far', 'api', 'That is more than a week away.')
const PAST = refuse('past', 'api', 'That moment is over; choose one to come.')
