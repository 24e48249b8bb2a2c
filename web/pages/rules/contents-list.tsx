import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useEffect, useState } from 'react'
import type { Heading } from './contents.ts'
import css from './contents-list.module.css'

const DESK = '(width >= 1024px)'

interface ContentsProps {
  readonly headings: readonly Heading[]
  /** Away from whatever hides the book. */
  leave(): void
}

/** The table of contents: beside the book on a desk, folded above it on a phone. */
export function Contents({ headings, leave }: ContentsProps) {
  const [isOpen, setOpen] = useState(() => matchMedia(DESK).matches)
  const here = useHeadingInSight(headings)
  return (
    <details className={css.contents} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="log" />
        Contents
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label="Contents of the rulebook">
        <ol>
          {headings.map(({ id, level, text }) => (
            <li key={id} data-level={level}>
              <a
                href={`#${id}`}
                aria-current={id === here ? 'location' : undefined}
                onClick={() => {
                  leave()
                  if (!matchMedia(DESK).matches) setOpen(false)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}

/** The last heading above the middle of the window. */
function useHeadingInSight(headings: readonly Heading[]): string | null {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const above = headings.filter(({ id }) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3
      })
      setHere(above.at(-1)?.id ?? null)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [headings])
  return here
}
