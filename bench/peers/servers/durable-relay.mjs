import { BY_MATCH, DurableLog } from './durable-log.mjs'
import { servePairs } from './pairs.mjs'

const log = new DurableLog(BY_MATCH)

/** Hands on what it is told once that is on the disk. */
servePairs(
  (match) => ({ match, said: 0 }),
  (seats, room, { text }) =>
    log.append(room.match, room.said++, text, () => {
      for (const seat of seats) seat.send(text)
    }),
)
