import type { Action } from '../rules/vocabulary.ts'

/** What a card shows beside its letter; a movement shows this alone. */
interface Glyph {
  readonly box: string
  readonly d: string
  readonly line?: number
}

const AIM = { box: '0 0 24 24', d: 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 1v7M12 16v7M1 12h7M16 12h7', line: 2.2 }
const BOLT = { box: '0 0 24 24', d: 'M14 1L4 14h7L9 23 20 9h-7Z' }
const SPARK = { box: '0 0 24 24', d: 'M12 1l2.6 7 7.4 1-5.6 4.8 2 7.8-6.4-4.2-6.4 4.2 2-7.8L2 9l7.4-1Z' }
const BOTS = {
  box: '0 0 36 34',
  d: 'M7 14h22l2 15H5ZM11 4h14l1.6 9H9.4ZM17 0h2v4h-2ZM1.5 17l3.1-1-1.2 11ZM34.5 17l-3.1-1 1.2 11ZM9 30h6v4H8ZM21 30h6l1 4h-7Z',
}
const LEFT = { box: '0 0 40 28', d: 'M2 14L17 1v7h21v12H17v7Z' }
const RIGHT = { box: '0 0 40 28', d: 'M38 14L23 1v7H2v12h21v7Z' }
const LIFT = {
  box: '0 0 34 40',
  d: 'M1.5 2h3.2v36H1.5ZM29.3 2h3.2v36h-3.2ZM17 3l9 11h-6v12h6l-9 11-9-11h6V14H8Z',
}

export const GLYPHS: Readonly<Partial<Record<Action, Glyph>>> = {
  A: AIM,
  B: BOLT,
  C: SPARK,
  bots: BOTS,
  red: LEFT,
  blue: RIGHT,
  lift: LIFT,
  'hero-A': AIM,
  'hero-B': BOLT,
  'hero-C': SPARK,
  'hero-bots': BOTS,
}

export function GlyphPicture({ glyph: { box, d, line } }: { readonly glyph: Glyph }) {
  return (
    <svg viewBox={box} aria-hidden="true">
      {line === undefined ? (
        <path d={d} fill="currentColor" />
      ) : (
        <path d={d} fill="none" stroke="currentColor" strokeWidth={line} />
      )}
    </svg>
  )
}
