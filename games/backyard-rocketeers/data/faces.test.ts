import { expect, it } from 'vitest'
import { BOT_NAMES } from './bot-names.ts'
import { strokesOf } from './faces.ts'

it('gives every bot a face of its own, told apart without colour', () => {
  const faces = BOT_NAMES.map((name) => strokesOf(name)?.join(' '))
  expect(new Set(faces).size).toBe(BOT_NAMES.length)
  expect(faces).not.toContain(undefined)
  expect(strokesOf('Ada')).toBeNull()
})
