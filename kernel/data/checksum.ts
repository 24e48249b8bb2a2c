/**
 * A quick checksum of plain data, the same whatever the order of keys, so that a client can notice that its copy
 * differs from the server's. Not a proof: for that there is `hashOf`.
 */
export function checksum(value: unknown): number {
  if (typeof value === 'number') return mix(0x6e, value | 0)
  if (typeof value === 'string') return textPrint(value)
  if (value === true) return 0x2545f491
  if (value === false) return 0x9e3779b1
  if (value === null || value === undefined) return 0x51ed270b
  return Array.isArray(value) ? listPrint(value) : recordPrint(value as Record<string, unknown>)
}

const mix = (hash: number, part: number): number => {
  const mixed = Math.imul(hash ^ part, 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

function textPrint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

function listPrint(list: readonly unknown[]): number {
  let hash = 0x1b873593
  for (const part of list) hash = mix(hash, checksum(part)) + 0x165667b1
  return hash >>> 0
}

function recordPrint(record: Record<string, unknown>): number {
  let sum = 0x27d4eb2f
  for (const key in record)
    if (record[key] !== undefined) sum = (sum + mix(textPrint(key), checksum(record[key]))) >>> 0
  return sum
}
