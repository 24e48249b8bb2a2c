import { GLYPHS, GlyphPicture } from '../../film/action-icons.tsx'
import { MiniShip } from '../../film/mini-ship.tsx'
import { isHeroicMove } from '../../rules/cards.ts'
import { DESTINATION } from '../../rules/ship/stations.ts'
import type { Action } from '../../rules/vocabulary.ts'
import { printedOn } from '../model/half-words.ts'
import css from './half-face.module.css'

/** One half of a card: a letter with its sign, or where it leads. */
export function HalfFace({ action }: { readonly action: Action }) {
  const { letter, word } = printedOn(action)
  const glyph = GLYPHS[action]
  return (
    <span className={css.half} data-action={action}>
      <span className={css.sign}>
        {letter !== '' && <i>{letter}</i>}
        {isHeroicMove(action) ? (
          <MiniShip at={DESTINATION[action]} isOnCard />
        ) : (
          glyph !== undefined && <GlyphPicture glyph={glyph} />
        )}
      </span>{' '}
      <b>{word}</b>
    </span>
  )
}
