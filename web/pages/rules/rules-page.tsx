import type { Rulebook } from '@starboard/screen/contract/cover.ts'
import type { Poster } from '@starboard/screen/contract/poster.ts'
import { foundRules } from '@starboard/screen/frame/rules/rule-search.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { EmptyShelfScene } from '@starboard/screen/pieces/scenes/shelf.tsx'
import { Skeleton } from '@starboard/screen/pieces/skeleton.tsx'
import { useEffect, useMemo, useState } from 'react'
import { Shell } from '../../app/shell.tsx'
import { hasRulebook, loadRulebook, posterOf } from '../../games/registry.ts'
import { NotFoundPage } from '../states/not-found-page.tsx'
import { StatePage } from '../states/state-page.tsx'
import { Book } from './book.tsx'
import { bodyOf, contentsOf } from './contents.ts'
import { Contents } from './contents-list.tsx'
import { FoundRules } from './found-rules.tsx'
import css from './rules-page.module.css'

/** A game's rulebook, as printed matter. */
export function RulesPage({ game }: { readonly game: string }) {
  const poster = posterOf(game)
  if (poster === undefined) return <NotFoundPage />
  return hasRulebook(game) ? <RulebookPage poster={poster} /> : <ComingRules poster={poster} />
}

function ComingRules({ poster }: { readonly poster: Poster }) {
  return (
    <StatePage
      scene={<EmptyShelfScene />}
      title={`The rulebook of ${poster.name} is being written.`}
      buttons={
        <LinkButton href={`/g/${poster.id}`} look="quiet" size="large">
          About the game
        </LinkButton>
      }
    >
      It appears here together with the game.
    </StatePage>
  )
}

function RulebookPage({ poster }: { readonly poster: Poster }) {
  const book = useRulebook(poster.id)
  const [query, setQuery] = useState('')
  const html = useMemo(() => bodyOf(book?.html ?? ''), [book])
  const headings = useMemo(() => contentsOf(html), [html])
  const isSearching = query.trim() !== ''
  return (
    <Shell title={`Rules of ${poster.name}`} current="rules">
      <div className={css.page}>
        <aside className={css.side}>
          <label className={css.search}>
            <span className="spoken">Search the rules</span>
            <Icon name="search" />
            <input
              type="search"
              placeholder="Search the rules"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
          <Contents headings={headings} leave={() => setQuery('')} />
        </aside>
        <article className={css.paper}>
          <header className={css.head}>
            <p className={css.kind}>Rulebook</p>
            <h1 aria-label={`${poster.name}: the rulebook`}>
              <poster.Lettering />
            </h1>
            <div className={css.tools}>
              <LinkButton href={`/g/${poster.id}`} look="quiet">
                About the game
              </LinkButton>
              <Button look="quiet" onClick={() => print()}>
                Print
              </Button>
            </div>
          </header>
          {book === null && <Loading />}
          {book !== null && isSearching && (
            <FoundRules found={foundRules(book.rules, query)} query={query} leave={() => setQuery('')} />
          )}
          {book !== null && <Book html={html} isHidden={isSearching} />}
        </article>
      </div>
    </Shell>
  )
}

function Loading() {
  return (
    <div className={css.loading} role="status">
      <span className="spoken">The rulebook is loading.</span>
      {['90%', '100%', '70%', '95%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height="16px" />
      ))}
    </div>
  )
}

function useRulebook(game: string): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    let isWanted = true
    loadRulebook(game).then((loaded) => isWanted && setBook(loaded), setProblem)
    return () => {
      isWanted = false
    }
  }, [game])
  if (problem !== null) throw problem
  return book
}
