/** "1 card", "3 cards". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** "14:05" as it is written where one lives. */
export const hourOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

const DAY = 24 * 60 * 60 * 1000

/** How one says since when: "14:05" today, "Tuesday" this week, "3 November" before that. */
export function sinceWhen(at: number, now: number): string {
  const day = new Date(at)
  if (day.toDateString() === new Date(now).toDateString()) return hourOf(at)
  return now - at < 6 * DAY
    ? day.toLocaleDateString('en-GB', { weekday: 'long' })
    : day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
}

/** "Ines", "Ines and Bo", "Ines, Bo and Kim". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
