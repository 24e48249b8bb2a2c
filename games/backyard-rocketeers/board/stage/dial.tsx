import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { gaugeExplained } from '../model/explain.ts'
import css from './dial.module.css'

interface DialProps {
  readonly name: string
  readonly value: number
  readonly goal: number
  /** What it may come to at the end of the turn. */
  readonly after: number
  readonly unit: string
  readonly isSmall?: boolean
}

const RADIUS = 30

/** A pressure gauge off a boiler: needle, goal on the far right, and an arc for what the turn may bring. */
export function Dial({ name, value, goal, after, unit, isSmall = false }: DialProps) {
  return (
    <figure
      className={css.dial}
      data-small={isSmall || undefined}
      data-done={value >= goal || undefined}
      {...explainedStill(gaugeExplained(name))}
    >
      {!isSmall && <figcaption>{name}</figcaption>}
      <svg viewBox="-38 -38 76 44" aria-hidden="true">
        <path d="M-36 4A36 36 0 0 1 36 4Z" className={css.face} />
        <path d={arc(0, 1)} className={css.scale} />
        {after > value && <path d={arc(share(value, goal), share(after, goal))} className={css.after} />}
        <path d={arc(0.93, 1)} className={css.goal} />
        <path
          d="M-2.500 0L0-27 2.500 0Z"
          className={css.needle}
          transform={`rotate(${share(value, goal) * 180 - 90})`}
        />
        <circle r={4} className={css.hub} />
      </svg>
      <p>
        <span className="spoken">{name} </span>
        <b>{value}</b>
        {after > value && <i>+{after - value}</i>}
        <span>
          /{goal}
          {unit}
        </span>
      </p>
    </figure>
  )
}

const share = (value: number, goal: number): number => Math.max(0, Math.min(1, value / goal))

function arc(from: number, to: number): string {
  const at = (part: number) => {
    const angle = Math.PI * (1 - part)
    return `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(-RADIUS * Math.sin(angle)).toFixed(1)}`
  }
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to)}`
}
