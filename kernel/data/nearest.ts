const MOST = 3
/** Nobody means a longer word. */
const MOST_LETTERS = 60

/** Those of the known words that somebody most likely meant, the likeliest first. */
export function nearestTo(word: string, known: readonly string[]): readonly string[] {
  const meant = word.slice(0, MOST_LETTERS).toLowerCase()
  return known
    .map((one) => ({ one, away: awayFrom(meant, one.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({ one }) => one)
}

/** How many letters must be added, dropped or changed; the beginning of a word means that word. */
function awayFrom(word: string, other: string): number {
  if (word !== '' && other.startsWith(word)) return 0
  const first = Array.from({ length: other.length + 1 }, (_, place) => place)
  return [...word].reduce((row, letter) => rowAfter(row, letter, other), first).at(-1) ?? 0
}

/** The next row of the table of distances between all beginnings of the two words. */
function rowAfter(row: readonly number[], letter: string, other: string): number[] {
  const next = [(row[0] ?? 0) + 1]
  for (const [place, one] of [...other].entries()) {
    const changed = (row[place] ?? 0) + (one === letter ? 0 : 1)
    next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
  }
  return next
}
