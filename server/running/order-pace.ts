import { randomInt } from 'node:crypto'
import type { Ms } from '@starboard/kernel'
import type { TablePace } from '../table/services.ts'

/** Shares of the time that an order may take, at least and at most. */
const [LEAST, MOST] = [0.1, 0.8]

/**
 * Orders are carried out at some moment of the pause, before a bot would answer. Done at once, they would make the table
 * busy just when an attacker, who has sent a few more messages, is waiting for the answers to those.
 */
export function orderDelayMs({ pauseMs, botDelayMs }: Pick<TablePace, 'pauseMs' | 'botDelayMs'>): Ms {
  const longest = Math.min(pauseMs, botDelayMs)
  const [least, most] = [Math.floor(LEAST * longest), Math.floor(MOST * longest)]
  return most > least ? randomInt(least, most) : 0
}
