import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import type { Card } from '../../rules/cards.ts'
import type { Register } from '../../rules/state.ts'
import { CardChip, ProgramCardFace } from '../art/program-card.tsx'
import { CARD_KEYS, registerOf } from '../model/drafting.ts'
import { cardExplained } from '../model/explain.ts'
import { landingInWords, landingWith } from '../model/forecast.ts'
import type { Drafting } from '../model/use-draft.ts'
import type { Picking } from '../model/use-picking.ts'
import type { CardDrag } from './card-drag.ts'
import { LandingText } from './landing-text.tsx'
import css from './tray.module.css'

interface Props {
  readonly picking: Picking
  readonly drafting: Drafting
  readonly card: Card
  /** Among the cards of the hand: it decides the key. */
  readonly place: number
  readonly drag: CardDrag
}

/** A card of my hand; placed, only its outline stays, so that nothing jumps. */
export function HandCard(props: Props) {
  const { drafting, card, place } = props
  const register = registerOf(drafting.draft, card)
  const key = CARD_KEYS[place] ?? ''
  return register === null ? <InHand {...props} letter={key} /> : <Stub {...props} register={register} />
}

function InHand({ picking, drafting, card, drag, letter }: Props & { readonly letter: string }) {
  const { picked, nextRegister, robot, draft } = drafting
  const isPicked = picked === card
  const isHeld = drag.held?.item === card
  const landing = nextRegister === null ? null : landingWith(picking.view, robot, draft, card, nextRegister)
  return (
    <>
      <button
        type="button"
        className={css.card}
        data-may={nextRegister !== null || undefined}
        data-held={isHeld || undefined}
        aria-pressed={isPicked}
        aria-keyshortcuts={letter.toUpperCase()}
        onClick={() => drafting.pick(card)}
        {...(drafting.isFinal ? {} : drag.grip(card))}
        {...ROVE}
        {...explained(cardExplained(card))}
      >
        <ProgramCardFace card={card} />
        {nextRegister !== null && (
          <span className="spoken">
            {isPicked ? ': place it in register ' : ' in register '}
            {nextRegister}
            {landing !== null && ` ${landingInWords(landing)}`}
          </span>
        )}
        <span className={css.letter} data-letter={letter.toUpperCase()} />
      </button>
      <footer className={css.under}>
        {isPicked ? <span className={css.hint}>picked</span> : <LandingText landing={landing} isShort />}
      </footer>
    </>
  )
}

function Stub({ drafting, card, register }: Props & { readonly register: Register }) {
  return (
    <>
      <button
        type="button"
        className={css.stub}
        aria-disabled={drafting.isFinal || undefined}
        onClick={() => drafting.takeBack(register)}
        {...ROVE}
        {...explained(cardExplained(card))}
      >
        <CardChip card={card} />
        <span className="spoken">
          , in register {register}
          {!drafting.isFinal && ': take it back'}
        </span>
      </button>
      <footer className={css.under}>in {register}</footer>
    </>
  )
}
