import type { Course } from '../../rules/course/course.ts'
import { type BeltShape, beltShapes, type Lane, SIDES } from './belt-shape.ts'
import { fromEast, laid } from './course-box.ts'
import { BELT, BELT_BED, INK, ROLLER } from './palette.ts'

interface Props {
  readonly course: Course
  /** Names of symbols are made unique per drawing. */
  readonly id: (name: string) => string
}

/** All belts of a course: one symbol a shape, laid and turned. */
export function Belts({ course, id }: Props) {
  const shapes = beltShapes(course)
  const first = new Map(shapes.map((shape) => [nameOf(shape), shape] as const).reverse())
  return (
    <>
      <defs>
        {[...first].map(([name, shape]) => (
          <g key={name} id={id(name)}>
            <BeltTile shape={shape} />
          </g>
        ))}
        {shapes.length > 0 && (
          <g id={id('roller')}>
            <Roller />
          </g>
        )}
      </defs>
      {shapes.map((shape) => (
        <use
          key={shape.square}
          href={`#${id(nameOf(shape))}`}
          transform={laid(course, shape.square, fromEast(shape.to))}
        />
      ))}
      {shapes.flatMap(rollersOf).map(([key, square, degrees]) => (
        <use key={key} href={`#${id('roller')}`} transform={laid(course, square, degrees)} />
      ))}
    </>
  )
}

const kindOf = ({ isExpress }: Pick<BeltShape, 'isExpress'>) => (isExpress ? 'express' : 'normal')
const nameOf = (shape: BeltShape) => `${kindOf(shape)}-${shape.lanes.join('-')}`

/** The roller is drawn for the west side: half a turn from a belt's exit to the east. */
const rollersOf = ({ square, to, starts, isEnd }: BeltShape): readonly (readonly [string, number, number])[] => {
  const at = (quarters: number) =>
    [`${square}-${quarters}`, square, (fromEast(to) + (quarters + 2) * 90) % 360] as const
  return [...starts.map((lane) => at(SIDES[lane])), ...(isEnd ? [at(0)] : [])]
}

/** A hair beyond the square, so that no seam shows between two belts. */
const WAYS: Readonly<Record<Lane, string>> = {
  back: 'M-.4 32H64.4',
  leftCurve: 'M32-.4V0A32 32 0 0 0 64 32H64.4',
  rightCurve: 'M32 64.4V64A32 32 0 0 1 64 32H64.4',
  leftButt: 'M32-.4V32',
  rightButt: 'M32 64.4V32',
}

const RAILS: Readonly<Record<Lane, string>> = {
  back: 'M0 9H64M0 55H64',
  leftCurve: 'M9 0A55 55 0 0 0 64 55M55 0A9 9 0 0 0 64 9',
  rightCurve: 'M9 64A55 55 0 0 1 64 9M55 64A9 9 0 0 1 64 55',
  leftButt: 'M9 0V9M55 0V9',
  rightButt: 'M9 64V55M55 64V55',
}

const ARC_SLATS =
  'M62.75 11.93L58.56 51.72M60.29 11.41L47.93 49.45M58 10.39L38 45.03M55.97 8.92L29.21 38.64M54.29 7.05L21.93 30.56M53.04 4.88L16.5 21.15M52.26 2.49L13.14 10.81'
const SLATS: Readonly<Record<Lane, string>> = {
  back: 'M4 12V52M12 12V52M20 12V52M28 12V52M36 12V52M44 12V52M52 12V52M60 12V52',
  leftCurve: ARC_SLATS,
  rightCurve: ARC_SLATS.replace(/ ([\d.]+)/g, (_, y: string) => ` ${Math.round((64 - Number(y)) * 100) / 100}`),
  leftButt: 'M12 4H52',
  rightButt: 'M12 60H52',
}

type Mark = readonly [x: number, y: number, degrees: number]

const ALONE: Readonly<Partial<Record<Lane, readonly Mark[]>>> = {
  leftCurve: [
    [34.8, 13, 66],
    [53, 30, 20],
  ],
  rightCurve: [
    [34.8, 51, -66],
    [53, 34, -20],
  ],
}
const STARTS: Readonly<Partial<Record<Lane, Mark>>> = {
  back: [14, 32, 0],
  leftCurve: [32.5, 7, 82],
  rightCurve: [32.5, 57, -82],
}

