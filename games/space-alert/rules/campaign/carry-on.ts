import { crewName, missionOf } from '../flight/mission-of.ts'
import { resolve } from '../resolution/resolve.ts'
import type { Result } from '../result.ts'
import { actingOrder, type State } from '../state.ts'
import type { Tile, Zone } from '../vocabulary.ts'
import type { Carried } from './carried.ts'

/** SA-10.4, SA-10.5: what this mission leaves to the next. */
export const carriedOn = (s: State, result: Result): Carried => ({
  tiles: tilesLeft(s),
  lostSquads: result.disabledSquads,
  squads: [],
  scores: [...s.carried.scores, result.score],
  knockedOut: actingOrder(s).filter((seat) => result.knockedOut.includes(crewName(seat))),
})

/** Those that lay there, and those that were turned up. */
function tilesLeft(s: State): Partial<Record<Zone, Tile[]>> {
  const tiles: Partial<Record<Zone, Tile[]>> = {}
  for (const [zone, lying] of zonesOf(s)) tiles[zone] = [...lying]
  resolve(missionOf(s), (happening) => {
    if (happening.kind === 'tileTurned') tiles[happening.zone]?.push(happening.tile)
  })
  return tiles
}

const zonesOf = ({ piles, carried }: State): readonly (readonly [Zone, readonly Tile[]])[] =>
  (['red', 'white', 'blue'] as const).flatMap((zone) =>
    piles[zone] === undefined ? [] : [[zone, carried.tiles[zone] ?? []] as const],
  )
