import { type Ctx, type Move, next, type Question, type Refusal, refuse } from '@starboard/kernel'
import type { Deed, DeedOf } from '../actions.ts'
import { actingCaptain, checkCaptain } from '../captain.ts'
import type { Event } from '../events.ts'
import { SHIPS } from '../ship/ship.ts'
import { actingOrder, type State, type Step } from '../state.ts'
import type { Zone } from '../vocabulary.ts'
import { isRepairable, type Repair, repairByDefault, repairsOf, type ZoneCounts } from './repairs.ts'

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>

const REPAIR_MS = 45_000
const STATION_MS = 30_000

/** SA-10.9: repairs and the station of a squad, then the clock. */
export const beginMission = (s: State, ctx: Ctx<Event>): void => askNext(s, { place: 0, done: {} }, ctx)

interface Asking {
  /** In the acting order. */
  readonly place: number
  readonly done: ZoneCounts
}

/** SA-10.3: whoever was not knocked out, in acting order, as long as there is something to repair. */
function askNext(s: State, { place, done }: Asking, ctx: Ctx<Event>): void {
  const seat = actingOrder(s).find((one, at) => at >= place && !s.carried.knockedOut.includes(one))
  if (seat !== undefined && repairsOf(s, done).length > 0)
    next<Step>(s, { kind: 'repairs', seat, by: ctx.now + REPAIR_MS, done })
  else makeReady(s, ctx)
}

const repair: Move<State, StepOf<'repairs'>, DeedOf<'repair'>, Event> = {
  legal: (s, _seat, { done }) =>
    [...repairsOf(s, done), 'nothing' as const].map((what) => ({ kind: 'repair' as const, what })),
  check: (s, _seat, { what }, { done }) => checkRepair(s, what, done),
  apply(s, seat, { what }, ctx, { done }) {
    const zone = carryOut(s, what)
    ctx.emit({ kind: 'repaired', seat, what })
    const place = actingOrder(s).indexOf(seat) + 1
    askNext(s, { place, done: zone === null ? done : { ...done, [zone]: (done[zone] ?? 0) + 1 } }, ctx)
    return 'answered'
  },
}

function checkRepair(s: State, what: Repair | 'nothing', done: ZoneCounts): Refusal | null {
  if (what === 'nothing' || isRepairable(s, what, done)) return null
  const { maxRepairsPerZone: most } = s.options
  if (what === 'squad') return refuse('no-squad', 'SA-10.3', 'No squad is disabled.')
  return s.carried.tiles[what.zone]?.includes(what.tile)
    ? refuse('zone-done', 'SA-R34', `You repair at most ${most} of the ${what.zone} zone between two missions.`)
    : refuse('no-tile', 'SA-10.3', `There is no ${what.tile} tile on the ${what.zone} zone.`)
}

/** The zone that it counts for. */
function carryOut({ carried }: State, what: Repair | 'nothing'): Zone | null {
  if (what === 'nothing') return null
  if (what === 'squad') {
    carried.lostSquads--
    return null
  }
  carried.tiles[what.zone] = carried.tiles[what.zone]?.filter((tile) => tile !== what.tile) ?? []
  return what.zone
}

/** SA-10.3, SA-10.8 */
export const repairs: Question<State, StepOf<'repairs'>, Deed, Event> = {
  asks: (_s, { seat, by }) => [{ seat, mode: 'single', by }],
  moves: { repair },
  fallback: (s, _seat, { done }) => ({ kind: 'repair', what: repairByDefault(s, done) }),
}

/** SA-10.5: all squads where they belong; where one of two is left, the captain says where it stands. */
function makeReady(s: State, ctx: Ctx<Event>): void {
  next<Step>(s, { kind: 'startClock' })
  const { squads } = SHIPS[s.ship]
  const left = squads.length - s.carried.lostSquads
  if (left === squads.length) s.carried.squads = [...squads]
  else if (left === 0) s.carried.squads = []
  else next<Step>(s, { kind: 'squadStation', by: ctx.now + STATION_MS })
}

const STATIONS = ['red-lower', 'blue-upper'] as const

const chooseStation: Move<State, StepOf<'squadStation'>, DeedOf<'squadStation'>, Event> = {
  legal: () => STATIONS.map((at) => ({ kind: 'squadStation', at })),
  check: (s, seat) => checkCaptain(s, seat, 'says where the squad stands'),
  apply(s, _seat, { at }, ctx) {
    s.carried.squads = [at]
    ctx.emit({ kind: 'squadStationed', at })
    return 'answered'
  },
}

/** SA-10.5 */
export const squadStation: Question<State, StepOf<'squadStation'>, Deed, Event> = {
  asks: (s, { by }) => [{ seat: actingCaptain(s), mode: 'single', by }],
  moves: { squadStation: chooseStation },
  fallback: () => ({ kind: 'squadStation', at: 'red-lower' }),
}
