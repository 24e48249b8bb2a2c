const [START, PRIME] = [0x811c9dc5, 0x01000193]

/** Which of so many workers has this table: always the same, and about as many tables each (FNV-1a). */
export function ownerOf(table: string, workers: number): number {
  let hash = START
  for (let at = 0; at < table.length; at++) hash = Math.imul(hash ^ table.charCodeAt(at), PRIME)
  return (hash >>> 0) % workers
}
