import { numberKey, useNumberKeys, useRoving } from '@starboard/screen/pieces/roving.ts'
import { whyNot } from '../model/choosing.ts'
import type { Held } from '../model/hand.ts'
import type { Picking } from '../model/use-picking.ts'
import { usesOf } from '../model/uses.ts'
import css from './hand.module.css'
import { HandCard } from './hand-card.tsx'

/** The cards of the one in front, and what lies face down before them. Read-only where nothing is asked. */
export function Hand({ picking }: { readonly picking: Picking }) {
  const { front, mine, held, name, legal, refused, picked } = picking
  const roving = useRoving<HTMLUListElement>()
  useNumberKeys(roving.ref)
  const isMine = mine !== null && front.seat === mine.seat
  return (
    <section
      className={css.hand}
      aria-label={isMine ? 'Your hand' : `Hand of ${name(front.seat)}`}
      data-spot="hand"
      tabIndex={-1}
    >
      {held.length === 0 ? (
        <p className={css.empty}>
          {isMine && picking.asked === null ? 'No cards. You draw when your turn begins.' : 'No cards.'}
        </p>
      ) : (
        <ul className={css.cards} {...roving} data-many={held.length > FEW || undefined}>
          {held.map((one, place) => (
            <HandCard
              key={one.key}
              held={one}
              hotkey={numberKey(place)}
              mayUse={usesOf(legal, one).length > 0}
              isPicked={picked.key === one.key}
              why={isAsked(picking, one) ? whyNot(refused, one) : null}
              victim={victimName(picking, one)}
              press={() => picking.press({ kind: 'card', key: one.key })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** More than these do not fit side by side. */
const FEW = 6

/** On one's own turn what cannot be played says why; at other times all cards simply lie there. */
const isAsked = ({ asked, legal }: Picking, held: Held): boolean =>
  asked?.kind === 'action' && usesOf(legal, held).length === 0

/** Whom a bomb of one's own is meant for. */
function victimName({ front, name }: Picking, held: Held): string | null {
  const victim = held.kind === 'hidden' ? front.faceDown[held.place]?.victim : null
  return victim === null || victim === undefined ? null : name(victim)
}
