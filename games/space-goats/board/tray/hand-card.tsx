import { RuleLink } from '@starboard/screen/frame/prompt/why-not.tsx'
import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import type { Card } from '../../rules/cards.ts'
import { cardExplained } from '../model/explain.ts'
import type { Foot } from '../model/reasons.ts'
import { CardFace } from '../stage/card-face.tsx'
import css from './hand-card.module.css'

interface Props {
  readonly card: Card
  readonly foot: Foot
  /** The key that picks it. */
  readonly hotkey?: number | undefined
  readonly mayUse: boolean
  readonly isPicked: boolean
  readonly count?: number
  /** A word in the corner: "new". */
  readonly mark?: string | undefined
  press(): void
}

/** A card to press, with what it does now or why it does nothing. */
export function HandCard({ card, foot, hotkey, mayUse, isPicked, count = 1, mark, press }: Props) {
  return (
    <li className={css.slot} data-picked={isPicked || undefined} data-may={mayUse || undefined}>
      <button
        type="button"
        className={css.card}
        aria-pressed={mayUse ? isPicked : undefined}
        aria-disabled={!mayUse || undefined}
        aria-keyshortcuts={hotkey === undefined ? undefined : String(hotkey)}
        onClick={press}
        {...ROVE}
        {...explained(cardExplained(card))}
      >
        <span className="spoken">{spoken({ card, foot, count })}</span>
        <span className={css.face} aria-hidden="true">
          <CardFace card={card} hasFoot />
        </span>
        {hotkey !== undefined && (
          <span className={css.key} aria-hidden="true">
            {hotkey}
          </span>
        )}
        {count > 1 && (
          <span className={css.count} aria-hidden="true">
            ×{count}
          </span>
        )}
        {mark !== undefined && (
          <span className={css.mark} aria-hidden="true">
            {mark}
          </span>
        )}
      </button>
      <span className={css.foot} data-idle={foot.isIdle || undefined}>
        <span aria-hidden="true">{foot.text}</span>
        {foot.rule !== null && <RuleLink rule={foot.rule} />}
      </span>
    </li>
  )
}

/** "Twin Salvo, rocket, cost 5. Up to 2 normal hits. Your turn only." */
function spoken({ card: { name, effect, cost, text }, foot, count }: Pick<Props, 'card' | 'foot'> & { count: number }) {
  const price = cost === null ? [] : [`cost ${cost}`]
  const copies = count > 1 ? [`${count} of them`] : []
  return `${[name, effect.kind, ...price, ...copies].join(', ')}. ${text} ${foot.text}.`
}
