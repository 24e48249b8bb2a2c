import { extra } from '@starboard/games/extra.ts'
import { heuristic as rocketeer } from './backyard-rocketeers/bot/index.ts'
import { easy, hard, normal as rocketeers } from './backyard-rocketeers/bot/levels.ts'
import { backyardRocketeers } from './backyard-rocketeers/rules/index.ts'
import { arrange as arrangeBackyards } from './backyard-rocketeers/scenarios/arrange.ts'
import { heuristic, normal } from './comet-rush/bot/index.ts'
import { help } from './comet-rush/bot/search/index.ts'
import { cometRush } from './comet-rush/rules/index.ts'
import { arrange } from './comet-rush/scenarios/arrange.ts'
import { heuristic as racer, levels as racerLevels } from './roborally/bot/index.ts'
import { roboRally } from './roborally/rules/index.ts'
import type { ShelfEntry } from './shelf-entry.ts'
import { gauge } from './space-alert/bot/gauge.ts'
import { heuristic as crew, levels as crewLevels } from './space-alert/bot/index.ts'
import { spaceAlert } from './space-alert/rules/index.ts'
import { heuristic as captain, normal as captains, help as captainsHelp, reference } from './space-goats/bot/index.ts'
import { spaceGoats } from './space-goats/rules/index.ts'
import { arrange as arrangeGoats } from './space-goats/scenarios/arrange.ts'

export type { CheckedFile, CheckFile, Formats } from './formats.ts'
export type { Gauged } from './gauge.ts'
export type { ShelfEntry } from './shelf-entry.ts'

/** The one list of all games. */
export const shelf: readonly ShelfEntry[] = [
  { game: cometRush, bots: { heuristic, normal }, help, arrange },
  { game: roboRally, bots: { heuristic: racer, ...racerLevels } },
  {
    game: spaceGoats,
    bots: { reference, heuristic: captain, normal: captains },
    help: captainsHelp,
    arrange: arrangeGoats,
  },
  {
    game: backyardRocketeers,
    bots: { heuristic: rocketeer, easy, normal: rocketeers, hard },
    arrange: arrangeBackyards,
  },
  { game: spaceAlert, bots: { heuristic: crew, ...crewLevels }, gauge },
  ...extra,
]

export const onShelf = (id: string): ShelfEntry | undefined => shelf.find(({ game }) => game.meta.id === id)
