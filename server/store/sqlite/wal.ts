import { closeSync, openSync, readSync, statSync } from 'node:fs'

/**
 * The newest commits are in the write-ahead log beside the file until they are folded in. SQLite forgives its loss
 * without a word: what is missing has never been. So a store that is open is marked as such, in the file itself.
 */
export function walProblem(path: string): string | null {
  const wal = `${path}-wal`
  const size = sizeOf(wal)
  if (size === 0) return isMarkedOpen(path) ? missing(wal) : null
  return withFile(wal, (file) => isDamaged(file, size)) ? damaged(wal) : null
}

const missing = (wal: string): string =>
  `${wal} is missing although the store was not closed: what was played last may be lost. ` +
  'If the store was copied or moved without it, stop the server and put it back, or restore a backup with “starboard restore”.'

const damaged = (wal: string): string =>
  `${wal} is damaged: what was played last may be lost. Look after the disk; “starboard doctor” tells whether the rest is whole, and “starboard restore” puts a backup in its place.`

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** https://sqlite.org/fileformat2.html: a number for programs is at byte 60 of the file. */
export function isMarkedOpen(path: string): boolean {
  if (sizeOf(path) < 100) return false
  return withFile(path, (file) => bytesAt(file, 60, 4).readUInt32BE(0)) !== 0
}

const HEADER = 32
const FRAME_HEADER = 24

/**
 * A commit that was being written when the power failed is cut short, and was never acknowledged. Every commit is
 * synced before the next one begins: where two or more lie behind a bad place, it is no accident of that kind.
 */
function isDamaged(file: number, size: number): boolean {
  if (size < HEADER) return false
  const header = bytesAt(file, 0, HEADER)
  const isLittle = header.readUInt32BE(0) === 0x377f0682
  const start = checksum(header.subarray(0, 24), [0, 0], isLittle)
  if (!/^377f068[23]$/.test(header.toString('hex', 0, 4)) || !isSum(header, 24, start)) return size > HEADER
  const pageSize = header.readUInt32BE(8)
  let [sum, isBehind, commits] = [start, false, 0]
  for (let at = HEADER; at + FRAME_HEADER + pageSize <= size; at += FRAME_HEADER + pageSize) {
    const frame = bytesAt(file, at, FRAME_HEADER + pageSize)
    const isCurrent = frame.subarray(8, 16).equals(header.subarray(16, 24))
    if (!isBehind) {
      sum = checksum(frame.subarray(FRAME_HEADER), checksum(frame.subarray(0, 8), sum, isLittle), isLittle)
      isBehind = !isCurrent || !isSum(frame, 16, sum)
    }
    if (isBehind && isCurrent && frame.readUInt32BE(4) > 0) commits++
  }
  return commits >= 2
}

type Sum = readonly [number, number]

const isSum = (bytes: Buffer, at: number, [first, second]: Sum): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second

/** https://sqlite.org/fileformat2.html#checksum_algorithm */
function checksum(bytes: Buffer, [start, next]: Sum, isLittle: boolean): Sum {
  let [first, second] = [start, next]
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + second) >>> 0
    second = (second + (isLittle ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + first) >>> 0
  }
  return [first, second]
}

function bytesAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, at)
  return bytes
}

function withFile<X>(path: string, read: (file: number) => X): X {
  const file = openSync(path, 'r')
  try {
    return read(file)
  } finally {
    closeSync(file)
  }
}
