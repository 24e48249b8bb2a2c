import type { Poster } from '@starboard/screen/contract/poster.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isPlayable, posters } from '../../games/registry.ts'
import { rangeText } from './lines.ts'
import { PlayButton } from './play-button.tsx'
import css from './shelf.module.css'

interface ShelfProps {
  /** The last place of the shelf, on a phone. */
  readonly children: ReactNode
}

/** All games as posters on a lit shelf. */
export function Shelf({ children }: ShelfProps) {
  const first = posters.find(({ id }) => isPlayable(id))
  return (
    <section className={css.shelf} aria-label="Games">
      {posters.map((poster) => (
        <ShelfGame key={poster.id} poster={poster} isFirst={poster === first} />
      ))}
      <div className={css.tile}>{children}</div>
    </section>
  )
}

interface ShelfGameProps {
  readonly poster: Poster
  readonly isFirst: boolean
}

function ShelfGame({ poster, isFirst }: ShelfGameProps) {
  const isReady = isPlayable(poster.id)
  return (
    <article className={css.game} data-ready={isReady}>
      <Link className={css.poster ?? ''} href={`/g/${poster.id}`} aria-label={poster.name}>
        <poster.Art />
      </Link>
      <div className={css.foot}>
        <p>
          <b>{rangeText(poster.seats, 'players')}</b>
          <span>{rangeText(poster.minutes, 'min')}</span>
        </p>
        {isReady ? <PlayButton poster={poster} look={isFirst ? 'primary' : 'secondary'} /> : <Coming poster={poster} />}
      </div>
    </article>
  )
}

/** What can be tried of it already. */
function Coming({ poster: { id, workshop } }: { readonly poster: Poster }) {
  if (workshop === undefined) return <span className={css.coming}>Coming</span>
  return (
    <Link className={css.coming ?? ''} href={`/g/${id}/editor`}>
      {workshop}
    </Link>
  )
}
