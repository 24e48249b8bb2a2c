/** From here on the quick rules are the better ones. */
const MANY = 5

/** Section 7: said where many sit down and draw one card a turn. */
export function seatsNote(seats: number, { baseDraw }: Readonly<Record<string, unknown>>): string | null {
  return seats >= MANY && baseDraw === 1
    ? `With ${seats} of you a race takes well over an hour. The Quick rules draw two cards a turn.`
    : null
}
