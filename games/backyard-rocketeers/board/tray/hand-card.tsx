import type { Refused } from '@starboard/kernel'
import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { factsOf } from '../../rules/cards/catalogue.ts'
import { CardFace } from '../card/card-face.tsx'
import { printedCard } from '../card/printed.ts'
import { cardExplained } from '../model/explain.ts'
import type { Held } from '../model/hand.ts'
import css from './hand-card.module.css'

interface Props {
  readonly held: Held
  /** The key that picks it. */
  readonly hotkey?: number | undefined
  readonly mayUse: boolean
  readonly isPicked: boolean
  /** Why it cannot be used. */
  readonly why: Refused | null
  readonly victim: string | null
  press(): void
}

/** A card to press, with what it does, or why it does nothing now. */
export function HandCard({ held, hotkey, mayUse, isPicked, why, victim, press }: Props) {
  const { name, text } = factsOf(held.card)
  const isHidden = held.kind === 'hidden'
  return (
    <li
      className={css.slot}
      data-picked={isPicked || undefined}
      data-may={mayUse || undefined}
      data-hidden={isHidden || undefined}
    >
      <button
        type="button"
        className={css.card}
        aria-pressed={mayUse ? isPicked : undefined}
        aria-disabled={!mayUse || undefined}
        aria-keyshortcuts={hotkey === undefined ? undefined : String(hotkey)}
        onClick={press}
        {...ROVE}
        {...explained(cardExplained(held.card))}
      >
        <span className="spoken">{spoken({ name, text, isHidden, why, victim })}</span>
        <span className={css.face} aria-hidden="true">
          <CardFace
            card={printedCard(held.card)}
            hotkey={hotkey}
            refusal={why?.text}
            text={victim === null ? undefined : `Destroys a part of ${victim}’s rocket.`}
          />
        </span>
        {isHidden && (
          <span className={css.tape} aria-hidden="true">
            {victim === null ? 'face down' : `for ${victim}`}
          </span>
        )}
      </button>
    </li>
  )
}

interface Spoken {
  readonly name: string
  readonly text: string
  readonly isHidden: boolean
  readonly why: Refused | null
  readonly victim: string | null
}

/** "Plant Bomb, face down, for Otto. Reveal it later … Not now: …" */
function spoken({ name, text, isHidden, why, victim }: Spoken): string {
  const lies = isHidden ? ', face down' : ''
  const aim = victim === null ? '' : `, for ${victim}`
  return `${name}${lies}${aim}. ${text}${why === null ? '' : ` Not now: ${why.text}`}`
}
