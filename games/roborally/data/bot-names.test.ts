import { expect, test } from 'vitest'
import { ROBOT_NAMES } from '../rules/robots.ts'
import { BOT_NAMES } from './bot-names.ts'

test('RR-1.3 no driver is called like a robot', () => {
  const robots: readonly string[] = ROBOT_NAMES
  expect(BOT_NAMES.filter((name) => robots.includes(name))).toEqual([])
})
