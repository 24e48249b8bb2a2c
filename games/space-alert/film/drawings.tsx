import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import type { ThreatId, Tile } from '../rules/vocabulary.ts'

export const ThreatDrawing = ({ id, size }: { readonly id: ThreatId; readonly size: number }) => (
  <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
    <ThreatFigure id={id} size={48} />
  </svg>
)
export const ThreatFigure = ({ id, size }: { readonly id: ThreatId; readonly size: number }) => (
  <g transform={`scale(${size / 48})`}>
    <circle r={20} fill="#59648d" />
    <text fill="#fff" textAnchor="middle" fontSize={12} y={4}>
      {id}
    </text>
  </g>
)
export const CrewFigure = ({ seat, isOut }: { readonly seat: number; readonly isOut: boolean }) => (
  <circle r={12} fill={seatColour(seat)} opacity={isOut ? 0.4 : 1} />
)
export const CrewFace = ({ seat, isOut }: { readonly seat: number; readonly isOut: boolean }) => (
  <svg viewBox="-16 -16 32 32" width={42} height={38} aria-hidden="true">
    <CrewFigure seat={seat} isOut={isOut} />
  </svg>
)
export const DamageTile = ({ size }: { readonly tile: Tile; readonly size: number }) => (
  <svg width={size} height={size} />
)
