import type { ReactNode } from 'react'
import { burst } from '../art/explosion.tsx'
import { FLAME } from '../art/palette.ts'
import css from './film.module.css'

interface BannerProps {
  readonly title: string
  readonly text: string
  readonly isMine?: boolean
  readonly isHarm?: boolean
}

export const Banner = ({ title, text, isMine, isHarm }: BannerProps) => (
  <div className={css.banner} data-mine={isMine || undefined} data-harm={isHarm || undefined}>
    <b>{title}</b>
    <span>{text}</span>
  </div>
)

/** Something gained or lost, rising from where it belongs. */
export const Figure = ({ children }: { readonly children: ReactNode }) => <span className={css.figure}>{children}</span>

export const Burst = () => (
  <svg className={css.burst} viewBox="-70 -70 140 140" aria-hidden="true">
    <path d={burst(66, 0.46)} fill={FLAME[1]} />
    <path d={burst(46, 0.5)} fill={FLAME[2]} />
    <path d={burst(26, 0.55)} fill={FLAME[3]} />
  </svg>
)
