import { memo, type ReactElement } from 'react'
import type { CardId } from '../../rules/cards.ts'
import { Drawing } from './drawing.tsx'
import { flat, type Mark, oval, type Part, shape, stroke } from './marks.ts'
import { type Coat, INK } from './palette.ts'
import { HULL, JET, PLUME, ROCKET } from './rocket.paths.ts'

/** The rocket of a card on its way to the right, 190 by 80; turn and move it as the flight needs. */
export const FlyingRocket = memo(
  ({ card }: { readonly card: CardId }): ReactElement => (
    <svg viewBox="-56 -14 190 80" aria-hidden="true">
      <Drawing parts={FLIGHTS[card] ?? alone(INK.red)} line={3.4} />
    </svg>
  ),
)
FlyingRocket.displayName = 'FlyingRocket'

const flying = (accent: Coat['accent'], at: string, marks: readonly Mark[]): readonly Part[] => [
  { at, marks: PLUME, name: 'flame' },
  { at, marks, coat: { accent } },
]

const alone = (accent: string, ...extras: readonly Mark[]) => flying(accent, 'translate(0 1)', [...ROCKET, ...extras])

const BEHIND = 'translate(-18 -12) scale(.8)'
const BEFORE = 'translate(14 16) scale(.8)'

const pair = (accent: string, other: string) => [...flying(other, BEHIND, ROCKET), ...flying(accent, BEFORE, ROCKET)]

const volley = (accent: string, other: string) => [
  ...flying(other, 'translate(-16 -13) scale(.56)', ROCKET),
  ...flying(other, 'translate(-16 36) scale(.56)', ROCKET),
  ...flying(accent, 'translate(18 9) scale(.72)', ROCKET),
]

const DRILL: readonly Mark[] = [
  shape('steel', 'M92 10 132 24.5 92 39Z'),
  stroke('M98 12l6 24M108 16l5 17M118 20l3 9', 2.8),
]

const LENS: readonly Mark[] = [
  shape('ice', oval(88, 22, 12)),
  shape('white', oval(88, 22, 7), 2.4),
  flat('line', oval(91, 23, 3)),
]

const COILS = stroke('M58 10v29M65 10v29M72 10v29', 3, 'lemon')

const CRACKS = stroke('M56 14l6 7-4 6 7 9M70 13l-3 8', 2.4)

const FLIGHTS: Readonly<Record<CardId, readonly Part[]>> = {
  ST03: flying(INK.faded, 'translate(20 9) scale(.7)', ROCKET),
  RK02: alone(INK.flame, ...LENS),
  RK03: flying(INK.violet, 'translate(0 1)', [...JET, ...HULL, ...DRILL]),
  RK04: alone(INK.blue, COILS),
  RK05: volley(INK.red, INK.flame),
  RK06: pair(INK.red, INK.brown),
  RK07: alone(INK.red, CRACKS),
  RK08: volley(INK.violet, INK.red),
  RK09: pair(INK.red, INK.red),
}
