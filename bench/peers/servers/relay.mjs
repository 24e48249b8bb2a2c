import { servePairs } from './pairs.mjs'

/** Hands on what it is told, without a look at it: the least that any server can do. */
servePairs(
  () => null,
  (seats, _room, { text }) => {
    for (const seat of seats) seat.send(text)
  },
)
