import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Skeleton } from '../../pieces/skeleton.tsx'
import { useAroundBoard } from '../context.ts'
import { foundRules } from './rule-search.ts'
import css from './rules-tab.module.css'

/** A rule that somebody asked for; asked again it is shown again. */
export interface AskedRule {
  readonly rule: string
  /** To where one was. */
  back(): void
}

type Jump = Pick<AskedRule, 'rule'>

/** The rulebook beside the board: read, search, jump. */
export function RulesTab({ asked }: { readonly asked: AskedRule | null }) {
  const { rulebook, game } = useAroundBoard()
  const [query, setQuery] = useState('')
  const [jump, setJump] = useState<Jump | null>(asked)
  useEffect(() => {
    if (asked === null) return
    setQuery('')
    setJump(asked)
  }, [asked])
  if (rulebook === null) return <Loading />
  const open = (rule: string) => {
    setQuery('')
    setJump({ rule })
  }
  return (
    <div className={css.tab}>
      <div className={css.tools}>
        <input
          type="search"
          aria-label="Search the rules"
          placeholder="Search the rules"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <a href={`/g/${game.meta.id}/rules`} target="_blank" rel="noreferrer">
          Open as a page
        </a>
      </div>
      {query.trim() === '' ? (
        <Book html={rulebook.html} jump={jump} />
      ) : (
        <Found query={query} rules={rulebook.rules} open={open} />
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className={css.loading} role="status">
      <span className="spoken">The rulebook is loading.</span>
      <Skeleton height="28px" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="90%" />
    </div>
  )
}

function Book({ html, jump }: { readonly html: string; readonly jump: Jump | null }) {
  const ref = useRef<HTMLElement>(null)
  // The build made this HTML from our own rulebook; nobody else can write into it.
  const inner = useMemo(() => ({ __html: html }), [html])
  useEffect(() => {
    if (jump !== null) showIn(ref.current, jump.rule)
  }, [jump])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    if (link === null) return
    event.preventDefault()
    showIn(ref.current, (link.getAttribute('href') ?? '#').slice(1))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only catches clicks on the links inside, which keys press too
    <section
      ref={ref}
      className={css.book}
      aria-label="Rulebook"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      tabIndex={0}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our build from our own file
      dangerouslySetInnerHTML={inner}
    />
  )
}

function showIn(book: HTMLElement | null, id: string): void {
  const found = book?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (book === null || !found) return
  for (const shown of book.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown')
  found.setAttribute('data-shown', '')
  found.setAttribute('tabindex', '-1')
  book.scrollTop += found.getBoundingClientRect().top - book.getBoundingClientRect().top - 8
  found.focus({ preventScroll: true })
}

interface FoundProps {
  readonly query: string
  readonly rules: Readonly<Record<string, string>>
  open(rule: string): void
}

function Found({ query, rules, open }: FoundProps) {
  const found = useMemo(() => foundRules(rules, query), [rules, query])
  return (
    <div className={css.found}>
      <p role="status">
        {found.length === 0
          ? `No rule speaks of “${query.trim()}”.`
          : found.length === 1
            ? '1 rule'
            : `${found.length} rules`}
      </p>
      <ul>
        {found.map(({ rule, text }) => (
          <li key={rule}>
            <button type="button" onClick={() => open(rule)}>
              <b>{rule}</b> {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
