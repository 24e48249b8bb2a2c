import type { SeenPlayer } from '../../rules/view.ts'
import { MiniRocket, SpaceZones, xAtKm } from '../art/index.ts'
import { damageOf, drawnParts } from '../model/rocket.ts'
import { targetsOf, whyNotAt } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import { Cockpit } from './cockpit.tsx'
import { lanesOf } from './lanes.ts'
import { Panel } from './panel.tsx'
import { rocketPoint } from './points.ts'
import css from './space.module.css'
import { Tag } from './tag.tsx'
import { tagPlaces } from './tag-places.ts'
import { Tape } from './tape.tsx'
import type { Size } from './use-size.ts'
import { Zones } from './zones.tsx'

/** The farthest that a flight can begin, in dice (BR-10.1). */
const MOST_DICE = 18
/** Below this the strip is a fold without room for figures. */
const LOW = 110

/** The strip of space: zones of 10 km, who is where, and who can reach whom. */
export function Space({ picking }: { readonly picking: Picking }) {
  const { view, front, me, name } = picking
  const farthest = MOST_DICE * view.options.distanceScale
  const flying = flyingIn(picking)
  const isWide = front.level === 2
  const stripOf = ({ width, height }: Size) => ({
    width,
    height: isWide ? Math.min(Math.max(96, height * 0.4), 150) : height,
    farthest,
  })
  return (
    <Panel
      area="space"
      label={`Space, ${flying.length === 0 ? 'nobody there' : `${flying.length} there`}`}
      draw={(size) => {
        const strip = stripOf(size)
        return (
          <g transform={`translate(0 ${size.height - strip.height})`}>
            {isWide && <rect y={strip.height - size.height} width={size.width} height={size.height} fill="none" />}
            <SpaceZones {...strip} lit={litZones(picking)} />
            <Tokens flying={flying} strip={strip} />
          </g>
        )
      }}
      over={(size) => {
        const strip = stripOf(size)
        return (
          <>
            <span className={css.title}>
              <Tape>{isWide && front.seat !== me ? `${name(front.seat)} in space` : 'Space'}</Tape>
            </span>
            <Zones {...{ picking, flying, strip }} top={size.height - strip.height} />
            <Tags picking={picking} flying={flying} strip={strip} top={size.height - strip.height} />
            {isWide && <Cockpit picking={picking} size={{ width: size.width, height: size.height - strip.height }} />}
          </>
        )
      }}
    />
  )
}

/** Farthest first, as they come along the strip. */
const flyingIn = ({ view }: Picking): readonly SeenPlayer[] =>
  view.players.filter(({ level, out }) => level === 2 && out === 0).toSorted((a, b) => b.distance - a.distance)

/** BR-10.3: the zones in which the one in front reaches others. */
function litZones({ front, view }: Picking): readonly number[] {
  const { zone } = front.figures
  if (zone === null || view.options.distanceScale > 20) return []
  return [zone - 1, zone, zone + 1].filter((one) => one >= 0 && one < (MOST_DICE * view.options.distanceScale) / 10)
}

interface Strip extends Size {
  readonly farthest: number
}

const TOKEN = 54
const LANE = 26

/** Where each token stands, in pixels of the strip. */
function placesOf(flying: readonly SeenPlayer[], strip: Strip): readonly { readonly x: number; readonly y: number }[] {
  const xs = flying.map(({ distance }) => xAtKm(strip, distance))
  const lanes = lanesOf(xs.map((x) => ({ x, width: TOKEN })))
  const axis = strip.height - 24
  return xs.map((x, place) => ({ x, y: Math.max(16, axis - 18 - (lanes[place] ?? 0) * LANE) }))
}

function Tokens({ flying, strip }: { readonly flying: readonly SeenPlayer[]; readonly strip: Strip }) {
  const places = placesOf(flying, strip)
  const axis = strip.height - 24
  return flying.map((player, place) => {
    const { x, y } = places[place] ?? { x: 0, y: 0 }
    return (
      <g key={player.seat}>
        <path d={`M${x} ${y + 10}V${axis}`} className={css.plumb} />
        <g transform={`translate(${x} ${y})`} data-spot={`rocket-${player.seat}`} data-point={rocketPoint(player.seat)}>
          <MiniRocket
            parts={drawnParts(player)}
            damage={damageOf(player)}
            isFlying={player.spaceFuel > 0 && player.figures.heldFor === 0}
          />
        </g>
      </g>
    )
  })
}

interface TagsProps {
  readonly picking: Picking
  readonly flying: readonly SeenPlayer[]
  readonly strip: Strip
  readonly top: number
}

const TAG_WIDTH = 148
const TAG_SMALL = 76
/** Kilometres are lettered below it. */
const AXIS = 18
const NARROW = 500

/** Labels on both sides of their rockets, wherever there is room. */
function Tags({ picking, flying, strip, top }: TagsProps) {
  const targets = targetsOf(picking)
  const places = placesOf(flying, strip)
  const isLow = strip.height < LOW || strip.width < NARROW
  const width = isLow ? TAG_SMALL : TAG_WIDTH
  const tags = tagPlaces(places, { width: strip.width, height: strip.height - AXIS }, width)
  return flying.map((player, place) => {
    const { x, y } = tags[place] ?? { x: 0, y: 0 }
    return (
      <Tag
        key={player.seat}
        seat={player.seat}
        name={picking.name(player.seat)}
        isMe={player.seat === picking.me}
        target={targets.get(player.seat)}
        isFlat={strip.width < NARROW}
        isDim={whyNotAt(picking, player.seat) !== null}
        note={isLow ? <span>{player.distance} km</span> : <Note player={player} />}
        style={{ position: 'absolute', left: x, top: top + y, width }}
      />
    )
  })
}

const Note = ({ player: { distance, spaceFuel, damage, original, figures } }: { readonly player: SeenPlayer }) => (
  <span>
    {distance} km, fuel {spaceFuel}&nbsp;%{figures.heldFor > 0 ? `, held ${figures.heldFor}` : ''}
    {damage > 0 ? `, hit ${damage}/${original}` : ''}
  </span>
)
