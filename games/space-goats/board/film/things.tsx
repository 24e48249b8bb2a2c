import type { ReactNode } from 'react'
import type { Card } from '../../rules/cards.ts'
import { Burst, CardBack, FlyingRocket } from '../art/index.ts'
import { CardFace } from '../stage/card-face.tsx'
import css from './film.module.css'

export const PaperCard = ({ card }: { readonly card: Card }) => (
  <div className={css.card}>
    <CardFace card={card} />
  </div>
)

export const FaceDown = () => (
  <div className={css.back}>
    <CardBack />
  </div>
)

export const Rocket = ({ card }: { readonly card: string }) => (
  <div className={css.rocket}>
    <FlyingRocket card={card} />
  </div>
)

interface BangProps {
  readonly word: string
  readonly tone: 'red' | 'blue' | 'violet' | 'mustard'
  readonly isBig?: boolean
}

/** A word shouted out of a burst. */
export const Bang = ({ word, tone, isBig = false }: BangProps) => (
  <div className={css.bang} data-big={isBig || undefined}>
    <Burst tone={tone} isHot={tone === 'red'} />
    <b>{word}</b>
  </div>
)

interface BannerProps {
  readonly title: string
  readonly text?: string
  readonly picture?: ReactNode
}

/** A strip across the page for what changes everything. */
export const Banner = ({ title, text = '', picture = null }: BannerProps) => (
  <div className={css.banner}>
    {picture}
    <b>{title}</b>
    {text !== '' && <span>{text}</span>}
  </div>
)

/** Something gained, rising from where it belongs. */
export const Figure = ({ children }: { readonly children: ReactNode }) => <span className={css.figure}>{children}</span>
