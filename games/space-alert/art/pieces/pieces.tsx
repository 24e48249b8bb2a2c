import { memo, type ReactElement } from 'react'
import type { SquadState } from '../../rules/resolution/state.ts'
import type { Tile } from '../../rules/vocabulary.ts'
import { Drawing } from '../drawing.tsx'
import type { Marks } from '../marks.ts'
import { bust, lying, standing } from './crew.paths.ts'
import {
  CUBE,
  DISABLED_SQUAD,
  EXPLOSION,
  FLYING_ROCKET,
  FUEL,
  INTERCEPTORS,
  SQUAD,
  STANDING_ROCKET,
} from './machines.paths.ts'
import { TILE_BACK, tile } from './tiles.paths.ts'

/** All of these are for inside an `<svg>`, at their feet or, if they have none, at their middle. */
interface At {
  readonly x?: number
  readonly y?: number
}

interface PieceProps extends At {
  readonly marks: Marks
  readonly scale?: number
}

const Piece = ({ marks, x = 0, y = 0, scale = 1 }: PieceProps): ReactElement => (
  <g transform={`translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`}>
    <Drawing marks={marks} />
  </g>
)

interface CrewFigureProps extends At {
  /** In the acting order, from 0: colour and shape of that seat. */
  readonly seat: number
  readonly isKnockedOut?: boolean
  readonly height?: number
}

/** Somebody of the crew; whoever is knocked out lies on the floor. */
export const CrewFigure = memo(
  ({ seat, isKnockedOut = false, height = 48, ...at }: CrewFigureProps): ReactElement => (
    <Piece {...at} marks={isKnockedOut ? lying(seat) : standing(seat)} scale={height / 66} />
  ),
)
CrewFigure.displayName = 'CrewFigure'

/** Head and shoulders around the middle, for lists. */
export const CrewFace = ({ seat, size = 40 }: { readonly seat: number; readonly size?: number }): ReactElement => (
  <svg viewBox="-24 -31 48 54" width={size} height={size} aria-hidden="true">
    <Drawing marks={bust(seat)} />
  </svg>
)

/** Three battlebots; a disabled squad is dark, fallen over and crossed out. */
export const BattlebotSquad = ({ state, ...at }: At & { readonly state: SquadState }): ReactElement => (
  <Piece {...at} marks={state === 'active' ? SQUAD : DISABLED_SQUAD} scale={0.88} />
)

export const Rocket = ({ isFlying = false, ...at }: At & { readonly isFlying?: boolean }): ReactElement => (
  <Piece {...at} marks={isFlying ? FLYING_ROCKET : STANDING_ROCKET} />
)

export const Interceptors = (at: At): ReactElement => <Piece {...at} marks={INTERCEPTORS} />

export const EnergyCube = (at: At): ReactElement => <Piece {...at} marks={CUBE} />

export const FuelCapsule = (at: At): ReactElement => <Piece {...at} marks={FUEL} />

export const Explosion = ({ size = 60, ...at }: At & { readonly size?: number }): ReactElement => (
  <Piece {...at} marks={EXPLOSION} scale={size / 96} />
)

interface DamageTileProps extends At {
  /** Null: face down. */
  readonly tile: Tile | null
  readonly size?: number
}

export const DamageTile = ({ tile: kind, size = 18, ...at }: DamageTileProps): ReactElement => (
  <Piece {...at} marks={kind === null ? TILE_BACK : tile(kind)} scale={size / 46} />
)
