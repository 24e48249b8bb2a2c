import { useId } from 'react'
import { TAIL, TAIL_STOPS } from './palette.ts'
import { RIBBONS, SHARDS, STREAKS, type TailPoint } from './tail.paths.ts'
import {
  beside,
  cometAt,
  cometLength,
  type Point,
  pathOf,
  round,
  STAGES,
  type StageName,
  spotAt,
  type Track,
} from './track.ts'

interface Props {
  readonly track: Track
  readonly stage?: StageName
}

/** The tail lies along the way the comet came. */
export function Tail({ track, stage = 'wide' }: Props) {
  const id = useId()
  const bend = bender(track, stage)
  return (
    <g>
      <TailInks id={id} from={cometAt(track, stage)} to={bend([FADE, -FADE / 4])} />
      {RIBBONS.map(({ tone, edge }) => (
        <path key={`${tone}${edge[1]}`} d={smooth(pairs(edge).map(bend))} fill={`url(#${id}${tone})`} />
      ))}
      {streaks.map((streak) => (
        <path key={streak.key} d={streakPath(streak, bend)} fill={streak.colour} opacity={streak.opacity} />
      ))}
      {shards.map(({ key, at, size, tone }) => (
        <path key={key} d={shardPath(bend(at), size * STAGES[stage].cometScale)} fill={TAIL[tone]} opacity={0.9} />
      ))}
    </g>
  )
}

/** Where the tail has faded, in the comet's own units. */
const FADE = 660

type Tone = 'pale' | 'ice' | 'deep'

function TailInks({ id, from, to }: { readonly id: string; readonly from: Point; readonly to: Point }) {
  return Object.entries(TAIL_STOPS).map(([tone, stops]) => (
    <linearGradient
      key={tone}
      id={`${id}${tone}`}
      gradientUnits="userSpaceOnUse"
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
    >
      {stops.map(([offset, color, opacity]) => (
        <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
      ))}
    </linearGradient>
  ))
}

type Bend = (point: TailPoint) => Point

function bender(track: Track, stage: StageName): Bend {
  const centre = cometLength(stage, track)
  const scale = STAGES[stage].cometScale
  return ([behind, aside]) => beside(spotAt(stage, centre + behind * scale), aside * scale)
}

const pairs = (flat: readonly number[]): TailPoint[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0])

/** Through the middles between the points. */
function smooth([first, ...rest]: readonly Point[]): string {
  if (first === undefined) return ''
  const curves = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? point
    return `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`
  })
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}Z`
}

interface Streak {
  readonly key: string
  readonly points: readonly [TailPoint, TailPoint, TailPoint]
  readonly width: number
  readonly opacity: number
  readonly colour: string
}

const TONES: readonly Tone[] = ['pale', 'ice', 'deep']

const rows = (flat: readonly number[], size: number): number[][] =>
  Array.from({ length: flat.length / size }, (_, i) => flat.slice(i * size, (i + 1) * size))

const streaks: readonly Streak[] = rows(STREAKS, 8).map(
  ([from = 0, to = 0, head = 0, middle = 0, end = 0, width = 0, opacity = 0, tone = 0]) => ({
    key: `${from}/${head}`,
    points: [
      [from, head],
      [(from + to) / 2, middle],
      [to, end],
    ],
    width,
    opacity,
    colour: TAIL.streaks[tone] ?? TAIL.pale,
  }),
)

function streakPath({ points: [head, middle, end], width }: Streak, bend: Bend): string {
  const above = bend([head[0], head[1] - width / 2])
  const below = bend([head[0], head[1] + width / 2])
  const tip = bend(end)
  const curve = (aside: number, to: Point) => {
    const turn = bend([middle[0], middle[1] + aside])
    return `Q${round(turn.x)} ${round(turn.y)} ${round(to.x)} ${round(to.y)}`
  }
  return `M${round(above.x)} ${round(above.y)}${curve(-width / 3, tip)}${curve(width / 3, below)}Z`
}

interface Shard {
  readonly key: string
  readonly at: TailPoint
  readonly size: number
  readonly tone: Tone
}

const shards: readonly Shard[] = rows(SHARDS, 4).map(([behind = 0, aside = 0, size = 0, tone = 0]) => ({
  key: `${behind}/${aside}`,
  at: [behind, aside],
  size,
  tone: TONES[tone] ?? 'pale',
}))

const shardPath = ({ x, y }: Point, size: number) =>
  `${pathOf([
    { x, y: y - size * 0.5 },
    { x: x + size * 0.5, y: y - size * 0.1 },
    { x: x + size * 0.25, y: y + size * 0.5 },
    { x: x - size * 0.4, y: y + size * 0.25 },
  ])}Z`
