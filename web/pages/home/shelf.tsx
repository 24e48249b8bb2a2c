import type { Poster } from '@starboard/screen/contract/poster.ts'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { MinuteButton } from '../../games/minute-button.tsx'
import { PosterArt } from '../../games/poster-art.tsx'
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
        <PosterArt poster={poster} />
      </Link>
      <div className={css.foot}>
        <p className={css.about}>{poster.about}</p>
        <div className={css.facts}>
          <p>
            <b>{rangeText(poster.seats, 'players')}</b> <span>{rangeText(poster.minutes, 'min')}</span>
          </p>
          <MinuteButton
            poster={poster}
            draw={(press) => (
              <IconButton label={`${poster.name} in a minute`} icon={<Icon name="info" size={20} />} onClick={press} />
            )}
          />
        </div>
        <div className={css.ways}>
          {isReady ? (
            <PlayButton poster={poster} look={isFirst ? 'primary' : 'secondary'} />
          ) : (
            <Coming poster={poster} />
          )}
        </div>
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
