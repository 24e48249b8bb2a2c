import { useId } from 'react'
import { ODDS_ROOM, type Odds, OddsMark } from './arc-odds.tsx'
import styles from './art.module.css'
import { ARC, INK } from './palette.ts'
import { Impact, labelled, NowStation, PassedStation, StationsAhead } from './stations.tsx'
import { cometLength, curvePath, STAGES, type StageName, stationAt, stepLength, type Track } from './track.ts'

interface Props {
  readonly track: Track
  readonly stage?: StageName
}

interface ArcProps extends Props {
  /** From this step on the game is late; 0 means never. */
  readonly lateFrom: number
  /** The chance that the next movement card brings the comet to each of these steps. */
  readonly odds?: readonly Odds[]
}

/** The way that is left: to be drawn above the comet. */
export function Arc({ track, lateFrom, odds = [], stage = 'wide' }: ArcProps) {
  const nose = track.distance * stepLength(stage, track)
  const way = curvePath(stage, nose, 0)
  return (
    <g>
      <path d={way} fill="none" stroke={ARC.bed} strokeWidth={9} strokeLinecap="round" opacity={0.8} />
      <path d={way} fill="none" stroke={INK.fire} strokeWidth={2.6} strokeLinecap="round" />
      <StationsAhead track={track} odds={odds} stage={stage} />
      <NowStation track={track} stage={stage} />
      <Impact stage={stage} />
      {odds.map((chance, i) => (
        <OddsMark key={chance.step} chance={chance} place={i} track={track} stage={stage} />
      ))}
      <LateLettering track={track} lateFrom={lateFrom} odds={odds.length} stage={stage} />
    </g>
  )
}

/** The way the comet came: to be drawn between its tail and the comet itself. */
export function PassedArc({ track, stage = 'wide' }: Props) {
  const body = cometLength(stage, track)
  const end = track.start * stepLength(stage, track)
  if (end <= body) return null
  const clear = body + STAGES[stage].cometScale * 124
  const passed = labelled(track, stage, 'passed').filter((step) => step * stepLength(stage, track) > clear)
  return (
    <g>
      <path
        d={curvePath(stage, end, body)}
        fill="none"
        stroke={ARC.passed}
        strokeOpacity={0.35}
        strokeWidth={1.5}
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      {passed.map((step) => (
        <PassedStation key={step} step={step} at={stationAt(step, track, stage)} stage={stage} />
      ))}
    </g>
  )
}

interface LateProps {
  readonly track: Track
  readonly lateFrom: number
  readonly odds: number
  readonly stage: StageName
}

/** Where the lettering has its middle at the latest, measured from Earth, and what it needs before the odds begin. */
const LATE_ROOM = { from: 18, width: 158, away: 21 } as const

/** Only on the wide stage: a phone has no room for it. */
function LateLettering({ track, lateFrom, odds, stage }: LateProps) {
  const id = useId()
  const spacing = stepLength(stage, track)
  const until = (track.distance - odds) * spacing - ODDS_ROOM.wide
  if (stage === 'phone' || lateFrom < 1 || until < LATE_ROOM.width + LATE_ROOM.from) return null
  const text = track.distance <= lateFrom ? 'LATE GAME: DRAW 2' : `LATE GAME FROM ${lateFrom}`
  return (
    <>
      <path id={id} d={curvePath(stage, LATE_ROOM.from, LATE_ROOM.from + 185, -LATE_ROOM.away)} fill="none" />
      <text className={styles.display} fontSize={12.5} fontWeight={600} letterSpacing={1.1} fill={ARC.late}>
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {text}
        </textPath>
      </text>
    </>
  )
}
