import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { numberKey, ROVE, useNumberKeys, useRoving } from '@starboard/screen/pieces/roving.ts'
import { SealSymbol } from '../art/symbols.tsx'
import { keysOf, playsOf } from '../model/choosing.ts'
import { consequenceOf } from '../model/consequence.ts'
import { cardExplained } from '../model/explain.ts'
import type { Held } from '../model/hand.ts'
import type { Picking } from '../model/use-picking.ts'
import { CardFace } from './card-face.tsx'
import css from './hand.module.css'

/** The cards in front of the viewer. Read-only where it is not one's own turn. */
export function Hand({ picking }: { readonly picking: Picking }) {
  const { front, hand, isMine, name } = picking
  const roving = useRoving<HTMLUListElement>()
  useNumberKeys(roving.ref)
  return (
    <section className={css.hand} aria-label={isMine ? 'Your hand' : `Hand of ${name(front.seat)}`} data-spot="hand">
      {front.pressured && <PressureBand isMine={isMine} />}
      {hand.length === 0 ? (
        <p className={css.empty}>{isMine ? 'No cards in your hand.' : 'No cards in this hand.'}</p>
      ) : (
        <ul className={css.cards} {...roving}>
          {hand.map((held, place) => (
            <HandCard key={held.key} picking={picking} held={held} place={place} />
          ))}
        </ul>
      )}
    </section>
  )
}

const PressureBand = ({ isMine }: { readonly isMine: boolean }) => (
  <p className={css.band} {...explainedStill(PRESSURE)}>
    <SealSymbol size={22} />
    <b>Diplomatic Pressure</b>
    <span className={css.long}>
      {isMine ? 'your next card is discarded without effect, then you are free of it' : 'the next card played is lost'}
    </span>
    <span className={css.short}>{isMine ? 'your next card is lost' : 'the next card is lost'}</span>
    <i>CR-7.4</i>
  </p>
)

const PRESSURE = {
  name: 'Diplomatic Pressure',
  text: 'The next card played is lost to its discard pile and pays nothing. Trading and countering are no card play.',
  rule: 'CR-7.4',
} as const

interface CardProps {
  readonly picking: Picking
  readonly held: Held
  readonly place: number
}

function HandCard({ picking, held: { card, key }, place }: CardProps) {
  const { view, front, legal, picked, refused } = picking
  const consequence = consequenceOf(view, front, card, legal)
  const isTrading = picked.kind === 'trade' || (picked.kind === 'ready' && picked.action.kind === 'trade')
  const mayPlay = playsOf(legal, card).length > 0
  const why = refused.find(({ action }) => action.kind === 'play' && action.card === card)?.why
  const about = cardExplained(card, view.options)
  const isPicked = keysOf(picked).includes(key)
  const isDimmed = picked.kind !== 'nothing' && !isPicked && !isTrading
  const isOffered = mayPlay || isTrading
  return (
    <li className={css.slot} data-picked={isPicked || undefined} data-dimmed={isDimmed || undefined}>
      <button
        type="button"
        className={css.button}
        data-may={isOffered || undefined}
        aria-pressed={isOffered ? isPicked : undefined}
        aria-disabled={!isOffered || undefined}
        onClick={() => picking.press({ kind: 'card', key })}
        {...ROVE}
        {...explained({ ...about, text: [about.text, why?.text ?? `Now: ${consequence.text}.`].join('\n') })}
      >
        <CardFace
          card={card}
          options={view.options}
          consequence={consequence}
          hotkey={isOffered ? numberKey(place) : undefined}
        />
        {why !== undefined && (
          <span className="spoken">
            {why.text} {why.rule}
          </span>
        )}
      </button>
    </li>
  )
}
