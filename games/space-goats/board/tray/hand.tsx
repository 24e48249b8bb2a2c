import { numberKey, useNumberKeys, useRoving } from '@starboard/screen/pieces/roving.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { keyOf, litOf, usesOf } from '../model/choosing.ts'
import { footOf } from '../model/reasons.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './hand.module.css'
import { HandCard } from './hand-card.tsx'

/** The cards in front of the viewer. Read-only where nothing is asked. */
export function Hand({ picking }: { readonly picking: Picking }) {
  const { front, mine, hand, name, catalogue, legal, picked, view } = picking
  const roving = useRoving<HTMLUListElement>()
  useNumberKeys(roving.ref)
  const isMine = mine !== null && front.seat === mine.seat
  const step = view.agenda.steps.at(-1)
  const given = cardGiven(picking)
  const lit = litOf(picked, legal)
  const drawn = step?.kind === 'discardOne' && step.why === 'recon' && isMine ? step.among : 0
  return (
    <section
      className={css.hand}
      aria-label={isMine ? 'Your hand' : `Hand of ${name(front.seat)}`}
      data-spot="hand"
      tabIndex={-1}
    >
      {hand.length === 0 ? (
        <p className={css.empty}>{isMine ? emptyWords(picking) : 'No cards in this hand.'}</p>
      ) : (
        <ul className={css.cards} {...roving}>
          {hand.map(({ card, key }, place) => (
            <HandCard
              key={key}
              card={cardOf(catalogue, card)}
              foot={footOf(picking.situation, card)}
              hotkey={numberKey(place)}
              mayUse={usesOf(lit, card).length > 0}
              isPicked={
                keyOf(picked) === key || (given === card && hand.findIndex((held) => held.card === card) === place)
              }
              mark={place >= hand.length - drawn ? 'drawn now' : undefined}
              press={() => picking.press({ kind: 'card', key })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The card of an answer that is in, or is about to be sent by a button. */
function cardGiven({ previewed, answer }: Picking): string | null {
  const action = previewed ?? answer
  return action?.kind === 'defend' ? (action.card ?? null) : null
}

/** SG-2.2, 7.2 */
const emptyWords = ({ front }: Picking): string =>
  front.fleet.length === 0
    ? 'You are out: your cards are set aside.'
    : 'Your hand is empty. You draw up to 4 cards when your turn begins.'
