import { expect, test } from 'vitest'
import { Names } from './names.ts'

const RULES = new Names([
  ['turn', 1],
  ['wave', 2],
  ['action', 3],
])

test('finds each by its name, whichever was found before', () => {
  expect(['turn', 'wave', 'turn', 'action', 'wave'].map((name) => RULES.get(name))).toEqual([1, 2, 1, 3, 2])
})

test('knows no other name, of a known length or not', () => {
  expect(['', 'turm', 'actions', '__proto__'].map((name) => RULES.get(name))).toEqual(Array(4).fill(undefined))
})
