import type { OwnCards } from '../../rules/view.ts'
import type { Place } from '../../rules/vocabulary.ts'
import type { Forecast } from './forecast.ts'

interface Stays {
  /** Every place on the way, without standing still. */
  readonly path: readonly Place[]
  /** Each place once, with the turns that end there: “1-3, 6”. */
  readonly places: readonly { readonly at: Place; readonly turns: string }[]
}

/** Up to the last card that lies on the board: what comes after it is not planned yet. */
export function staysOf({ turns }: Forecast, last: number, start: Place): Stays {
  const planned = turns.slice(0, last).map(({ at }, place) => ({ at, turn: place + 1 }))
  const path = planned.map(({ at }) => at).filter((at, place, all) => at !== (place === 0 ? start : all[place - 1]))
  const places = [...new Set(planned.map(({ at }) => at))].map((at) => ({
    at,
    turns: ranges(planned.filter((one) => one.at === at).map(({ turn }) => turn)),
  }))
  return { path, places }
}

/** The last turn with a card; 0: there is none. */
export const lastPlanned = (own: OwnCards | null): number =>
  (own?.board.findLastIndex((slot) => slot.length > 0) ?? -1) + 1

/** 1, 2, 3, 6 is “1-3, 6”. */
export function ranges(turns: readonly number[]): string {
  const runs: number[][] = []
  for (const turn of turns) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === turn - 1) run.push(turn)
    else runs.push([turn])
  }
  return runs.map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]}-${run.at(-1)}`)).join(', ')
}

export const turnsFrom = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place)
