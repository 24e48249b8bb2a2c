import type { NameOf, Seat } from '@starboard/kernel'
import { afterName } from '../../film/crew-rail.tsx'
import type { Happening } from '../../rules/happening.ts'
import type { Mission } from '../../rules/mission.ts'
import { resolve } from '../../rules/resolution/resolve.ts'
import { actingOrder } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { Phase, Place, Slot } from '../../rules/vocabulary.ts'
import { hitSum } from '../../rules/words/arithmetic.ts'
import { type Names, namesOf } from '../../rules/words/names.ts'
import { textFor } from '../../rules/words/sentences.ts'
import { boardSeen, knownMission, type PlanOf, seenPlan } from './known-mission.ts'

/** My plan without the others: as far as their cards are not known to me they do nothing that matters to it. */
export interface Forecast {
  /** By turn, from 1. */
  readonly turns: readonly TurnForecast[]
  /** Phases in which I look after the computer. */
  readonly maintained: readonly Phase[]
}

export interface TurnForecast {
  /** Where I am once everybody has acted. */
  readonly at: Place
  /** What my card of this turn does, in words. */
  readonly deeds: readonly string[]
  readonly isVain: boolean
  /** A lift that was not free, slime: what was meant for the next turn moves on. */
  readonly delay: string | null
  readonly happenings: readonly Happening[]
}

/** Somebody keeps the computer in time: a preview that trips over it in every phase would tell nothing. */
const KEEPER: readonly Slot[] = ['C', null, null, 'C', null, null, null, 'C']

export function forecastOf(view: View, me: Seat, name: NameOf, plan: readonly Slot[]): Forecast {
  const order = actingOrder(view)
  const mine = order.indexOf(me)
  const mission = knownMission(view, name, planned(view, me, plan))
  const names = namesOf(mission)
  const turns = Array.from({ length: mission.turns }, () => ({
    at: undefined as Place | undefined,
    told: [] as Happening[],
  }))
  const maintained = new Set<Phase>()
  resolve(mission, (happening, { crew }) => {
    const turn = turns[happening.turn - 1]
    if (turn === undefined) return
    if (isMine(happening, mine)) turn.told.push(happening)
    if (happening.kind === 'stepBegan' && happening.step === 'computeDamage') turn.at = crew[mine]?.at
    if (happening.kind === 'computerMaintained' && happening.crew === mine) maintained.add(happening.phase)
  })
  return { turns: withPlaces(mission, turns, { names, name: name(me), mine }), maintained: [...maintained] }
}

function planned(view: View, me: Seat, plan: readonly Slot[]): PlanOf {
  const seen = seenPlan(view)
  const keeper = actingOrder(view).find((seat) => seat !== me && boardSeen(view, seat) === undefined)
  return (seat) => (seat === me ? plan : seat === keeper ? KEEPER : seen(seat))
}

const isMine = (happening: Happening, mine: number): boolean =>
  ('crew' in happening && happening.crew === mine) ||
  (happening.kind === 'threatHit' && happening.hits.some(({ by }) => by === mine)) ||
  (happening.kind === 'shotAimed' && happening.by === mine)

interface Teller {
  readonly names: Names
  readonly name: string
  readonly mine: number
}

interface Raw {
  readonly at: Place | undefined
  readonly told: readonly Happening[]
}

/** After a loss nothing is resolved: everybody stays where they were. */
function withPlaces({ ship: _ship }: Mission, turns: readonly Raw[], teller: Teller): readonly TurnForecast[] {
  let last: Place = turns[0]?.at ?? 'white-upper'
  return turns.map(({ at, told }) => {
    last = at ?? last
    const delay = told.find(({ kind }) => kind === 'delayed')
    return {
      at: last,
      deeds: told.flatMap((happening) => deedOf(happening, teller)),
      isVain: told.some(({ kind }) => kind === 'nothingDone') || told.some(isMissed),
      delay: delay === undefined ? null : (textFor(delay, teller.names) ?? null),
      happenings: told,
    }
  })
}

const isMissed = (happening: Happening): boolean => happening.kind === 'shotAimed' && happening.targets.length === 0

function deedOf(happening: Happening, { names, name, mine }: Teller): readonly string[] {
  if (happening.kind === 'threatHit') return [`hits ${names.threat(happening.threat)}: ${typeset(hitSum(happening))}`]
  if (happening.kind === 'shotAimed') return isMissed(happening) && happening.by === mine ? ['no target in range'] : []
  if (happening.kind === 'delayed') return []
  const text = textFor(happening, names)
  return text === null ? [] : [(afterName(text, name) ?? text).replace(/\.$/, '')]
}

const typeset = (sum: string): string => sum.replaceAll(' - ', ' − ')
