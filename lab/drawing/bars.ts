import { isHollow, type Mark } from './marks.ts'
import { type DrawnElement, draw } from './node.ts'

export interface BarGroup {
  readonly label: string
  readonly bars: readonly { readonly share: number; readonly text: string; readonly mark: Mark }[]
}

const [HEIGHT, TOP, BOTTOM] = [150, 20, 24]
/** Of its place, what a group of bars leaves free. */
const GAP = 0.3

/** Bars side by side, each with its number above it. The same numbers stand in a table. */
export function barChart(groups: readonly BarGroup[], about: string): DrawnElement {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ share }) => share)), Number.MIN_VALUE)
  const wide = 100 / Math.max(1, groups.length)
  const ground = HEIGHT - BOTTOM
  const columns = groups.flatMap(({ label, bars }, place) => {
    const width = (wide * (1 - GAP)) / Math.max(1, bars.length)
    return [
      ...bars.flatMap(({ share, text, mark }, at) => {
        const height = Math.max(1, (share / most) * (ground - TOP))
        const x = place * wide + (wide * GAP) / 2 + at * width
        return [
          draw('rect', {
            x: `${round(x + width * 0.06)}%`,
            width: `${round(width * 0.88)}%`,
            y: round(ground - height),
            height: round(height),
            fill: mark.colour,
            'fill-opacity': isHollow(mark) ? 0.12 : 1,
            stroke: mark.colour,
            'stroke-width': isHollow(mark) ? 2 : 0,
          }),
          draw('text', centred(x + width / 2, round(ground - height - 5), 'lab-bar-text'), [text]),
        ]
      }),
      draw('text', centred((place + 0.5) * wide, HEIGHT - 8, 'lab-tick'), [label]),
    ]
  })
  const line = draw('line', { x1: 0, x2: '100%', y1: ground, y2: ground, stroke: 'var(--lab-edge)' })
  return draw('svg', { class: 'lab-bars', width: '100%', height: HEIGHT, role: 'img', 'aria-label': about }, [
    ...columns,
    line,
  ])
}

const centred = (x: number, y: number, name: string): DrawnElement['attributes'] => ({
  x: `${round(x)}%`,
  y,
  'text-anchor': 'middle',
  class: name,
})

const round = (value: number): number => Math.round(value * 100) / 100
