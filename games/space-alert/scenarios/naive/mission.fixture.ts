/** A mission file (section 13.1) as it lies on disk, already found valid, and what comes of it (section 13.2). */

export const ZONES = ['red', 'white', 'blue'] as const
export type Zone = (typeof ZONES)[number]
export type Station = `${Zone}-${'upper' | 'lower'}`
export type Place = Station | 'space'

/** The order in which tiles lie in a pile that nobody arranged. */
export const TILES = ['structure', 'lift', 'upper-weapon', 'lower-weapon', 'shield', 'reactor'] as const
export type Tile = (typeof TILES)[number]

export const CARDS = ['A', 'B', 'C', 'bots', 'red', 'blue', 'lift', 'hero-A', 'hero-B', 'hero-C', 'hero-bots'] as const
export type Card = (typeof CARDS)[number] | `go:${Station}`
export type Slot = null | Card | readonly [Card, Card]

export interface MissionRules {
  readonly computer?: 'classic' | 'manual'
  readonly visual?: 'classic' | 'linear'
  readonly allKnockedOut?: 'lose' | 'anyLoses' | 'continue'
  readonly handicaps?: boolean
  readonly carriedStructure?: 'double' | 'none'
  readonly doubleActions?: 'none' | 'solo' | 'any'
}

export interface MissionThreat {
  readonly id: string
  readonly turn: number
  readonly zone?: Zone
}

export interface MissionCrew {
  readonly name: string
  readonly actions: readonly Slot[]
}

export interface Trip {
  readonly name: string
  readonly turn: number
  readonly action: Card
}

export interface Mission {
  readonly format: 'starboard-space-alert-mission/1'
  readonly name?: string
  readonly ship?: 'classic' | 'manual' | 'duckling'
  readonly turns: 7 | 12
  readonly rules?: MissionRules
  readonly tracks: { readonly [track in Zone | 'internal']?: number }
  readonly threats: readonly MissionThreat[]
  readonly crew: readonly MissionCrew[]
  readonly damageTiles?: { readonly [zone in Zone]?: readonly Tile[] }
  readonly initialDamage?: { readonly [zone in Zone]?: readonly Tile[] }
  readonly rockets?: number
  readonly squads?: readonly Station[]
  readonly trips?: readonly Trip[]
}

export type Status = 'never-appeared' | 'remaining' | 'destroyed' | 'survived'

export interface LostBy {
  readonly reason: 'zone' | 'threat' | 'computer' | 'crew'
  readonly zone?: Zone
  readonly threat?: string
  readonly turn: number
}

type PerZone = Readonly<Partial<Record<Zone, number>>>

/** Without the log. */
export interface Result {
  readonly outcome: 'won' | 'lost'
  readonly damage: PerZone
  readonly threatPoints: number
  readonly visual: number
  readonly penalties: number
  readonly score: number
  readonly threats: readonly { readonly id: string; readonly turn: number; readonly status: Status }[]
  readonly knockedOut: readonly string[]
  readonly disabledSquads: number
  readonly stations: Readonly<Record<string, Place>>
  readonly energy: {
    readonly shield: PerZone
    readonly reactor: PerZone
    readonly fuel: PerZone
    readonly rockets: number
  }
  readonly roomPenalty?: number
  readonly lostBy?: LostBy
}
