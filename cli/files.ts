import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FileText } from '@starboard/kernel'
import { Mistake } from './ending.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'it may not be opened',
  EROFS: 'nothing may be written there',
}

export const readText = (path: string): string => withFile(path, () => readFileSync(path, 'utf8'))

const CHUNK_BYTES = 1 << 20

/** Null: it is longer than that, or has no end at all; nothing more of it is read. */
export function readAtMost(path: string, bytes: number): string | null {
  return withFile(path, () => {
    const file = openSync(path, 'r')
    try {
      const chunks: Buffer[] = []
      for (let total = 0; total <= bytes; ) {
        const chunk = Buffer.alloc(CHUNK_BYTES)
        const count = readSync(file, chunk)
        if (count === 0) return Buffer.concat(chunks).toString('utf8')
        chunks.push(chunk.subarray(0, count))
        total += count
      }
      return null
    } finally {
      closeSync(file)
    }
  })
}

/** A file as the value of an option. */
export const openFile = (path: string): FileText => ({ name: basename(path), text: readText(path) })

export const NO_JSON = 'this is not JSON.'

/** Null: this is no JSON. */
export function jsonIn(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

export const writeText = (path: string, text: string): void => withFile(path, () => writeFileSync(path, text))

/** The file itself, or all JSON files in a folder and the folders in it. */
export function jsonFilesAt(path: string): readonly string[] {
  if (!withFile(path, () => statSync(path)).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
}

function withFile<X>(path: string, use: () => X): X {
  try {
    return use()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Mistake(`${path}: ${REASONS[code] ?? `it cannot be used (${code})`}.`)
  }
}
