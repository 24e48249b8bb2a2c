import type { Interval } from '@starboard/kernel'

const MINUS = '−'

/** 25.5 %, of a share. */
export const percentText = (share: number): string => `${fixed(share * 100, 1)} %`

/** +1.7 points, of a difference of shares. */
export const pointsText = (share: number): string => signed(share * 100, 1)

/** 24.6 to 26.4, of shares. */
export const percentRange = ([low, high]: Interval): string => `${fixed(low * 100, 1)} to ${fixed(high * 100, 1)}`

export const pointsRange = ([low, high]: Interval): string => `${signed(low * 100, 1)} to ${signed(high * 100, 1)}`

export const numberText = (value: number): string => fixed(value, digitsFor(value))
export const differenceText = (value: number): string => signed(value, digitsFor(value))
export const differenceRange = ([low, high]: Interval): string =>
  `${signed(low, digitsFor(high - low))} to ${signed(high, digitsFor(high - low))}`

/** Below a drawing of shares, in percent or points. */
export const percentTick = (share: number): string => tickText(share * 100)

/** As few digits as tell one tick from the next. */
export const tickText = (value: number): string => String(Math.round(value * 1000) / 1000).replace('-', MINUS)

/** 12,345 */
export const countText = (count: number): string => count.toLocaleString('en')

const digitsFor = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)

const fixed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits)
  return value < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text
}

const signed = (value: number, digits: number): string => {
  const text = fixed(value, digits)
  return Number(value.toFixed(digits)) > 0 ? `+${text}` : text
}

/** `comet-destroyed` as people read it. */
export const codeText = (code: string): string =>
  code
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`)

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}th`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
