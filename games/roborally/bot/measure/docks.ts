import { type Interval, wilson } from '@starboard/kernel'
import type { DockRaces } from '../../data/courses/figures.ts'

/** How often one dock wins. Shares are between 0 and 1. */
export interface DockShare {
  /** From 1. */
  readonly dock: number
  readonly share: number
  /** 95 %: where its true share lies. */
  readonly interval: Interval
}

/** The least and the most that a dock may win. */
export type DockLimits = readonly [least: number, most: number]

export const dockShares = ({ races, wins }: DockRaces): readonly DockShare[] =>
  races === 0 ? [] : wins.map((won, place) => ({ dock: place + 1, share: won / races, interval: wilson(won, races) }))

/** Of eight docks none should win more than a quarter of all races or less than a twentieth; of fewer as much more. */
export const dockLimits = (docks: number): DockLimits => [LEAST / docks, MOST / docks]

const LEAST = 0.4
const MOST = 2

/** Docks beyond the limits as counted. */
export const unfairDocks = (raced: DockRaces): readonly DockShare[] => {
  const [least, most] = dockLimits(raced.wins.length)
  return dockShares(raced).filter(({ share }) => share < least || share > most)
}

/** Docks of which so many races leave no doubt. */
export const surelyUnfairDocks = (raced: DockRaces): readonly DockShare[] => {
  const [least, most] = dockLimits(raced.wins.length)
  return dockShares(raced).filter(({ interval: [low, high] }) => high < least || low > most)
}
