import type { Ship } from '../rules/ship/ship.ts'
import { DESTINATION, SPOT, stationBeside } from '../rules/ship/stations.ts'
import type { Action, HeroicMove, Place, Station } from '../rules/vocabulary.ts'
import { DEEDS, type Deed, type Jobs } from './jobs.ts'
import type { Moment } from './outlook.ts'
import { weights } from './weights.ts'

/** Where somebody is, and what they need not do again. */
export interface Here {
  readonly at: Place
  readonly hasSquad: boolean
  /** What they could fill up here is full. */
  readonly hasFilled: boolean
  /** The computer is kept once a phase. */
  readonly hasKept: boolean
}

/** One turn of somebody: what they play, what it brings, and where it leaves them. */
export interface Step extends Here {
  readonly action: Action
  readonly gain: number
}

export const arrived = ({ at, hasSquad }: Pick<Here, 'at' | 'hasSquad'>): Here => ({
  at,
  hasSquad,
  hasFilled: false,
  hasKept: false,
})

export const HANGAR = 'red-upper'

/** Everything that is of use here in this turn. */
export function deedsAt(ship: Ship, jobs: Jobs, moment: Moment, here: Here): readonly Step[] {
  const { at, hasSquad, hasFilled, hasKept } = here
  const steps: Step[] = []
  for (const deed of DEEDS) {
    const gain = isDone(ship, moment, here, deed) ? 0 : jobs.gain(moment.turn, at, deed)
    if (gain > 0)
      steps.push({
        action: deed,
        gain,
        at,
        hasSquad,
        hasFilled: hasFilled || deed === 'B',
        hasKept: hasKept || isComputer(ship, at, deed),
      })
  }
  if (at === 'space') return steps
  if (!hasSquad && moment.squads.includes(at)) steps.push({ ...here, action: 'C', gain: weights.squad, hasSquad: true })
  const sortie = hasSquad && mayFlyOut(ship, at) ? jobs.gain(moment.turn, 'space', 'bots') : 0
  if (sortie > 0) steps.push({ ...here, action: 'C', gain: sortie, at: 'space' })
  return steps
}

/** Repairs are never done before the malfunction is gone. */
function isDone(ship: Ship, { broken }: Moment, { at, hasSquad, hasFilled, hasKept }: Here, deed: Deed): boolean {
  if (broken.some((one) => one.at === at && one.letter === deed)) return false
  if (deed === 'bots') return !hasSquad
  return (deed === 'B' && hasFilled) || (hasKept && isComputer(ship, at, deed))
}

const isComputer = ({ stations }: Ship, at: Place, deed: Deed): boolean =>
  deed === 'C' && at !== 'space' && stations[at]?.C === 'computer'

const mayFlyOut = ({ stations }: Ship, at: Station): boolean => stations[at]?.C === 'interceptors'

/** Where an action leads from a station; undefined: nowhere else. */
export function destination(ship: Ship, at: Station, action: Action): Station | undefined {
  if (action === 'lift') return SPOT[at].otherDeck
  if (action === 'red' || action === 'blue') return stationBeside(ship, at, action)
  return isHeroicMove(action) && DESTINATION[action] !== at ? DESTINATION[action] : undefined
}

const isHeroicMove = (action: Action): action is HeroicMove => action.startsWith('go:')

const WALKS: ReadonlySet<Action> = new Set(['red', 'blue', 'lift'])

export const isMove = (action: Action): boolean => WALKS.has(action) || isHeroicMove(action)

/** The heroic card that does the same and a little more. */
export const HEROIC: Readonly<Record<Deed, Action | null>> = { A: 'hero-A', B: 'hero-B', C: null, bots: 'hero-bots' }
