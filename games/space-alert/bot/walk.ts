import { SHIPS } from '../rules/ship/ship.ts'
import type { Action, Place, Slot } from '../rules/vocabulary.ts'
import type { Moment, Outlook, Stand } from './outlook.ts'
import { firstTurn, type Line, type Situation } from './situation.ts'
import { destination, HANGAR } from './steps.ts'

/** One action of a line, and where it is played. */
export interface Played {
  readonly turn: number
  readonly action: Action
  readonly at: Place
  readonly moment: Moment
}

export interface Walk {
  readonly played: readonly Played[]
  /** Where it ends. */
  readonly stand: Stand
}

/** Where a line leads if nothing delays it. */
export function walk(s: Situation, { before, moments }: Outlook, line: Line): Walk {
  const ship = SHIPS[s.mission.ship]
  let stand: Stand = before[s.me] ?? { at: ship.start, hasSquad: false, isKnockedOut: false }
  const played: Played[] = []
  for (const [place, slot] of line.entries()) {
    const moment = moments[place]
    if (moment === undefined) break
    if (slot === null && stand.at === 'space') stand = { ...stand, at: HANGAR }
    for (const action of actionsIn(slot)) {
      played.push({ turn: firstTurn(s) + place, action, at: stand.at, moment })
      stand = after(ship, stand, action, moment)
    }
  }
  return { played, stand }
}

const actionsIn = (slot: Slot): readonly Action[] => (slot === null ? [] : typeof slot === 'string' ? [slot] : slot)

function after(ship: (typeof SHIPS)['classic'], stand: Stand, action: Action, moment: Moment): Stand {
  const { at, hasSquad } = stand
  if (at === 'space') return action === 'bots' || action === 'hero-bots' ? stand : { ...stand, at: HANGAR }
  if (action === 'C' && !hasSquad && moment.squads.includes(at)) return { ...stand, hasSquad: true }
  if (action === 'C' && hasSquad && ship.stations[at]?.C === 'interceptors') return { ...stand, at: 'space' }
  return { ...stand, at: destination(ship, at, action) ?? at }
}
