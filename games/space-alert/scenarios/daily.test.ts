import {
  committedChance,
  type GameTypes,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  Match,
  readSetup,
} from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceAlert } from '../rules/index.ts'
import type { State } from '../rules/state.ts'

const { seats = 0, options = {} } = spaceAlert.daily ?? {}

function dealt(seed: string, seatOptions: readonly object[] = Array.from({ length: seats }, () => ({}))): State {
  const setup = readSetup(spaceAlert, { seats, options, seatOptions })
  if (isRefusal(setup)) throw new Error(setup.text)
  const header: Header<GameTypes> = {
    format: MATCH_FORMAT,
    game: spaceAlert.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: '',
    seatSeeds: [],
  }
  return Match.start({ game: spaceAlert, header, source: committedChance({ seed, seatSeeds: [] }) }).match
    .state as State
}

describe('the mission of the day', () => {
  test('SA-13.1 two phases, white threats, the big ship and a crew of four', () => {
    const { script, ship, options: played, crew } = dealt('5e'.repeat(32))
    expect(script).toMatchObject({ turns: 7 })
    expect({ ship, crew: crew.length }).toEqual({ ship: 'classic', crew: 4 })
    expect(played).toMatchObject({
      commonThreats: 'white',
      seriousThreats: 'white',
      untimed: false,
      campaign: 'single',
    })
  })

  test('SA-13.1 everybody is dealt the same from one seed, whatever role they ask for', () => {
    const luckOf = ({ script, tracks, threatDecks, piles, crew, actionDeck }: State) => ({
      script,
      tracks,
      threatDecks,
      piles,
      actionDeck,
      packets: crew.map(({ packets }) => packets),
    })
    const [one, roles, other] = [
      dealt('5e'.repeat(32)),
      dealt('5e'.repeat(32), [{}, { role: 'captain' }, {}, {}]),
      dealt('5f'.repeat(32)),
    ]
    expect(luckOf(roles)).toEqual(luckOf(one))
    expect(luckOf(other)).not.toEqual(luckOf(one))
  })
})
