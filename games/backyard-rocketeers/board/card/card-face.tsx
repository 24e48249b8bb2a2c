import type { ReactElement } from 'react'
import { CardArt } from '../art/card-art.tsx'
import type { Tier } from '../art/parts.paths.ts'
import type { DesignId } from '../art/pictures.ts'
import css from './card-face.module.css'
import { CARD_LINES } from './card-lines.ts'
import { type CardKind, CovertMark, KindMark, type Level, LevelMark, ShieldMark, TierMark } from './card-marks.tsx'

/** What is printed on a card. */
export interface PrintedCard {
  readonly id: DesignId
  readonly name: string
  readonly kind: CardKind
  /** Where it can be played. */
  readonly levels: readonly Level[]
  readonly tier?: Tier | null
  readonly strength?: number | null
  /** It may lie face down. */
  readonly isCovert?: boolean
}

interface CardFaceProps {
  readonly card: PrintedCard
  /** In the hand with its text, on the table with its name, tiny with its picture alone. */
  readonly size?: 'hand' | 'table' | 'tiny'
  /** What it would do now, instead of what is printed. */
  readonly text?: string | undefined
  /** Why it cannot be played now. It takes the place of the text, and the card turns pale. */
  readonly refusal?: string | undefined
  /** The key that picks it. */
  readonly hotkey?: number | undefined
}

/** A card, filling its box: kind, levels, name, picture, figures, what it does. */
export const CardFace = ({ card, size = 'hand', text, refusal, hotkey }: CardFaceProps): ReactElement => (
  <span
    className={css.face}
    data-kind={card.kind}
    data-size={size}
    data-covert={card.isCovert || undefined}
    data-refused={refusal !== undefined || undefined}
    title={size === 'tiny' ? card.name : undefined}
  >
    <span className={css.band}>
      {hotkey === undefined ? <KindMark kind={card.kind} size={11} /> : <kbd className={css.key}>{hotkey}</kbd>}
      <span className={css.kind}>
        <span>{KIND_WORDS[card.kind]}</span>
        {card.kind === 'enhancement' && <span aria-hidden="true">Enhanc.</span>}
      </span>
      <Grade card={card} />
      <Levels levels={card.levels} />
    </span>
    <span className={css.name}>
      {card.name}
      <span className="spoken">. </span>
    </span>
    <span className={css.art}>
      <CardArt card={card.id} />
      <Figures card={card} />
    </span>
    <span className={css.text}>{refusal ?? text ?? CARD_LINES[card.id][0]}</span>
  </span>
)

const KIND_WORDS: Readonly<Record<CardKind, string>> = {
  component: 'Part',
  sabotage: 'Sabotage',
  ability: 'Ability',
  enhancement: 'Enhancement',
}

const LEVEL_WORDS: Readonly<Record<Level, string>> = { 1: 'Earth', 2: 'space', 3: 'Mars' }
const TIER_WORDS: Readonly<Record<Tier, string>> = { 1: 'Improvised', 2: 'Second-hand', 3: 'Cutting Edge' }

const Levels = ({ levels }: Pick<PrintedCard, 'levels'>) => (
  <span className={css.levels} title={levels.map((level) => LEVEL_WORDS[level]).join(', ')}>
    {levels.map((level) => (
      <LevelMark key={level} level={level} />
    ))}
    <span className="spoken">, {levels.map((level) => LEVEL_WORDS[level]).join(', ')}. </span>
  </span>
)

/** How good a part is, and how strong. */
const Grade = ({ card: { tier, strength } }: Pick<CardFaceProps, 'card'>) => (
  <span className={css.grade}>
    {typeof tier === 'number' && (
      <>
        <TierMark tier={tier} />
        <span className="spoken">{TIER_WORDS[tier]}. </span>
      </>
    )}
    {typeof strength === 'number' && strength > 0 && <Strength strength={strength} />}
  </span>
)

const Strength = ({ strength }: { readonly strength: number }) => (
  <span className={css.strength} title={`Strength ${strength}`}>
    <ShieldMark size={16} />
    <span className="spoken">Strength </span>
    <b>{strength}</b>
    <span className="spoken">. </span>
  </span>
)

/** On the picture: that it may be hidden, and the figure that matters most. */
function Figures({ card: { id, isCovert } }: Pick<CardFaceProps, 'card'>) {
  const [, figure] = CARD_LINES[id]
  return (
    <>
      {isCovert && (
        <span className={css.covert} title="May lie face down">
          <CovertMark />
          <span className="spoken">Covert. </span>
        </span>
      )}
      {figure !== undefined && <b className={css.figure}>{figure} </b>}
    </>
  )
}
