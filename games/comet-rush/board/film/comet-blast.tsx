import { burst } from '../art/explosion.tsx'
import { FLAME } from '../art/palette.ts'
import type { Point } from '../art/track.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './film.module.css'

interface Props {
  readonly beat: Picking['beat']
  readonly centre: Point
  readonly scale: number
}

/** A hit on the comet: a flash, and the damage in figures; larger when the segment breaks. */
export function CometBlast({ beat, centre, scale }: Props) {
  const blast = blastOf(beat)
  if (beat === null || blast === null) return null
  return (
    <g transform={`translate(${centre.x - 55 * scale} ${centre.y + 4 * scale}) scale(${scale * blast.size})`}>
      <g key={beat.id} className={css.blast} style={{ animationDuration: `${beat.ms}ms` }}>
        <path d={burst(66, 0.46)} fill={FLAME[1]} />
        <path d={burst(46, 0.5)} fill={FLAME[2]} />
        <path d={burst(28, 0.55)} fill={FLAME[3]} />
        <text className={css.damage} textAnchor="middle" y={10}>
          {blast.text}
        </text>
      </g>
    </g>
  )
}

function blastOf(beat: Picking['beat']): { readonly text: string; readonly size: number } | null {
  if (beat?.event.kind === 'segmentDamaged') return { text: `−${beat.event.damage}`, size: 1 }
  return beat?.event.kind === 'segmentDestroyed' ? { text: '', size: 1.7 } : null
}
