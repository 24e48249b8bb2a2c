import type { ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { flat, type Mark, oval, type Part, shape, stroke } from './marks.ts'
import { POD } from './picture.ts'

interface PodStackProps {
  /** How many cards lie in the bank. */
  readonly count: number
  /** One of them is a scout: it sits on top, or in front. */
  readonly hasScout?: boolean
  readonly lies?: 'stacked' | 'in a row'
}

/** A bank as fuel pods. Empty: a dashed place for one. */
export const PodStack = ({ count, hasScout = false, lies = 'stacked' }: PodStackProps): ReactElement => {
  const bank = { pods: count - (hasScout ? 1 : 0), hasScout }
  return lies === 'stacked' ? <Stack {...bank} /> : <Row {...bank} />
}

interface Bank {
  readonly pods: number
  readonly hasScout: boolean
}

const STACK_STEP = 34
const ROW_STEP = 27
const SCOUT_HEIGHT = 38
const SCOUT_WIDTH = 46

/** The scout's perch is drawn last, the lowest pod first. */
const Stack = ({ pods, hasScout }: Bank): ReactElement => {
  const top = hasScout ? SCOUT_HEIGHT : 0
  const places = Array.from({ length: pods }, (_, place) => top + (pods - 1 - place) * STACK_STEP)
  const height = top + Math.max(pods, hasScout ? 0 : 1) * STACK_STEP + 17
  return (
    <svg viewBox={`-6 0 52 ${height}`} aria-hidden="true">
      <Drawing
        parts={[
          ...places.map((y) => podAt(0, y)),
          ...(hasScout ? [{ marks: SCOUT, at: 'translate(-6 -3)' }] : []),
          ...(pods === 0 && !hasScout ? [EMPTY] : []),
        ]}
      />
    </svg>
  )
}

const Row = ({ pods, hasScout }: Bank): ReactElement => {
  const left = hasScout ? SCOUT_WIDTH : 0
  const places = Array.from({ length: pods }, (_, place) => left + place * ROW_STEP)
  const width = left + Math.max(pods, hasScout ? 0 : 1) * ROW_STEP + 13
  return (
    <svg viewBox={`0 0 ${width} 51`} aria-hidden="true">
      <Drawing
        parts={[
          ...(hasScout ? [{ marks: SCOUT, at: 'translate(0 5)' }] : []),
          ...places.map((x) => podAt(x, 0)),
          ...(pods === 0 && !hasScout ? [EMPTY] : []),
        ]}
      />
    </svg>
  )
}

const podAt = (x: number, y: number): Part => ({ marks: POD, at: `translate(${x} ${y})` })

/** Small enough to sit on a pod. */
const SCOUT: readonly Mark[] = [
  shape('mustard', 'M4 30C8 18 18 8 32 8c8 0 12 2 16 6-4 4-10 6-12 8 4 2 6 4 8 8-12 6-28 8-40 0Z'),
  shape('paper', 'M4 30c12 6 28 4 40-2l4 10c-14 8-34 6-46-2Z'),
  shape('ice', oval(26, 20, 6.5)),
  stroke('M23 18l3-3', 2, 'white'),
  shape('horn', 'M30 9c2-8 10-8 14-4-4 0-6 4-6 7Z'),
  flat('red', oval(12, 35, 2) + oval(24, 37, 2) + oval(36, 35, 2)),
]

const EMPTY: Part = {
  marks: [{ d: 'M6 10c0-5 28-5 28 0v34c0 6-28 6-28 0Z', line: 2.6, ink: 'gleam', isDotted: true }],
}
