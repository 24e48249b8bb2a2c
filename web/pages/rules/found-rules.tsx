import type { FoundRule } from '@starboard/screen/frame/rules/rule-search.ts'
import css from './found-rules.module.css'

interface FoundRulesProps {
  readonly found: readonly FoundRule[]
  readonly query: string
  leave(): void
}

/** What the search found. A press on a rule leads to its place in the book. */
export function FoundRules({ found, query, leave }: FoundRulesProps) {
  return (
    <section className={css.found} aria-label="Rules found">
      <p role="status">{headline(found.length, query.trim())}</p>
      <ul>
        {found.map(({ rule, text }) => (
          <li key={rule}>
            <a href={`#${rule}`} onClick={leave}>
              <b>{rule}</b> <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const headline = (count: number, query: string): string =>
  count === 0
    ? `No rule speaks of “${query}”. Try a single word.`
    : `${count === 1 ? 'One rule speaks' : `${count} rules speak`} of “${query}”.`
