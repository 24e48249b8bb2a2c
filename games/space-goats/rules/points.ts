/** SG-7.8: a win is a point, a draw half a one; the rules count halves. */
export function printPoints(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}
