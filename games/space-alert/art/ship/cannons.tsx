import type { ReactElement } from 'react'
import type { Zone } from '../../rules/vocabulary.ts'
import { Drawing } from '../drawing.tsx'
import { HEAVY, LIGHT, PULSE } from '../pieces/systems.paths.ts'
import type { Point, ZoneSlots } from './layout.ts'

interface RoofGunsProps {
  readonly zone: Zone
  readonly muzzles: ZoneSlots['muzzles']
}

/** The cannons on the roof, each with its muzzle where shots begin. */
export const RoofGuns = ({ zone, muzzles: { heavy, light } }: RoofGunsProps): ReactElement => (
  <>
    {heavy && <HeavyGun at={heavy} scale={zone === 'white' ? 0.78 : 0.9} />}
    {light && <LightGun at={light} turn={zone === 'red' ? -20 : 20} />}
  </>
)

const HeavyGun = ({ at: { x, y }, scale }: { readonly at: Point; readonly scale: number }) => (
  <g transform={`translate(${x} ${y - 2})scale(${scale})translate(-30 0)`}>
    <Drawing marks={HEAVY} />
  </g>
)

const LightGun = ({ at: { x, y }, turn }: { readonly at: Point; readonly turn: number }) => (
  <g transform={`translate(${x} ${y})rotate(${turn})scale(.93)translate(-15 -1)`}>
    <Drawing marks={LIGHT} />
  </g>
)

/** The pulse cannon hangs below, in front of the plating. */
export const PulseGun = ({ at: { x, y } }: { readonly at: Point }): ReactElement => (
  <g transform={`translate(${x} ${y})scale(.8)translate(-35 -28)`}>
    <Drawing marks={PULSE} />
  </g>
)
