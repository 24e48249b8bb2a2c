import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NODE_FLAGS } from './defaults.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

it('what is measured is started as hosts start it', () => {
  const { scripts } = JSON.parse(read('../package.json')) as { scripts: { start: string } }
  expect(scripts.start).toBe(['node', ...NODE_FLAGS, 'cli/starboard.mjs serve'].join(' '))
  expect(read('../cli/starboard.mjs').split('\n')[0]).toBe(['#!/usr/bin/env -S node', ...NODE_FLAGS].join(' '))
})
