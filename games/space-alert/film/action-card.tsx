import { isHeroicCard, isHeroicMove } from '../rules/cards.ts'
import type { Half } from '../rules/deal/card.ts'
import { DESTINATION } from '../rules/ship/stations.ts'
import type { Action, Slot } from '../rules/vocabulary.ts'
import css from './action-card.module.css'
import { GLYPHS, GlyphPicture } from './action-icons.tsx'
import { MiniShip } from './mini-ship.tsx'

/** What lies in a slot: paper for a card, gold for a heroic one, nothing for an empty slot. */
export function SlotCard({ slot }: { readonly slot: Slot }) {
  if (slot === null) return <span className={css.empty} />
  if (typeof slot === 'string') return <ActionCard action={slot} />
  return (
    <span className={css.double}>
      <ActionCard action={slot[0]} />
      <ActionCard action={slot[1]} />
    </span>
  )
}

/** A card that nobody has seen: only which half is up. */
export const CardBack = ({ half }: { readonly half: Half }) => (
  <span className={css.back} data-half={half}>
    <span className="spoken">face down, {half === 'move' ? 'a move' : 'an action'}</span>
  </span>
)

export function ActionCard({ action }: { readonly action: Action }) {
  return (
    <span className={css.card} data-action={action} data-heroic={isHeroicCard(action)}>
      <Face action={action} />
    </span>
  )
}

function Face({ action }: { readonly action: Action }) {
  if (isHeroicMove(action)) return <MiniShip at={DESTINATION[action]} isOnCard />
  const letter = /[ABC]$/.exec(action)?.[0]
  const glyph = GLYPHS[action]
  return (
    <>
      {letter !== undefined && <b>{letter}</b>}
      {glyph !== undefined && <GlyphPicture glyph={glyph} />}
    </>
  )
}
