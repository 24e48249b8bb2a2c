import { ThreatFigure } from '../../art/index.ts'
import { HORIZON, type Scene, spaceAt } from '../../film/stage/scene.ts'
import { Token } from '../../film/stage/threats.tsx'
import type { AnnouncedThreat } from '../../rules/mission.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import type { Zone } from '../../rules/vocabulary.ts'
import type { Course } from '../model/courses.ts'
import { shortEffects } from '../model/short-effects.ts'
import css from './planning-stage.module.css'

interface ExpectedProps {
  readonly scene: Scene
  readonly threats: readonly AnnouncedThreat[]
  readonly courses: readonly Course[]
  readonly turns: number
}

/** Announced threats beside their tracks, with the turns in which they are shot at and act if nothing changes. */
export function Expected({ scene, threats, courses, turns }: ExpectedProps) {
  return (
    <g>
      {[...scene.zones.map(({ zone }) => zone), null].map((zone) => {
        const here = threats.flatMap((threat, place) => (threat.zone === zone ? [{ threat, place }] : []))
        return here.map(({ threat, place }, order) => (
          <OnTrack
            key={place}
            scene={scene}
            threat={threat}
            course={courses[place]}
            turns={turns}
            order={order}
            isAlone={here.length === 1}
          />
        ))
      })}
    </g>
  )
}

interface OnTrackProps {
  readonly scene: Scene
  readonly threat: AnnouncedThreat
  readonly course: Course | undefined
  readonly turns: number
  /** Of those on this track. */
  readonly order: number
  readonly isAlone: boolean
}

function OnTrack({ scene, threat, course, turns, order, isAlone }: OnTrackProps) {
  const { zone } = threat
  if (zone === null) return <Inside scene={scene} threat={threat} course={course} turns={turns} order={order} />
  const side = order % 2 === 0 ? -1 : 1
  return (
    <g className={css.expected} data-zone={zone}>
      <Figure scene={scene} threat={threat} zone={zone} side={side} order={order} isAlone={isAlone} />
      {course?.spots.map(({ turn, space }) => (
        <Figures key={turn} scene={scene} zone={zone} space={space} side={side} text={`${turn}`} kind="spot" />
      ))}
      {course?.visits.map(({ turn, space, mark }) => (
        <Figures
          key={`${turn} ${space}`}
          scene={scene}
          zone={zone}
          space={space}
          side={isAlone ? 1 : side}
          text={turn > turns ? 'end' : `${turn}`}
          more={isAlone && scene.scale < 1.5 ? shortEffects(THREAT_CARDS[threat.id].actions[mark]) : null}
          kind="visit"
        />
      ))}
    </g>
  )
}

interface FiguresProps {
  readonly scene: Scene
  readonly zone: Zone | null
  readonly space: number
  readonly side: 1 | -1
  readonly text: string
  /** What it does there, where there is room for words. */
  readonly more?: string | null
  /** Where it is shot at, or where it acts. */
  readonly kind: keyof typeof BESIDE
}

const BESIDE = { spot: 19, visit: 24, inside: 27 } as const

/** A longer word leaves no room for the word “turn”. */
const MOST_MORE = 5

function Figures({ scene, zone, space, side, text, more = null, kind }: FiguresProps) {
  const { x, y } = spaceAt(scene, zone, space)
  const isLong = more !== null && more.length <= MOST_MORE
  return (
    <text
      className={css.turn}
      data-kind={kind}
      x={x + side * BESIDE[kind]}
      y={y + 4.2 * Math.min(scene.scale, 1.6)}
      fontSize={12 * scene.scale}
      textAnchor={side === 1 ? 'start' : 'end'}
    >
      {isLong ? `turn ${text}` : text}
      {more !== null && <tspan className={css.effect}> {more}</tspan>}
    </text>
  )
}

interface FigureProps extends Pick<OnTrackProps, 'scene' | 'threat' | 'order' | 'isAlone'> {
  readonly zone: Zone
  readonly side: 1 | -1
}

const AWAY = 76

/** High up in its zone, where it will come from; on the right below the name of the zone. */
function Figure({ scene, threat: { id, turn }, zone, side, order, isAlone }: FigureProps) {
  const { x } = spaceAt(scene, zone, 1)
  const isSmall = scene.scale > 1.5
  const size = isAlone ? 74 : 62
  const row = Math.floor(order / 2)
  const [atX, atY] = [x + side * (AWAY + (isSmall ? 4 : 0)), Math.min((side === 1 ? 80 : 52) + row * 84, HORIZON - 60)]
  const words = isSmall || !isAlone ? [] : THREAT_CARDS[id].name.split(' ')
  return (
    <g className={css.waiting}>
      <title>{THREAT_CARDS[id].name}</title>
      <g transform={`translate(${atX} ${atY})`}>
        <ThreatFigure id={id} size={size} />
        <g transform={`translate(${-size / 2 + 8} ${size / 2 - 2})`}>
          <Token turn={turn} scale={scene.scale} />
        </g>
        {words.map((word, line) => (
          <text key={word} className={css.name} x={-size / 2 - 4} y={size / 2 + 30 + line * 14} fontSize={13}>
            {word}
          </text>
        ))}
      </g>
    </g>
  )
}

interface InsideProps extends Pick<OnTrackProps, 'scene' | 'threat' | 'course' | 'turns' | 'order'> {}

/** Its coin waits at the top of the internal track, and the turns stand beside. */
function Inside({ scene, threat, course, turns, order }: InsideProps) {
  const length = scene.inside?.length ?? 1
  const { x, y } = spaceAt(scene, null, length)
  return (
    <g className={css.expected} data-zone="inside">
      <g transform={`translate(${x + order * 16} ${y - 2})`}>
        <Token turn={threat.turn} scale={Math.min(scene.scale, 1.5)} />
      </g>
      {course?.visits.map(({ turn, space }) => (
        <Figures
          key={`${turn} ${space}`}
          scene={scene}
          zone={null}
          space={space + order * INSIDE_ROW}
          side={1}
          text={turn > turns ? 'end' : `${turn}`}
          kind="inside"
        />
      ))}
    </g>
  )
}

/** A second one's figures stand above the first one's. */
const INSIDE_ROW = 1.2
