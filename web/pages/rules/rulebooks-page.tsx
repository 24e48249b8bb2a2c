import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Link } from 'wouter'
import { Shell } from '../../app/shell.tsx'
import { hasRulebook, posters } from '../../games/registry.ts'
import css from './rulebooks-page.module.css'

/** All rulebooks, side by side. */
export function RulebooksPage() {
  return (
    <Shell title="Rules" current="rules">
      <div className={css.page}>
        <h1>Rulebooks</h1>
        <p className={css.lead}>
          Every rule has a number. The screen, the log and a refused move quote the same number, and lead here.
        </p>
        <ul className={css.books}>
          {posters.map((poster) => (
            <li key={poster.id}>{hasRulebook(poster.id) ? <Cover poster={poster} /> : <Coming poster={poster} />}</li>
          ))}
        </ul>
      </div>
    </Shell>
  )
}

function Cover({ poster }: { readonly poster: Poster }) {
  return (
    <Link className={css.book ?? ''} href={`/g/${poster.id}/rules`} aria-label={`Rulebook of ${poster.name}`}>
      <poster.Thumb />
      <span className={css.name}>
        <poster.Lettering />
      </span>
      <span className={css.kind}>Rulebook</span>
    </Link>
  )
}

function Coming({ poster }: { readonly poster: Poster }) {
  return (
    <div className={css.book} data-coming="">
      <poster.Thumb />
      <span className={css.name}>{poster.name}</span>
      <span className={css.kind}>Coming with the game</span>
    </div>
  )
}