/** Where the chevrons lie: at the beginning of each lane and at the common exit. */
function marksOf(lanes: readonly Lane[]): readonly Mark[] {
  const [only = 'back', ...others] = lanes
  if (others.length === 0) return ALONE[only] ?? STRAIGHT
  const ways = lanes.filter((lane) => !(lane.endsWith('Curve') && lanes.includes('back')))
  return [...ways.map((lane) => STARTS[lane]).filter((mark) => mark !== undefined), [51, 32, 0]]
}

const STRAIGHT: readonly Mark[] = [
  [17, 32, 0],
  [49, 32, 0],
]

/** A curve that runs into a straight lane shows as a hook. */
const HOOKS: Readonly<Partial<Record<Lane, string>>> = {
  leftCurve: 'M32 2C32 14 34 20 42 22',
  rightCurve: 'M32 62C32 50 34 44 42 42',
}

const hooksOf = (lanes: readonly Lane[]): string =>
  lanes.includes('back') ? lanes.map((lane) => HOOKS[lane] ?? '').join('') : ''

/** A belt square whose exit lies east. Lanes are laid over one another layer by layer, so that they run together. */
function BeltTile({ shape: { isExpress, lanes } }: { readonly shape: Pick<BeltShape, 'isExpress' | 'lanes'> }) {
  const ink = BELT[kindOf({ isExpress })]
  const way = lanes.map((lane) => WAYS[lane]).join('')
  return (
    <g fill="none">
      <path d={way} stroke={BELT_BED} strokeWidth={55} />
      <path d={way} stroke={ink.railLight} strokeWidth={52} />
      <path d={way} stroke={ink.rail} strokeWidth={48.6} />
      {isExpress && (
        <path
          d={lanes.map((lane) => RAILS[lane]).join('')}
          stroke={BELT_BED}
          strokeWidth={6}
          strokeDasharray="2.6 5.4"
          strokeDashoffset={-2.7}
        />
      )}
      <path d={way} stroke={BELT_BED} strokeWidth={41} />
      <path d={way} stroke={ink.rubber} strokeWidth={36} />
      <path d={lanes.map((lane) => SLATS[lane]).join('')} stroke={ink.slat} strokeWidth={2.4} />
      <path d={hooksOf(lanes)} stroke={ink.mark} strokeWidth={4} strokeDasharray="5 3.5" />
      {marksOf(lanes).map(([x, y, degrees]) => (
        <Chevron
          key={`${x} ${y}`}
          at={`translate(${x} ${y}) rotate(${degrees})`}
          isExpress={isExpress}
          isTight={lanes.length > 1}
        />
      ))}
    </g>
  )
}

interface ChevronProps {
  readonly at: string
  readonly isExpress: boolean
  readonly isTight: boolean
}

function Chevron({ at, isExpress, isTight }: ChevronProps) {
  const ink = BELT[kindOf({ isExpress })].mark
  if (!isExpress)
    return (
      <path
        d="M-6-11L5 0L-6 11"
        stroke={ink}
        strokeWidth={5}
        strokeLinecap="square"
        transform={isTight ? `${at} scale(.84)` : at}
      />
    )
  return <path d={DOUBLE} fill={ink} transform={`${at} scale(${isTight ? 0.72 : 0.9})`} />
}

const DOUBLE = 'M-15-14L-3 0L-15 14H-8L4 0L-8-14ZM-3-14L9 0L-3 14H4L16 0L4-14Z'

/** Where a belt begins or ends, drawn for the west side. */
const Roller = () => (
  <>
    <path d="M0 8H7V56H0Z" fill={ROLLER.body} />
    <path d="M1.6 9V55" stroke={ROLLER.light} strokeWidth={1.6} />
    <path d="M6 9V55" stroke={ROLLER.dark} strokeWidth={1.6} />
    <path d="M0 5H9V12H0ZM0 52H9V59H0Z" fill={INK.safety} stroke={INK.line} strokeWidth={1.4} />
  </>
)
