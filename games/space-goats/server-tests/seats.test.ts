import type { AnyGame } from '@starboard/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginIn, Party } from '../../../server/safety/party.fixture.ts'
import { type OpenServer, openServer } from '../../../server/safety/wire.fixture.ts'
import { spaceGoats } from '../rules/index.ts'
import { arrange } from '../scenarios/arrange.ts'

const NAMES = ['Ada', 'Ben', 'Cyd']
/** A card that only Cyd holds. */
const SECRET = 'SH06'

let server: OpenServer
let party: Party
beforeAll(async () => {
  server = await openServer({ pauseMs: 300, botDelayMs: 60_000 })
})
afterAll(() => server.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await party.close()
})

async function playing(): Promise<void> {
  const players = { Ada: { hand: ['RK01'] }, Cyd: { hand: [SECRET, 'Fuel Pod'] } }
  beginIn(spaceGoats as unknown as AnyGame, arrange, { names: NAMES, position: { turn: 'Ada', players } })
  party = await Party.open(server, { game: 'space-goats', names: NAMES, options: { startSeat: 1 } })
}

const handSeen = (name: string, seat: number): unknown =>
  (party.person(name).frame?.view as { players: { hand?: string[] }[] } | undefined)?.players[seat]?.hand

describe('SG-7.2, section 6: a hand that somebody has left behind', () => {
  it('is not seen by a player who gets up, sits down there and goes back', async () => {
    await playing()
    await party.must('Cyd', { kind: 'stand' })
    const own = handSeen('Ben', 1)
    await party.must('Ben', { kind: 'stand' })
    expect(await party.person('Ben').command({ kind: 'sit', seat: 2 })).toMatchObject({
      ok: false,
      refused: { code: 'another-hand' },
    })
    await party.must('Ben', { kind: 'sit' })
    expect(party.person('Ben').viewer).toBe(1)
    expect(handSeen('Ben', 1)).toEqual(own)
    expect(
      party
        .person('Ben')
        .told.map(({ text }) => text)
        .join(),
    ).not.toContain(`"hand":["${SECRET}"`)
  })

  it('waits for its player or for somebody who has seen none', async () => {
    await playing()
    for (const name of ['Cyd', 'Ben']) await party.must(name, { kind: 'stand' })
    await party.must('Cyd', { kind: 'sit' })
    expect(handSeen('Cyd', 2)).toContain(SECRET)
    await party.must('Cyd', { kind: 'stand' })
    await party.must('Eve', { kind: 'sit', seat: 2 })
    expect(handSeen('Eve', 2)).toContain(SECRET)
    expect(await party.person('Cyd').command({ kind: 'sit', seat: 1 })).toMatchObject({ ok: false })
  })
})
