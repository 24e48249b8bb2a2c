import type { ReactElement } from 'react'
import type { CardCode } from '../../rules/cards.ts'
import { CARD } from './palette.ts'
import styles from './program-card.module.css'

/** The picture of an instruction, filling its box. */
export const CardGlyph = ({ code }: { readonly code: CardCode }) => (
  <svg className={styles.glyph} viewBox="0 0 60 60" aria-hidden="true">
    {GLYPHS[code]}
  </svg>
)

const BEND = 'M41 52.6V33Q41 22 30 22H22'
const left = (
  <>
    <path d="M41 54V33Q41 22 30 22H24" fill="none" stroke={CARD.line} strokeWidth={15} />
    <path d={BEND} fill="none" stroke={CARD.turn} strokeWidth={10} />
    <path d="M26 6L5 22L26 38Z" fill={CARD.turn} stroke={CARD.line} strokeWidth={2.6} strokeLinejoin="round" />
    <path d="M34.6 53.9H47.4" stroke={CARD.line} strokeWidth={2.6} />
  </>
)

/** An arrow with as many segments as steps; `top` is its tip. */
const forward = (top: number, segments: string) => (
  <g fill={CARD.move} stroke={CARD.line} strokeWidth={2.6} strokeLinejoin="round">
    <path d={`M30 ${top}l20 21h-40Z`} />
    <path d={segments} />
  </g>
)

const GLYPHS: Readonly<Record<CardCode, ReactElement>> = {
  M1: forward(13.3, 'M21 36.5H39V45.5H21Z'),
  M2: forward(7.6, 'M21 30.8H39V39.8H21ZM21 42.2H39V51.2H21Z'),
  M3: forward(1.9, 'M21 25.1H39V34.1H21ZM21 36.5H39V45.5H21ZM21 47.9H39V56.9H21Z'),
  BU: (
    <g fill={CARD.back} stroke={CARD.line} strokeWidth={2.6} strokeLinejoin="round">
      <path d="M21 8H39V17H21ZM21 20H39V29H21Z" />
      <path d="M30 54L50 32H10Z" />
    </g>
  ),
  RL: left,
  RR: <g transform="translate(60 0) scale(-1 1)">{left}</g>,
  UT: (
    <>
      <path d="M45 55V25Q45 12 31.5 12T18 25V34" fill="none" stroke={CARD.line} strokeWidth={15} />
      <path d="M45 53.6V25Q45 12 31.5 12T18 25V36" fill="none" stroke={CARD.uTurn} strokeWidth={10} />
      <path d="M2 34H34L18 56Z" fill={CARD.uTurn} stroke={CARD.line} strokeWidth={2.6} strokeLinejoin="round" />
      <path d="M38.6 54.9H51.4" stroke={CARD.line} strokeWidth={2.6} />
    </>
  ),
}
