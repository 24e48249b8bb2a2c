import { fastChance } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Deed } from '../rules/actions.ts'
import { type Table, table } from '../scenarios/table.fixture.ts'
import { heuristic } from './index.ts'

/** What the bot does in somebody’s place. */
function asked(at: Table, name: string): Deed | 'wait' {
  const seat = at.seat(name)
  const { game, state } = at
  const look = {
    at: 0,
    now: at.now,
    view: game.view(state, seat),
    open: game.decisions(state),
    outcome: null,
    legal: game.legal(state, seat),
    refused: [],
  }
  return heuristic.play(look, seat, { ms: 0, random: fastChance('bot') })
}

/** Everything it does until it waits. */
function settled(at: Table, name: string): readonly Deed[] {
  const done: Deed[] = []
  for (let deed = asked(at, name); deed !== 'wait'; deed = asked(at, name)) {
    done.push(deed)
    at.act(name, deed)
    expect(done.length, JSON.stringify(done)).toBeLessThan(30)
  }
  return done
}

const kinds = (deeds: readonly Deed[]): readonly string[] => deeds.map(({ kind }) => kind)

/** Before the first threat, after it, in the first transfer and in the first outage of the script. */
const [QUIET, ALARM, TRANSFER, OUTAGE] = [3, 40, 112, 141]

describe('a bot in the action round', () => {
  it('plans nothing before anything is announced', () => {
    const at = table()
    at.at(QUIET)
    expect(asked(at, 'Ada')).toBe('wait')
  })

  it('says what it does, places it, and then waits', () => {
    const at = table()
    at.at(ALARM)
    const done = kinds(settled(at, 'Ada'))
    expect(done).toContain('callOut')
    expect(done).toContain('placeCard')
    expect(done.lastIndexOf('callOut')).toBeLessThan(done.indexOf('placeCard'))
    expect(asked(at, 'Ada')).toBe('wait')
  })

  it('says each thing once', () => {
    const at = table()
    at.at(ALARM)
    for (let time = 0; time < 3; time++) for (const name of ['Ada', 'Ben', 'Cyd']) settled(at, name)
    const said = at.state.calls.map(({ seat, claim }) => JSON.stringify([seat, claim]))
    expect(new Set(said).size).toBe(said.length)
  })

  it('leaves the computer to somebody who has said that they keep it', () => {
    const at = table({ cards: { Ada: ['red/C', 'blue/C', 'lift/C'], Ben: ['red/C', 'blue/C', 'lift/C'] } })
    at.at(ALARM)
    settled(at, 'Ada')
    settled(at, 'Ben')
    expect(at.state.calls.filter(({ claim }) => claim.what === 'computer')).toHaveLength(1)
  })

  it('is silent in an outage, but goes on placing (SA-2.12)', () => {
    const at = table()
    at.at(OUTAGE)
    const done = kinds(settled(at, 'Ada'))
    expect(done).not.toContain('callOut')
    expect(done).toContain('placeCard')
  })

  it('gives a card it can do without to somebody who asks for it (SA-2.11)', () => {
    const at = table({ cards: { Ada: ['red/bots', 'blue/bots', 'red/bots', 'blue/bots', 'lift/bots'] } })
    at.at(ALARM)
    settled(at, 'Ada')
    at.at(TRANSFER)
    at.act('Ben', { kind: 'callOut', claim: { what: 'need', half: 'bots' } })
    expect(kinds(settled(at, 'Ada'))).toContain('giveCard')
    expect(at.hand('Ben').some((card) => card.endsWith('/bots'))).toBe(true)
  })

  it('locks the last phase once all people have (SA-2.18)', () => {
    const at = table({ seats: ['Ada', 'Ben'], bots: ['Ben'] })
    at.at(300)
    settled(at, 'Ben')
    at.lock('Ada', 2)
    expect(kinds(settled(at, 'Ben'))).toContain('lockPhase')
  })
})

it('SA-11.3, SA-2.20 takes seconds over a card, but not where the clock stands and the captain waits for it', () => {
  const most = (options: object) => heuristic.reactionMs?.(table({ options }).state.options)[1]
  expect(most({})).toBe(6000)
  expect(most({ untimed: true })).toBeLessThan(1000)
})
