import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import type { ReactNode } from 'react'
import type { Trouble } from '../../replay/trouble.ts'
import { BrokenReel } from './broken-reel.tsx'
import css from './trouble-panel.module.css'

const TITLES: Readonly<Record<Trouble['kind'], string>> = {
  'not-json': 'This is not a match',
  'no-export': 'This is not an exported match',
  'unknown-game': 'This game is not here',
  'other-rules': 'Played by other rules',
  'too-large': 'This file is too large',
  'too-much': 'This log is too much work',
  broken: 'This log cannot be played',
  'not-found': 'There is no such match',
  'not-over': 'Not over yet',
  'no-answer': 'The server does not answer',
}

const ADVICE: Readonly<Partial<Record<Trouble['kind'], string>>> = {
  'other-rules': 'The file is fine: open it with the version of Starboard it was played with.',
  'too-large': 'If you trust whoever gave it to you: npx starboard verify --no-limits checks it all the same.',
  'too-much': 'If you trust whoever gave it to you: npx starboard verify --no-limits checks it all the same.',
  'not-found': 'Perhaps the code is mistyped. A match that nobody finished has no replay either.',
  'not-over': 'A replay shows everybody’s secrets, so it opens when the match is over.',
}

interface TroublePanelProps {
  readonly trouble: Trouble
  readonly code: string | null
  /** What else one can do here. */
  readonly children?: ReactNode
}

/** Why there is nothing to see, and where to go from here. */
export function TroublePanel({ trouble: { kind, text }, code, children }: TroublePanelProps) {
  return (
    <section className={css.trouble} role="alert">
      <BrokenReel />
      <h1>{TITLES[kind]}</h1>
      <p>{text}</p>
      {ADVICE[kind] !== undefined && <p className={css.advice}>{ADVICE[kind]}</p>}
      <div className={css.ways}>
        {kind === 'not-over' && code !== null && (
          <LinkButton look="primary" href={`/t/${encodeURIComponent(code)}`}>
            Watch the table
          </LinkButton>
        )}
        {children}
        {code !== null && (
          <LinkButton look="quiet" href="/r">
            Open a file instead
          </LinkButton>
        )}
      </div>
    </section>
  )
}
