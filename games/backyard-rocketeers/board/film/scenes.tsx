import type { ReactNode } from 'react'
import type { SeenPlayer } from '../../rules/view.ts'
import { Explosion, LandingLegs, LaunchPad, MarsGround, RocketDrawing, SpaceZones, YardGround } from '../art/index.ts'
import { damageOf, drawnParts, isUnderTarp } from '../model/rocket.ts'
import css from './film.module.css'

const SIZE = { width: 420, height: 236 }

interface SceneProps {
  readonly title: string
  readonly text?: string
}

interface RocketSceneProps extends SceneProps {
  /** Whose rocket; it may still be unknown. */
  readonly player: SeenPlayer | null
}

const Scene = ({ title, text, children }: SceneProps & { readonly children: ReactNode }) => (
  <figure className={css.scene}>
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      {children}
    </svg>
    <figcaption>
      <b>{title}</b>
      {text !== undefined && <span>{text}</span>}
    </figcaption>
  </figure>
)

/** Under a tarp where nobody may look. */
const rocketOf = (player: SeenPlayer | null) =>
  player === null ? { parts: {} } : { parts: drawnParts(player), isHidden: isUnderTarp(player) }

/** The rocket leaves its pad, and the yard stays behind. */
export const LiftOffScene = ({ player, ...words }: RocketSceneProps) => (
  <Scene {...words}>
    <YardGround {...SIZE} />
    <g transform="translate(210 132) scale(.56)">
      <LaunchPad />
      <g className={css.rising}>
        <RocketDrawing {...rocketOf(player)} isFlying />
      </g>
    </g>
  </Scene>
)

export const OrbitScene = ({ player, ...words }: RocketSceneProps) => (
  <Scene {...words}>
    <SpaceZones {...SIZE} />
    <g className={css.passing}>
      <g transform="translate(170 100) rotate(78) scale(.42)">
        <RocketDrawing {...rocketOf(player)} damage={player === null ? 'none' : damageOf(player)} isFlying />
      </g>
    </g>
  </Scene>
)

export const LandingScene = ({ player, ...words }: RocketSceneProps) => (
  <Scene {...words}>
    <MarsGround {...SIZE} />
    <g className={css.landing}>
      <g transform="translate(210 132) scale(.54)">
        <LandingLegs />
        <RocketDrawing {...rocketOf(player)} damage={player === null ? 'none' : damageOf(player)} />
      </g>
    </g>
  </Scene>
)

export const CrashScene = (words: SceneProps) => (
  <Scene {...words}>
    <MarsGround {...SIZE} />
    <g transform="translate(210 120)">
      <g className={css.bang}>
        <Explosion />
      </g>
    </g>
  </Scene>
)

export const Blast = () => (
  <svg className={css.blast} viewBox="-100 -100 200 200" aria-hidden="true">
    <Explosion />
  </svg>
)

const NUMBERS = ['3', '2', '1'] as const

/** Three, two, one. */
export const Countdown = ({ who }: { readonly who: string }) => (
  <div className={css.countdown}>
    <span>{who === 'You' ? 'You launch' : `${who} launches`}</span>
    <b>
      {NUMBERS.map((number) => (
        <i key={number}>{number}</i>
      ))}
    </b>
  </div>
)
