import type { Place, ThreatId, ThreatStatus, Zone } from './vocabulary.ts'

/**
 * How a mission ended: the names and meanings of section 13.2, the same in `--json`, in `expect` and on the score
 * sheet. Of a lost mission the score is 0 and everything else is as it was at that moment.
 */
export interface Result {
  readonly outcome: 'won' | 'lost'
  /** Tiles by zone, carried ones included. */
  readonly damage: ByZone<number>
  readonly threatPoints: number
  readonly visual: number
  /** All that is subtracted, as a positive number. */
  readonly penalties: number
  readonly score: number
  /** In the order of the file. */
  readonly threats: readonly ThreatResult[]
  /** Names, in acting order. */
  readonly knockedOut: readonly string[]
  readonly disabledSquads: number
  readonly stations: Readonly<Record<string, Place>>
  readonly energy: EnergyResult
  /** SA-11.1e: Little Duckling alone; it is contained in `penalties`. */
  readonly roomPenalty?: number
  readonly lostBy?: LostBy
}

export type ByZone<X> = Readonly<Partial<Record<Zone, X>>>

interface ThreatResult {
  readonly id: ThreatId
  readonly turn: number
  readonly status: ThreatStatus
}

interface EnergyResult {
  readonly shield: ByZone<number>
  readonly reactor: ByZone<number>
  /** Reactors that burn capsules alone. */
  readonly fuel: ByZone<number>
  /** Not launched yet. */
  readonly rockets: number
}

/** SA-9.5: the first reason is the only one. */
export type LostBy =
  | { readonly reason: 'zone'; readonly zone: Zone; readonly threat: ThreatId; readonly turn: number }
  | { readonly reason: 'threat'; readonly threat: ThreatId; readonly turn: number }
  | { readonly reason: 'computer' | 'crew'; readonly turn: number }
