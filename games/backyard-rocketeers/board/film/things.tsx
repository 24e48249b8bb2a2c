import type { ReactNode } from 'react'
import type { CardId } from '../../rules/cards/catalogue.ts'
import { CardBack } from '../card/card-back.tsx'
import { CardFace } from '../card/card-face.tsx'
import type { Level } from '../card/card-marks.tsx'
import { printedCard } from '../card/printed.ts'
import css from './film.module.css'

export const PaperCard = ({ card }: { readonly card: CardId }) => (
  <div className={css.card}>
    <CardFace card={printedCard(card)} />
  </div>
)

export const FaceDown = ({ level }: { readonly level: Level }) => (
  <div className={css.back}>
    <CardBack level={level} />
  </div>
)

interface BannerProps {
  readonly title: string
  readonly text: string
  readonly isMine?: boolean
  readonly isHarm?: boolean
}

/** A strip of tape across the stage. */
export const Banner = ({ title, text, isMine, isHarm }: BannerProps) => (
  <div className={css.banner} data-mine={isMine || undefined} data-harm={isHarm || undefined}>
    <b>{title}</b>
    <span>{text}</span>
  </div>
)

/** Something gained or lost, rising from where it belongs. */
export const Figure = ({ children }: { readonly children: ReactNode }) => <span className={css.figure}>{children}</span>
