import { playOut } from '@starboard/bots'
import { bug, isRefusal, readSetup, seatsOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Deed } from '../rules/actions.ts'
import type { Carried } from '../rules/campaign/carried.ts'
import { spaceAlert } from '../rules/index.ts'
import type { View } from '../rules/view.ts'
import { voteIn } from './campaign.ts'
import { heuristic } from './index.ts'

const CARRIED: Carried = {
  tiles: { red: ['lower-weapon', 'structure'], white: ['lift'], blue: [] },
  lostSquads: 1,
  squads: ['red-lower'],
  scores: [7],
  knockedOut: [],
}

/** All that a crew of two does in the second mission of a campaign. */
function second(carry: Carried): readonly Deed[] {
  const setup = readSetup(spaceAlert, {
    seats: 2,
    bots: seatsOf(2),
    options: { mission: 'simulation-2', campaign: 'three' },
    series: { games: 3, number: 2 },
    carry,
  })
  if (isRefusal(setup)) return bug(setup.text)
  const deeds: Deed[] = []
  playOut(
    { game: spaceAlert },
    {
      setup,
      bots: [heuristic, heuristic],
      seed: 'campaign',
      onStep: (step) => step.seat !== null && deeds.push(step.action as Deed),
    },
  )
  return deeds
}

/** After a mission with so much damage, and nobody knocked out. */
const votesAfter = (damage: object) =>
  voteIn({ crew: [{}, {}, {}, {}], flight: { result: { damage, knockedOut: [] } } } as unknown as View)

describe('a bot that votes (SA-10.2)', () => {
  it('goes on with a ship that can be mended', () => {
    expect(votesAfter({ red: 4, white: 2, blue: 1 })).toEqual({ kind: 'continueCampaign', goOn: true })
  })

  it('goes home with a wreck', () => {
    expect(votesAfter({ red: 6, white: 6, blue: 5 })).toEqual({ kind: 'continueCampaign', goOn: false })
  })
})

describe('bots between the missions of a campaign', { timeout: 60_000 }, () => {
  const deeds = second(CARRIED)
  const repairs = deeds.flatMap((deed) => (deed.kind === 'repair' ? [deed.what] : []))

  it('mend first what doubles all damage, then what is of most use (SA-10.3, SA-10.4)', () => {
    expect(repairs).toEqual([{ zone: 'red', tile: 'structure' }, 'squad'])
  })

  it('mend nothing where nothing is broken', () => {
    const whole = second({ ...CARRIED, tiles: {}, lostSquads: 0, squads: ['blue-upper', 'red-lower'] })
    expect(whole.filter((deed) => deed.kind === 'repair' && deed.what !== 'nothing')).toEqual([])
  })
})
