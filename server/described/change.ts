import { changeOf, checksum } from '@starboard/kernel'

/** How a look is kept up to date, in words and by examples that the server's own functions have worked out. */
export const changeWords = {
  rules: [
    'A change is plain JSON. Apply it to the value before it, and you have the value after it.',
    'What is neither a list nor a record is the new value itself: 5, "lost", true, null.',
    'A record holds a change for each member that has changed; members that it does not name are as before. A member that was not there before has a new value.',
    'A list [] says that the member is gone.',
    'A list with one part, [x], says that the new value is x, whatever was there before: how a new list or a new record is told.',
    'A list that begins with 0 and has more parts changes a list in places: [0, place, change, place, change, …]. Places count from 0; the list stays as long as it is.',
    'A list that begins with 1 and has more parts cuts a list: [1, place, count, added, place, count, added, …]. One after another: at that place of the list as it is then, so many parts are dropped and those of the list `added` are put in.',
    'In news, a change of null for the whole look says that it is as before.',
  ],
  examples: [
    example(1, 2),
    example({ round: 1, active: 0 }, { round: 2, active: 0 }),
    example({ round: 1 }, { round: 1, next: { card: 'embargo' } }),
    example({ round: 1, next: 'embargo' }, { round: 1 }),
    example({ hand: [] }, { hand: ['embargo', 'sabotage'] }),
    example({ rocket: null }, { rocket: { power: 3 } }),
    example(
      { seats: [{ cubes: 1 }, { cubes: 2 }, { cubes: 3 }] },
      { seats: [{ cubes: 1 }, { cubes: 5 }, { cubes: 3 }] },
    ),
    example({ hand: ['a', 'b', 'c'] }, { hand: ['a', 'c'] }),
    example({ log: ['a', 'b', 'c'] }, { log: ['b', 'c', 'd'] }),
    example({ row: ['b', 'c', 'd'] }, { row: ['a', 'b', 'c'] }),
    example({ row: ['a', 'b'] }, { row: ['c', 'd', 'e'] }),
    example({ nothing: [1, null, { a: true }] }, { nothing: [1, null, { a: true }] }),
  ],
} as const

function example(before: unknown, after: unknown) {
  return { before, after, change: changeOf(before, after) ?? null, ...(before !== after && { print: checksum(after) }) }
}

/** The fingerprint, so that it can be worked out elsewhere. */
export const printWords = {
  rules: [
    'The fingerprint (print) is a whole number from 0 to 4294967295, worked out from the look: all numbers below are 32 bits without sign, and whatever is larger keeps its lowest 32 bits.',
    'mix(hash, part): m = (hash xor part) × 0x85ebca6b; the result is m xor (m shifted right by 13 bits, zeros coming in).',
    'text(t): hash = 0x811c9dc5; for each UTF-16 code unit u of t, hash = (hash xor u) × 0x01000193.',
    'print of a text t: text(t).',
    'print of a number n: mix(0x6e, n), a negative n as two’s complement. There are no fractions in looks.',
    'print of true: 0x2545f491. Of false: 0x9e3779b1. Of null: 0x51ed270b.',
    'print of a list: hash = 0x1b873593; for each part p in its order, hash = mix(hash, print(p)) + 0x165667b1.',
    'print of a record: sum = 0x27d4eb2f; for each member, in any order, sum = sum + mix(text(name), print(value)).',
  ],
  examples: [
    ...[0, 1, -1, 65536, 2147483647, '', 'a', 'Zoë 🚀', true, false, null],
    ...[[], [1], [1, 2], [2, 1], [[]], {}, { a: 1 }, { b: [true, null], a: { c: 'x' } }],
  ].map((value) => ({ value, print: checksum(value) })),
} as const
