import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a server whose luck is to be the same every time: all seeds are one, and ids, of which bots make their
 * own luck, are counted.
 */
const SEED_BYTES = 32
const ID_BYTES = 16
const { randomBytes } = crypto
let ids = 0

function counted() {
  const bytes = Buffer.alloc(ID_BYTES)
  bytes.writeUInt32BE(++ids)
  return bytes
}

crypto.randomBytes = (size, ...rest) => {
  if (rest.length > 0) return randomBytes(size, ...rest)
  if (size === SEED_BYTES) return Buffer.alloc(SEED_BYTES, 1)
  return size === ID_BYTES ? counted() : randomBytes(size)
}
syncBuiltinESMExports()
