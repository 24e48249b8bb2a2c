/** SG-7.8: a win is a point, a draw half a one; the rules count halves. */
export function printPoints(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** The same with its noun: "1 point", "½ point", "1½ points". */
export const countPoints = (halves: number): string =>
  `${printPoints(halves)} ${halves === 1 || halves === 2 ? 'point' : 'points'}`
