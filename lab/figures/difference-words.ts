import type { Comparison, Measure } from './measures.ts'
import { differenceRange, differenceText, numberText, percentText, pointsRange, pointsText } from './words.ts'

export const measuredText = ({ kind }: Pick<Measure, 'kind'>, value: number): string =>
  kind === 'share' ? percentText(value) : numberText(value)

/** A difference and its interval: in points where shares are compared. */
export const changeTexts = ({ measure, difference: { value, interval } }: Comparison): readonly [string, string] =>
  measure.kind === 'share'
    ? [pointsText(value), pointsRange(interval)]
    : [differenceText(value), differenceRange(interval)]
