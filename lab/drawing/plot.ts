import type { Estimate } from '../statistics/share.ts'
import { type Axis, placeOn, placesOn } from './axis.ts'
import { type Mark, markPath } from './marks.ts'
import { type DrawnElement, draw } from './node.ts'

export interface Point extends Estimate {
  readonly mark: Mark
}

const LINE_HEIGHT = 15
const LEAST_HEIGHT = 26

/** One row: every point with its interval on a line of its own. The numbers stand beside it, so readers pass it over. */
export function plotRow(axis: Axis, points: readonly Point[], middle: number | null): DrawnElement {
  const height = Math.max(LEAST_HEIGHT, points.length * LINE_HEIGHT + 4)
  const top = (height - points.length * LINE_HEIGHT) / 2 + LINE_HEIGHT / 2
  return draw('svg', { class: 'lab-plot', width: '100%', height, 'aria-hidden': 'true' }, [
    ...axis.ticks.map((tick) => upright(placeOn(axis, tick), { stroke: 'var(--lab-line)' })),
    ...(middle === null
      ? []
      : [
          upright(placeOn(axis, middle), { stroke: 'var(--lab-high)', 'stroke-dasharray': '3 3', 'stroke-width': 1.5 }),
        ]),
    ...points.flatMap((point, place) => pointOn(axis, point, top + place * LINE_HEIGHT)),
  ])
}

const upright = (place: number, look: DrawnElement['attributes']): DrawnElement =>
  draw('line', { x1: `${place}%`, x2: `${place}%`, y1: 0, y2: '100%', ...look })

const CAP = 4

function pointOn(axis: Axis, { value, interval, mark }: Point, y: number): readonly DrawnElement[] {
  const [low, high] = placesOn(axis, interval)
  const look = { stroke: mark.colour, 'stroke-width': 2 }
  const cap = (place: number) => draw('line', { x1: `${place}%`, x2: `${place}%`, y1: y - CAP, y2: y + CAP, ...look })
  return [
    draw('line', { x1: `${low}%`, x2: `${high}%`, y1: y, y2: y, ...look }),
    cap(low),
    cap(high),
    draw('svg', { x: `${placeOn(axis, value)}%`, y, overflow: 'visible' }, [markPath(mark)]),
  ]
}

const TICKS_HEIGHT = 20

/** What is written below the rows. */
export const plotTicks = (axis: Axis, textOf: (tick: number) => string): DrawnElement =>
  draw(
    'svg',
    { class: 'lab-plot', width: '100%', height: TICKS_HEIGHT, 'aria-hidden': 'true' },
    axis.ticks.map((tick) =>
      draw('text', { x: `${placeOn(axis, tick)}%`, y: 14, 'text-anchor': 'middle', class: 'lab-tick' }, [textOf(tick)]),
    ),
  )
