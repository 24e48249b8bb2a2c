const GROUP = 4

/** A long number as people compare it: its beginning and its end, in groups. */
export function fingerprintText(hash: string): string {
  if (hash.length <= 3 * GROUP) return hash
  return `${hash.slice(0, GROUP)} ${hash.slice(GROUP, 2 * GROUP)} … ${hash.slice(-GROUP)}`
}
