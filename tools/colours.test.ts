import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const STYLES = join(import.meta.dirname, '../screen/styles')
const [tokens, base] = ['tokens.css', 'base.css'].map((file) => readFileSync(join(STYLES, file), 'utf8')) as [
  string,
  string,
]
const highIn = (css: string): string => css.split(':root[data-contrast="high"] {')[1]?.split('}')[0] ?? ''

const MODES = ['by day', 'by night'] as const
type Mode = (typeof MODES)[number]

/** What each token is by day and by night; most are the same at both. */
function tokensIn(css: string, mode: Mode): Readonly<Record<string, string>> {
  const all = css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)
  return Object.fromEntries(
    [...all].map(([, name = '', day = '', night = '', always]) => [name, always ?? (mode === 'by day' ? day : night)]),
  )
}

/** `#abc` or `#aabbcc` as three parts from 0 to 1. */
function partsOf(hex: string): readonly number[] {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join('') : hex.slice(1, 7)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
}

/** WCAG 2: relative luminance, and the ratio of two. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const [TEXT, SHAPE] = [4.5, 3]
const GROUNDS = ['night-0', 'night-1', 'night-2']
const SEATS = Array.from({ length: 8 }, (_, seat) => `seat-${seat + 1}`)

/** What is read, and what is only recognised, on which ground, with which ratio at least. */
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...['ink-hi', 'ink-mid', 'ink-low', 'may', 'now', 'harm', 'info'].flatMap((ink) =>
    GROUNDS.map((ground) => [ink, ground, TEXT] as const),
  ),
  ...SEATS.flatMap((seat) => GROUNDS.map((ground) => [seat, ground, SHAPE] as const)),
  ['may-ink', 'may', TEXT],
  // What is chosen stands as ground on ink.
  ['night-0', 'ink-hi', TEXT],
  ...['paper-0', 'paper-1'].flatMap((paper) => [['print', paper, 7] as const, ['print-mid', paper, TEXT] as const]),
]

describe.each(MODES)('colours %s', (mode) => {
  const plain = tokensIn(tokens, mode)
  const high = { ...plain, ...tokensIn(highIn(base), mode) }
  const tooWeak = (colours: typeof plain) =>
    PAIRS.filter(([ink, ground, least]) => {
      const found = ratio(colours[ink] ?? '', colours[ground] ?? '')
      return !(found >= least)
    }).map(([ink, ground]) => `${ink} ${colours[ink]} on ${ground} ${colours[ground]}`)

  it('are told apart: text, shapes and what may be pressed', () => {
    expect(tooWeak(plain)).toEqual([])
  })

  it('are told apart more easily with high contrast', () => {
    expect(tooWeak(high)).toEqual([])
    for (const ink of ['ink-hi', 'ink-mid', 'ink-low', 'may', 'harm', 'info'])
      for (const ground of GROUNDS) expect(ratio(high[ink] ?? '', high[ground] ?? ''), ink).toBeGreaterThan(7)
  })
})

it('by day is another set than by night', () => {
  const [day, night] = [tokensIn(tokens, 'by day'), tokensIn(tokens, 'by night')]
  expect(luminance(day['night-0'] ?? '')).toBeGreaterThan(0.8)
  expect(luminance(night['night-0'] ?? '')).toBeLessThan(0.02)
})
