import { Shell } from '../../app/shell.tsx'
import { EXHIBITS, type Exhibit } from './exhibits.tsx'
import css from './gallery-page.module.css'
import { GameArt } from './game-art.tsx'

const NAMES = Object.keys(EXHIBITS) as readonly (keyof typeof EXHIBITS)[]

/** Every piece in all its states: what a new board can be laid out with. */
export function GalleryPage() {
  return (
    <Shell title="Gallery of pieces">
      <div className={css.gallery} data-room="night">
        <header>
          <h1>Gallery of pieces</h1>
          <p>
            What boards and pages are laid out with. A game colours them with its own <code>--game-*</code> values.
            Green means “you may”, and nothing else is green.
          </p>
          <nav aria-label="Pieces">
            <ul className={css.index}>
              {NAMES.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {NAMES.map((name) => (
          <Room key={name} name={name} exhibit={EXHIBITS[name]} />
        ))}
        <GameArt />
      </div>
    </Shell>
  )
}

function Room({ name, exhibit: { about, states } }: { readonly name: string; readonly exhibit: Exhibit }) {
  return (
    <section className={css.room} aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p>{about}</p>
      <div className={css.states}>
        {Object.entries(states).map(([state, shown]) => (
          <figure key={state}>
            <div className={css.shown}>{shown}</div>
            <figcaption>{state}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
