import type { ReactNode } from 'react'
import { type Card, type CardCode, factsOf } from '../../rules/cards.ts'
import { CardGlyph } from './card-glyph.tsx'
import { LockIcon } from './icons.tsx'
import styles from './program-card.module.css'

interface ProgramCardFaceProps {
  readonly card: Card
  /** RR-9.3: it stays in its register. */
  readonly isLocked?: boolean
}

/** A printed program card: priority, picture, name. As wide as `--card-width`, 84 px unless told. */
export function ProgramCardFace({ card, isLocked = false }: ProgramCardFaceProps) {
  const { code, name, priority } = factsOf(card)
  const [last = name, ...before] = name.split(' ').reverse()
  return (
    <span className={styles.card} data-kind={KINDS[code]} data-locked={isLocked || undefined}>
      <span className={styles.face}>
        <span className={styles.holes} />
        <b className={styles.priority}>{priority}</b>
        <CardGlyph code={code} />
        <span className={styles.name}>
          {before.length > 0 && <span data-is-long={code.startsWith('R') || undefined}>{before.join(' ')} </span>}
          {last}
        </span>
      </span>
      {isLocked && <LockSeal />}
    </span>
  )
}

/** Cards that do alike share the tint of their head. */
const KINDS: Readonly<Record<CardCode, 'move' | 'turn' | 'uturn' | 'back'>> = {
  M1: 'move',
  M2: 'move',
  M3: 'move',
  RL: 'turn',
  RR: 'turn',
  UT: 'uturn',
  BU: 'back',
}

const LockSeal = () => (
  <span className={styles.seal}>
    <LockIcon />
    <span className="spoken">locked</span>
  </span>
)

/** A card nobody may see yet. */
export const ProgramCardBack = () => (
  <span className={styles.card}>
    <span className={styles.back}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path d="M30 6L52 18V42L30 54L8 42V18Z" />
        <path d="M30 18L41 24V36L30 42L19 36V24Z" />
      </svg>
      <span className="spoken">face down</span>
    </span>
  </span>
)

interface RegisterSlotProps {
  readonly register: number
  /** A card may be put here now. */
  readonly isOpen?: boolean
  /** Instead of the number, such as the power sign. */
  readonly children?: ReactNode
}

/** An empty register. */
export const RegisterSlot = ({ register, isOpen = false, children }: RegisterSlotProps) => (
  <span className={styles.slot} data-open={isOpen || undefined}>
    {children ?? <b>{register}</b>}
  </span>
)

interface CardChipProps {
  /** `hidden`: face down. */
  readonly card: Card | 'hidden'
  readonly isLocked?: boolean
}

/** A card in a line of text or a table: picture and priority. */
export function CardChip({ card, isLocked = false }: CardChipProps) {
  if (card === 'hidden')
    return (
      <span className={styles.chipBack}>
        <span className="spoken">face down</span>
      </span>
    )
  const { code, name, priority } = factsOf(card)
  return (
    <span className={styles.chip}>
      <CardGlyph code={code} />
      <span className="spoken">{name} </span>
      <b>{priority}</b>
      {isLocked && <LockSeal />}
    </span>
  )
}
