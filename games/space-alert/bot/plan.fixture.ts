import type { Face, GreyAction, GreyMove } from '../rules/deal/card.ts'
import type { AnnouncedThreat, Mission } from '../rules/mission.ts'
import type { Phase, Slot } from '../rules/vocabulary.ts'
import type { Situation } from './situation.ts'
import { likelyPiles } from './tiles.ts'

interface Wanted {
  readonly threats?: readonly AnnouncedThreat[]
  /** Others, in acting order after me. */
  readonly others?: readonly (readonly Slot[])[]
  /** What I have played in earlier phases. */
  readonly played?: readonly Slot[]
  readonly phase?: Phase
  /** Such as `red/A`. */
  readonly hand: readonly `${GreyMove}/${GreyAction}`[]
  readonly mission?: Partial<Mission>
}

/** A two-phase mission on the classic ship, all trajectories of middle length; I act first. */
export function situation({ threats = [], others = [], played = [], phase = 1, hand, mission }: Wanted): Situation {
  return {
    mission: {
      name: '',
      about: '',
      ship: 'classic',
      turns: 7,
      rules: {
        computer: 'manual',
        visual: 'linear',
        allKnockedOut: 'lose',
        handicaps: false,
        carriedStructure: 'double',
        doubleActions: 'none',
      },
      tracks: { red: 4, white: 3, blue: 2, internal: 5 },
      threats,
      crew: [played, ...others].map((actions, place) => ({ name: String(place), actions })),
      piles: likelyPiles('classic', {}),
      carried: {},
      rockets: 2,
      squads: ['blue-upper', 'red-lower'],
      trips: [],
      ...mission,
    },
    me: 0,
    hand: hand.map(faceOf),
    phase,
  }
}

function faceOf(name: `${GreyMove}/${GreyAction}`): Face {
  const [move, action] = name.split('/') as [GreyMove, GreyAction]
  return { isHeroic: false, move, action }
}
