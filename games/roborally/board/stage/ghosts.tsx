import { factoryOf } from '../../rules/factory/compile.ts'
import type { PreviewRegister, PreviewStop } from '../../rules/preview.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { centreOf, TILE } from '../art/course-box.ts'
import { DECORATION } from '../art/decoration.ts'
import { HarmNote, PathLine, PathTag } from '../art/path-pieces.tsx'
import { RobotArt } from '../art/robot.tsx'
import { endsOf } from '../film/film-marks.tsx'
import { LaserBeam } from '../film/film-pieces.tsx'
import type { Forecast } from '../model/forecast.ts'
import type { Picking } from '../model/use-picking.ts'

interface Props {
  readonly picking: Picking
  readonly forecast: Forecast
}

/** My program without other robots: the way, a ghost after each register, and what would hit it. */
export function Ghosts({ picking, forecast }: Props) {
  const legs = legsOf(forecast)
  const last = legs.at(-1)
  return (
    <g {...DECORATION}>
      {legs.map((leg) => (
        <LegBeams key={leg.register.register} picking={picking} leg={leg} />
      ))}
      {legs.map((leg) => (
        <LegPath key={leg.register.register} picking={picking} leg={leg} isLast={leg === last} />
      ))}
      {legs.map((leg) => (
        <LegGhost key={leg.register.register} picking={picking} leg={leg} legs={legs} />
      ))}
    </g>
  )
}

/** Which register ends where, above the robots that stand there now. */
export function GhostTags({ picking, forecast }: Props) {
  const legs = legsOf(forecast)
  return (
    <g {...DECORATION}>
      {legs.map((leg) => (
        <LegTag key={leg.register.register} picking={picking} leg={leg} legs={legs} />
      ))}
    </g>
  )
}

interface Leg {
  readonly register: PreviewRegister
  readonly from: PreviewStop
  /** Stops on the board. */
  readonly stops: readonly PreviewStop[]
  readonly end: PreviewStop
}

function legsOf({ from, registers }: Forecast): readonly Leg[] {
  let at = from
  return registers.map((register) => {
    const stops = register.path.filter((stop) => stop.at !== OFF_BOARD)
    const leg: Leg = { register, from: at, stops, end: stops.at(-1) ?? at }
    at = leg.end
    return leg
  })
}

interface LegProps {
  readonly picking: Picking
  readonly leg: Leg
}

const seatOfMe = ({ me }: Picking): number => me ?? 0

function LegPath({ picking, leg, isLast }: LegProps & { readonly isLast: boolean }) {
  const runs = runsOf(leg)
  return runs.map(({ kind, squares }, place) => (
    <PathLine
      key={`${kind} ${squares.join(' ')}`}
      seat={seatOfMe(picking)}
      kind={kind}
      points={squares.map((square) => centreOf(picking.course, square))}
      hasHead={isLast && place === runs.length - 1}
    />
  ))
}

interface Run {
  readonly kind: 'card' | 'belt'
  readonly squares: readonly Square[]
}

/** Driven and carried parts apart. */
function runsOf({ from, stops }: Leg): readonly Run[] {
  const runs: Run[] = []
  let at = from.at
  for (const stop of stops) {
    if (stop.at === at) continue
    const kind = stop.phase === 'cards' ? 'card' : 'belt'
    const run = runs.at(-1)
    if (run?.kind === kind) runs.splice(-1, 1, { kind, squares: [...run.squares, stop.at] })
    else runs.push({ kind, squares: [at, stop.at] })
    at = stop.at
  }
  return runs
}

const isSame = (one: PreviewStop, other: PreviewStop): boolean => one.at === other.at && one.heading === other.heading

/** Of several ghosts on one square the last is drawn. */
function LegGhost({ picking, leg, legs }: LegProps & { readonly legs: readonly Leg[] }) {
  const { front, course } = picking
  const isLater = legs.slice(legs.indexOf(leg) + 1).some(({ end }) => end.at === leg.end.at)
  if (front === null || isLater || isSame(leg.end, { ...leg.end, at: front.at, heading: front.heading })) return null
  const [x, y] = centreOf(course, leg.end.at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <RobotArt name={front.name} seat={front.seat} heading={leg.end.heading} isGhost />
    </g>
  )
}

function LegTag({ picking, leg, legs }: LegProps & { readonly legs: readonly Leg[] }) {
  const { course } = picking
  const [x, y] = centreOf(course, leg.end.at)
  const before = legs.slice(0, legs.indexOf(leg)).filter(({ end }) => end.at === leg.end.at).length
  const { hits, destroyed, register } = leg.register
  return (
    <>
      <PathTag
        at={[x - TILE * 0.36 + before * TILE * 0.36, y + TILE * 0.4]}
        register={register}
        seat={seatOfMe(picking)}
        isDoubtful={isDoubtful(picking, leg)}
      />
      {destroyed !== null ? (
        <HarmNote at={[x, y]} text={FATES[destroyed]} />
      ) : (
        hits > 0 && <HarmNote at={[x, y]} text={`laser +${hits}`} />
      )}
    </>
  )
}

const FATES = { pit: 'pit', edge: 'off the board', lasers: 'destroyed' } as const

/** Somebody stands where it would drive: nobody knows whether they still will. */
const isDoubtful = ({ view, me }: Picking, { stops }: Leg): boolean =>
  stops.some(({ at }) => view.robots.some((robot) => robot.seat !== me && robot.status === 'active' && robot.at === at))

/** The lasers of the board that burn where a register ends. */
function LegBeams({ picking: { course }, leg: { register, end } }: LegProps) {
  if (register.hits === 0) return null
  return factoryOf(course)
    .lasers.filter(({ path }) => path.includes(end.at))
    .map(({ square, to: heading, beams }) => {
      const [from, to] = endsOf(course, { by: null, from: square, to: end.at, heading, beams, target: null })
      return <LaserBeam key={`${square} ${heading}`} from={from} to={to} beams={beams} />
    })
}
