import { type DrawnElement, draw } from './node.ts'

/** Colour and shape always go together: nothing is told by colour alone. */
interface Mark {
  readonly colour: string
  readonly path: string
  readonly isHollow?: true
}

const CIRCLE = 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0'
const DIAMOND = 'M0-6.4L6.4 0L0 6.4L-6.4 0Z'

/** Of the rule sets that are compared, and of everything else. */
export const MARKS = {
  a: { colour: 'var(--lab-a)', path: CIRCLE },
  b: { colour: 'var(--lab-b)', path: DIAMOND, isHollow: true },
  plain: { colour: 'var(--lab-mid)', path: CIRCLE },
  found: { colour: 'var(--lab-found)', path: CIRCLE },
} as const satisfies Record<string, Mark>

/** Of the decks or kinds of a game, in the order in which it lists them. */
const GROUPS: readonly Mark[] = [
  { colour: 'var(--lab-group-1)', path: 'M-5-5H5V5H-5Z' },
  { colour: 'var(--lab-group-2)', path: 'M0-6L6 5H-6Z' },
  { colour: 'var(--lab-group-3)', path: CIRCLE },
  { colour: 'var(--lab-group-4)', path: DIAMOND },
  { colour: 'var(--lab-group-5)', path: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z' },
  { colour: 'var(--lab-group-6)', path: 'M0 6L6-5H-6Z' },
]

export type { Mark }

export const groupMark = (place: number): Mark => GROUPS[place % GROUPS.length] ?? MARKS.plain

export const isHollow = (mark: Mark): boolean => mark.isHollow === true

/** Around the origin of whatever it stands in. */
export const markPath = (mark: Mark): DrawnElement =>
  draw('path', {
    d: mark.path,
    fill: isHollow(mark) ? 'var(--lab-ground)' : mark.colour,
    stroke: mark.colour,
    'stroke-width': 2,
  })

/** Alone, for legends and the beginning of a row. */
export const markIcon = (mark: Mark): DrawnElement =>
  draw('svg', { width: 16, height: 16, viewBox: '-8 -8 16 16', 'aria-hidden': 'true' }, [markPath(mark)])
