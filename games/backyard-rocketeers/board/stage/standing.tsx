import type { Explanation } from '@starboard/screen/pieces/explaining/explain.ts'
import type { ReactNode } from 'react'
import { type CardId, designOf, nameOf } from '../../rules/cards/catalogue.ts'
import { driveKm, isSolar, outputOf, signalOf } from '../../rules/mars/gauges.ts'
import type { Generator, Rover as RoverOnMars } from '../../rules/state.ts'
import { roverFailsOn } from '../../rules/tiers.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { Deployed, type DeployedId, Rover } from '../art/index.ts'
import { cardExplained } from '../model/explain.ts'
import { drawnTier } from '../model/rocket.ts'

/** Something that stands in the sand: its drawing, and what it is good for on a strip of tape. */
interface Standing {
  readonly key: string
  readonly title: string
  readonly name: string
  readonly isBroken: boolean
  readonly about: Explanation
  readonly art: ReactNode
}

/** Antennas, generators and rovers of this player, with what they give in this own turn. */
export const standingOf = (player: SeenPlayer, turn: number): readonly Standing[] => [
  ...player.communications.map((card, place) => ({
    ...plain(card, place),
    name: `Signal ${signalOf({ ...player, communications: [card], boost: 0, jams: 0 })}`,
    art: <Deployed card={deployedOf(card)} />,
  })),
  ...player.generators.map((generator, place) => {
    const output = outputOf(player, generator, turn)
    return {
      ...plain(generator.card, place),
      name: output === 0 ? `dust, ${player.figures.dustFor || 1} left` : `+${output}\u00a0%`,
      art: <Deployed card={deployedOf(generator.card)} isDusty={lies(generator, output)} />,
    }
  }),
  ...player.rovers.map((rover, place) => ({
    ...plain(rover.card, place),
    name: roverText(player, rover),
    isBroken: rover.broken,
    art: <Rover tier={drawnTier(rover.tier) ?? 1} isBroken={rover.broken} />,
  })),
]

const plain = (card: CardId, place: number) => ({
  key: `${card} ${place}`,
  title: nameOf(card),
  isBroken: false,
  about: { ...cardExplained(card), heard: undefined },
})

const deployedOf = (card: CardId): DeployedId => designOf(card) as DeployedId

const lies = (generator: Generator, output: number): boolean => isSolar(generator) && output === 0

/** "5 km on 3–6" */
function roverText(player: SeenPlayer, rover: RoverOnMars): string {
  if (rover.broken) return 'broken'
  const breaks = roverFailsOn(rover.tier)
  return breaks === 0 ? `${driveKm(player, rover)} km` : `${driveKm(player, rover)} km on ${breaks + 1}–6`
}
