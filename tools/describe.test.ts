import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { described, WRITTEN } from './describe.mjs'

const PATIENCE_MS = 300_000

it(
  'server/described/types.json says what the types say now: if it does not, “npm run describe” writes it anew',
  () => {
    const [kept, now] = [readFileSync(WRITTEN, 'utf8').split('\n'), described().split('\n')]
    const differing = now.filter((line, place) => line !== kept[place]).map((line) => line.slice(0, 80))
    expect([kept.length, differing.slice(0, 5)]).toEqual([now.length, []])
  },
  PATIENCE_MS,
)
