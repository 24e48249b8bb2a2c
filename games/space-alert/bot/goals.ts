import { firstTurnOf, phaseOf } from '../rules/phases.ts'
import { SHIPS } from '../rules/ship/ship.ts'
import { type Action, STATIONS, type Station } from '../rules/vocabulary.ts'
import type { Liking } from './leaning.ts'
import type { Moment, Outlook } from './outlook.ts'
import { lastTurn, type Situation } from './situation.ts'

/** What somebody might want to do by rules of thumb (section 11, 1 to 5), one thing after the other. */
export type Goal = readonly Stop[]

/** Something to do at a station while it is of use. */
export interface Stop {
  readonly at: Station
  readonly action: Action
  isOfUse(moment: Moment): boolean
}

type Aim = (s: Situation, outlook: Outlook) => readonly Goal[]

/** Nothing goes before the computer; of the rest what matters most comes first, unless somebody likes something better. */
export function goalsIn(s: Situation, outlook: Outlook): readonly Goal[] {
  const liked = s.leaning?.likes ?? 'inside'
  const order: readonly Aim[] = [
    computer,
    AIMS[liked],
    ...Object.values(AIMS).filter((aim) => aim !== AIMS[liked]),
    window,
  ]
  return order.flatMap((aim) => aim(s, outlook))
}

const always = () => true

function stationWith(s: Situation, system: string): readonly Station[] {
  const { stations } = SHIPS[s.mission.ship]
  return STATIONS.filter((station) => stations[station]?.C === system)
}

/** 1: the first turn of a phase is always soon enough. */
const computer = (s: Situation, { moments }: Outlook): readonly Goal[] =>
  moments.some(({ turn, maintained }) => phaseOf(turn) === s.phase && maintained[s.phase - 1] === true)
    ? []
    : stationWith(s, 'computer').map((at) => [{ at, action: 'C', isOfUse: isEarly(s) }])

const isEarly = ({ mission, phase }: Situation) =>
  mission.rules.computer === 'classic' ? ({ turn }: Moment) => turn <= firstTurnOf(phase) + 1 : always

/** 4: whoever has a squad, or passes one, takes intruders; malfunctions are repaired. */
function inside(_: Situation, { moments }: Outlook): readonly Goal[] {
  const goals: Goal[] = []
  const intruder = moments.find(({ intruders }) => intruders.length > 0)
  const [at] = intruder?.intruders ?? []
  const [squad] = intruder?.squads ?? []
  if (at !== undefined) {
    const fight: Stop = { at, action: 'bots', isOfUse: ({ intruders }) => intruders.includes(at) }
    const take: Goal =
      squad === undefined ? [] : [{ at: squad, action: 'C', isOfUse: ({ squads }) => squads.includes(squad) }]
    goals.push([...take, fight, fight])
  }
  const [broken] = moments.find(({ broken: some }) => some.length > 0)?.broken ?? []
  if (broken !== undefined) {
    const mend: Stop = {
      at: broken.at,
      action: broken.letter,
      isOfUse: (moment) => moment.broken.some((one) => one.at === broken.at),
    }
    goals.push([mend, mend])
  }
  return goals
}

/** 2: the heavy cannon of a zone with something in it, then the light one. */
function cannons(s: Situation, { moments }: Outlook): readonly Goal[] {
  const { stations } = SHIPS[s.mission.ship]
  const zones = new Set(moments.flatMap(({ targets }) => targets))
  return [...zones].flatMap((zone) =>
    ([`${zone}-upper`, `${zone}-lower`] as const)
      .filter((at) => stations[at]?.A.weapon !== 'pulse')
      .map((at): Goal => {
        const shot: Stop = { at, action: 'A', isOfUse: ({ targets }) => targets.includes(zone) }
        return [shot, shot, shot]
      }),
  )
}

/** 3 */
const supplies = (s: Situation): readonly Goal[] =>
  s.mission.ship === 'duckling' ? [] : [[{ at: 'white-lower', action: 'B', isOfUse: always }]]

const window = (s: Situation): readonly Goal[] =>
  stationWith(s, 'lookout').map((at) => [{ at, action: 'C', isOfUse: ({ turn }) => turn === lastTurn(s) }])

const AIMS: Readonly<Record<Liking, Aim>> = { inside, cannons, supplies }
