import { isRefusal } from '@starboard/kernel'
import type { Command } from '@starboard/wire/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, MissionAtTable } from './mission.fixture.ts'

/** A client that sends whatever it likes, straight past every screen. */

const MOST_CHANGES = 400

let mission: MissionAtTable
beforeAll(async () => {
  mission = await MissionAtTable.begin()
  await mission.until(at(1))
})
afterAll(() => mission.close())

interface Refused {
  readonly code: string
  readonly rule: string
  readonly text: RegExp
}

/** Refused with its sentence; the record is as it was, and nobody else hears a thing. */
async function refused(asked: unknown, why: Refused, how: 'act' | 'command' = 'act'): Promise<void> {
  const { Ada, Ben, Cyd } = mission.people
  const others = [Ada, Cyd].map(({ mirror }) => mirror)
  const before = [
    await mission.lab.log(mission.table),
    others.map(({ messages }) => messages.length),
    mission.own('Ben'),
  ]
  const answer = how === 'act' ? await Ben.act(mission.table, asked) : await Ben.ask(mission.table, asked as Command)
  if (!isRefusal(answer)) throw new Error('Nobody refused this.')
  expect(answer).toMatchObject({ code: why.code, rule: why.rule })
  expect(answer.text).toMatch(why.text)
  await mission.pass(0)
  const after = [
    await mission.lab.log(mission.table),
    others.map(({ messages }) => messages.length),
    mission.own('Ben'),
  ]
  expect(after).toEqual(before)
}

describe('a client that does not keep to its screen', () => {
  const NOT_HELD = { code: 'not-in-hand', rule: 'SA-2.5', text: /^You do not hold that card/ }

  it('cannot place another’s card, or one that nobody has', async () => {
    const stolen = { ...mission.placing('Ada', 1), version: mission.own('Ben').version }
    await refused(stolen, NOT_HELD)
    await refused({ ...stolen, card: 499 }, NOT_HELD)
  })

  it('cannot name a seat to act for: the message itself is not understood', async () => {
    await refused({ ...mission.placing('Ben', 1), seat: 0 }, { code: 'malformed', rule: 'kernel', text: /seat/ })
  })

  it('cannot place on slots that are not open or not there, nor on an old board', async () => {
    await refused(mission.placing('Ben', 4), { code: 'not-open', rule: 'SA-2.5', text: /phase 2, which is not open/ })
    await refused(mission.placing('Ben', 12), { code: 'no-turn', rule: 'SA-2.7', text: /last turn .* is 7/ })
    const old = { ...mission.placing('Ben', 1), version: mission.own('Ben').version + 1 }
    await refused(old, { code: 'old-board', rule: 'SA-2.5', text: /has changed since/ })
  })

  const cannotGive = () => {
    const [card] = mission.own('Ben').hand
    const outside = { code: 'no-transfer', rule: 'SA-2.11', text: /only in a data transfer/ }
    return refused({ kind: 'giveCard', card: card?.id, to: 0 }, outside)
  }

  it('cannot go on in the captain’s place, nor give cards before a transfer', async () => {
    await refused({ kind: 'advance' }, { code: 'timed', rule: 'SA-2.20', text: /by itself/ })
    const suggestion = { kind: 'suggest', to: 0, claim: { what: 'computer', turn: 1 } }
    await refused(suggestion, { code: 'not-captain', rule: 'SA-2.22', text: /captain/ })
    await cannotGive()
  })

  it('SA-2.12 cannot talk, call, point or give in an outage', async () => {
    await mission.until(at(140))
    const silence = { code: 'comms-down', rule: 'SA-2.12', text: /^The communication system is down/ }
    await refused({ kind: 'chat', text: 'Over here!' }, silence, 'command')
    await refused({ kind: 'callOut', claim: { what: 'computer', turn: 1 } }, silence)
    await cannotGive()
  })

  it('SA-2.5 cannot make a 401st change', async () => {
    const { Ben } = mission.people
    await mission.until(at(152))
    await mission.place('Ben', 1)
    for (let made = 1; made < MOST_CHANGES; made++) {
      const { board, version } = mission.own('Ben')
      await Ben.mustAct(mission.table, { kind: 'turnCard', turn: 1, card: board[0]?.[0]?.id, version })
    }
    expect(mission.own('Ben').entriesLeft).toBe(0)
    const spent = { code: 'too-many-changes', rule: 'SA-2.5', text: /^You have made 400 changes/ }
    await refused(mission.placing('Ben', 2), spent)
    await refused({ kind: 'callOut', claim: { what: 'computer', turn: 1 } }, spent)
  })

  it('SA-2.6 cannot change what is locked', async () => {
    const late = [mission.placing('Ben', 2), { kind: 'takeBack', turn: 1, version: mission.own('Ben').version }]
    await mission.until(at(225))
    // Whoever has changes left is told that the phase is over; Ben has none left anyway.
    expect(await mission.people.Cyd.act(mission.table, mission.placing('Cyd', 2))).toMatchObject({ rule: 'SA-2.6' })
    for (const deed of late)
      await refused(deed, { code: 'too-many-changes', rule: 'SA-2.5', text: /your plan stays as it is/ })
  })
})
