import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { cardExplained } from '../model/explain.ts'
import { heldCards } from '../model/hand.ts'
import type { Picking } from '../model/use-picking.ts'
import { CardThumb } from '../stage/card-face.tsx'
import css from './open-hands.module.css'

/** In a replay, whoever looks over a shoulder, or at everything, sees those hands; the tray has no place there. */
export const hasOpenHands = ({ me, view }: Picking): boolean =>
  me === null && view.players.some(({ hand }) => hand !== undefined)

export const OpenHands = ({ picking: { view, catalogue, name } }: { readonly picking: Picking }) => (
  <ul className={css.hands} aria-label="Open hands">
    {view.players.flatMap(({ seat, hand }) =>
      hand === undefined
        ? []
        : [
            <li key={seat}>
              <b>{name(seat)}</b>
              {hand.length === 0 && <span className={css.none}>no cards</span>}
              {heldCards(hand).map(({ card, key }) => (
                <span
                  key={key}
                  className={css.card}
                  {...explainedStill({
                    ...cardExplained(cardOf(catalogue, card)),
                    heard: undefined,
                    label: cardOf(catalogue, card).name,
                  })}
                >
                  <CardThumb card={cardOf(catalogue, card)} />
                  <span>{cardOf(catalogue, card).name}</span>
                </span>
              ))}
            </li>,
          ],
    )}
  </ul>
)
