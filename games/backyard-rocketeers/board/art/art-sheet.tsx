import type { ReactElement, ReactNode } from 'react'
import css from './art.module.css'
import { CardArt } from './card-art.tsx'
import { Deployed, Rover } from './deployed.tsx'
import { MarsGround, YardGround } from './landscapes.tsx'
import { MiniRocket } from './mini-rocket.tsx'
import { type DesignId, isDesignId, PICTURES } from './pictures.ts'
import { RocketDrawing } from './rocket-drawing.tsx'
import { DAMAGES, type Extra, type RocketParts } from './rocket-parts.ts'
import { Explosion, Gnome, LandingLegs, LaunchPad, Shed } from './scenes.tsx'
import { SlotMark } from './slot-mark.tsx'
import { SpaceZones, xAtKm } from './space-zones.tsx'

interface ArtSheetProps {
  /** The name of a design; without it the id is shown. */
  nameOf?(id: DesignId): string
}

/** Every drawing there is: the cards, then rockets and places. */
export const ArtSheet = ({ nameOf = (id) => id }: ArtSheetProps): ReactElement => (
  <div>
    <ul className={css.sheet}>
      {DESIGNS.map((id) => (
        <li key={id}>
          <figure>
            <CardArt card={id} />
            <figcaption>{nameOf(id)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
    <div className={css.rockets}>
      {ROCKETS.map(([name, parts], place) => (
        <Frame key={name} name={name} box="-130 -180 270 364">
          <LaunchPad />
          <RocketDrawing parts={parts} damage={DAMAGES[place % DAMAGES.length] ?? 'none'} hasGaps />
        </Frame>
      ))}
      <Frame name="hidden" box="-130 -180 270 364">
        <LaunchPad />
        <RocketDrawing parts={{}} isHidden />
      </Frame>
      <Frame name="flying" box="-110 -180 220 400">
        <RocketDrawing parts={WHOLE[2]} isFlying />
      </Frame>
      <Frame name="explosion" box="-100 -90 200 180">
        <Explosion />
      </Frame>
    </div>
    <div className={css.rockets}>
      <Places />
    </div>
  </div>
)

const DESIGNS = Object.keys(PICTURES).filter(isDesignId)

const alike = (tier: 1 | 2 | 3, ...extras: readonly Extra[]): RocketParts => ({
  'nose-cone': tier,
  fuselage: tier,
  'stabilizer-fins': tier,
  thruster: tier,
  extras,
})

const WHOLE = {
  1: alike(1, { kind: 'boosters', tier: 1 }),
  2: alike(2, { kind: 'boosters', tier: 2 }, { kind: 'defense-asteroid' }),
  3: alike(3, { kind: 'boosters', tier: 3 }),
} as const

const ROCKETS: readonly (readonly [string, RocketParts])[] = [
  ['improvised', WHOLE[1]],
  ['second-hand', alike(2, { kind: 'face-down' }, { kind: 'staging' })],
  ['cutting edge', WHOLE[3]],
  ['mixed', { ...alike(1, { kind: 'defense-missile' }, { kind: 'defense-asteroid' }), 'nose-cone': 2, thruster: 3 }],
  ['begun', { fuselage: 1, 'stabilizer-fins': 3 }],
]

const Frame = (props: { readonly name: string; readonly box: string; readonly children: ReactNode }) => (
  <svg viewBox={props.box} role="img" aria-label={props.name}>
    {props.children}
  </svg>
)

const SLOTS = [
  'nose-cone',
  'fuselage',
  'stabilizer-fins',
  'thruster',
  'boosters',
  'staging',
  'defense-missile',
  'defense-asteroid',
  'face-down',
] as const
const TIERS = [1, 2, 3] as const

const STRIP = { width: 800, height: 128 }
const FLIGHTS = [
  [150, WHOLE[1]],
  [96, WHOLE[2]],
  [40, WHOLE[3]],
] as const

const Places = () => (
  <>
    <p className={css.slots}>
      {SLOTS.map((kind, place) => (
        <SlotMark key={kind} kind={kind} tier={TIERS[place]} isEmpty={place === 3} size={24} />
      ))}
    </p>
    <svg className={css.wide} viewBox="0 0 800 300" role="img" aria-label="yard">
      <YardGround width={800} height={300} />
      <g transform="translate(130 268)">
        <Shed />
      </g>
      <g transform="translate(400 130) scale(.8)">
        <LaunchPad />
        <RocketDrawing parts={{ ...WHOLE[2], 'nose-cone': undefined, fuselage: 1 }} hasGaps />
      </g>
      <g transform="translate(580 280)">
        <Gnome />
      </g>
    </svg>
    <svg className={css.wide} viewBox="0 0 800 128" role="img" aria-label="space">
      <SpaceZones {...STRIP} lit={[8, 9]} />
      {FLIGHTS.map(([km, parts], place) => (
        <g key={km} transform={`translate(${xAtKm(STRIP, km)} ${30 + 22 * place})`}>
          <MiniRocket parts={parts} isFlying damage={place === 1 ? 'burning' : 'none'} />
        </g>
      ))}
    </svg>
    <svg className={css.wide} viewBox="0 0 800 260" role="img" aria-label="Mars">
      <MarsGround width={800} height={260} />
      <g transform="translate(90 150) scale(.6)">
        <LandingLegs />
        <RocketDrawing parts={alike(3)} damage="holed" />
      </g>
      {GARDEN.map((thing, place) => (
        <g
          key={place === 0 ? 'broken' : thing.key}
          transform={`translate(${210 + place * 98} ${place % 2 === 0 ? 236 : 190})`}
        >
          {thing}
        </g>
      ))}
    </svg>
  </>
)

const GARDEN = [
  <Rover key="broken" tier={2} isBroken />,
  <Deployed key="windmill" card="windmill-generator" />,
  <Rover key="rover" tier={3} />,
  <Deployed key="dish" card="satellite-dish" />,
  <Deployed key="dusty" card="second-hand-solar-panels" isDusty />,
  <Deployed key="array" card="deep-space-array" />,
]
