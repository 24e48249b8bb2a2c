import { describe, expect, test } from 'vitest'
import { Bug } from '../contract/bug.ts'
import { type Chance, cardAt, chanceFrom, pick, shuffled } from './chance.ts'
import { commitmentOf, committedChance, isSeed, type Word } from './committed.ts'
import { fastChance } from './fast.ts'

const SEED = '5eed'.repeat(16)
const committed = (from = {}) => committedChance({ seed: SEED, seatSeeds: ['ada', 'ben'] }, from)

/** Pearson's sum over the counts of `draws` values below `n`. */
function chiSquare(random: Chance, n: number, draws: number): number {
  const counts = new Array<number>(n).fill(0)
  for (let draw = 0; draw < draws; draw++) {
    const value = random.below(n, 'test')
    counts[value] = (counts[value] ?? 0) + 1
  }
  const expected = draws / n
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The 99.9 % point for this many degrees of freedom, by Wilson and Hilferty. */
const limit = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3

/** Sums over many seeds: one seed alone is off the 99.9 % point once in a thousand, however good the luck is. */
const SEEDS = Array.from({ length: 40 }, (_, number) => number.toString(16).padStart(64, '0'))
const chiSquareOverSeeds = (make: (seed: string) => Chance, n: number, draws: number) =>
  SEEDS.reduce((sum, seed) => sum + chiSquare(make(seed), n, draws), 0)

describe.each<[string, (seed: string) => Chance]>([
  ['committed', (seed) => committedChance({ seed, seatSeeds: ['ada', 'ben'] })],
  ['fast', (seed) => fastChance(seed)],
])('%s luck', (_name, makeFrom) => {
  const make = () => makeFrom(SEED)

  test.each([2, 3, 6, 7, 44, 100])('is uniform below %i (40 seeds from 0 on, 10,000 draws each)', (n) => {
    expect(chiSquareOverSeeds(makeFrom, n, 10_000)).toBeLessThan(limit(SEEDS.length * (n - 1)))
  })

  test('gives each pair of neighbouring rolls equally often (40 seeds from 0 on)', () => {
    const pairsOf = (random: Chance) => chanceFrom(() => (random.d6() - 1) * 6 + random.d6() - 1)
    const sum = chiSquareOverSeeds((seed) => pairsOf(makeFrom(seed)), 36, 5_000)
    expect(sum).toBeLessThan(limit(SEEDS.length * 35))
  })

  test('draws cards by their share', () => {
    const random = make()
    const drawn = Array.from({ length: 12_000 }, () => random.draw('deck', { rare: 1, common: 2, gone: 0 }))
    const rare = drawn.filter((card) => card === 'rare').length
    expect(drawn).not.toContain('gone')
    expect(rare).toBeGreaterThan(3_800)
    expect(rare).toBeLessThan(4_200)
  })

  test('repeats itself from the same seed', () => {
    const [first, second] = [make(), make()]
    const some = (random: Chance) => Array.from({ length: 200 }, () => random.below(1000, 'a'))
    expect(some(first)).toEqual(some(second))
  })
})

test('other seeds give other luck', () => {
  const some = (random: Chance) => Array.from({ length: 20 }, () => random.below(1000, 'a')).join()
  expect(some(fastChance('one'))).not.toBe(some(fastChance('two')))
  const other = committedChance({ seed: SEED, seatSeeds: ['ada', 'bea'] })
  expect(some(committed())).not.toBe(some(other))
})

test('a die shows 1 to 6 and uses the stream “dice”', () => {
  const asked: string[] = []
  const random = chanceFrom((n, stream) => {
    asked.push(`${stream} ${n}`)
    return 0
  })
  expect(random.d6()).toBe(1)
  expect(asked).toEqual(['dice 6'])
})

describe('committed luck', () => {
  test('keeps its streams apart: other draws in between change nothing', () => {
    const alone = committed()
    const mixed = committed()
    const expected = Array.from({ length: 50 }, () => alone.below(44, 'engineering'))
    const found = Array.from({ length: 50 }, () => {
      mixed.d6()
      mixed.below(12, 'movement')
      return mixed.below(44, 'engineering')
    })
    expect(found).toEqual(expected)
  })

  test('goes on where the saved streams stand, at any place', () => {
    for (const drawn of [1, 63, 64, 65, 200]) {
      const whole = committed()
      for (let draw = 0; draw < drawn; draw++) whole.below(6, 'dice')
      const resumed = committed(whole.streams())
      const [a, b] = [whole, resumed].map((random) => Array.from({ length: 80 }, () => random.below(6, 'dice')))
      expect(b).toEqual(a)
      expect(resumed.streams()).toEqual(whole.streams())
    }
  })

  test('keeps the place of streams that are not used again', () => {
    expect(committed({ dice: 7, movement: 3 }).streams()).toEqual({ dice: 7, movement: 3 })
  })

  test('rejects words of the uneven rest: a draw may use more than one', () => {
    const random = committed()
    const n = 0x8000_0001
    for (let draw = 0; draw < 200; draw++) expect(random.below(n, 'wide')).toBeLessThan(n)
    // Nearly half of all words lie in the rest, so 200 draws need about 400 words.
    expect(random.streams().wide).toBeGreaterThan(330)
    expect(random.streams().wide).toBeLessThan(470)
  })

  test('shows the word of each draw and its place, the rejected ones left out', () => {
    const words: Word[] = []
    const random = committedChance({ seed: SEED, seatSeeds: ['a'] }, {}, (word) => words.push(word))
    const n = 0x8000_0001
    const drawn = Array.from({ length: 50 }, () => random.below(n, 'wide'))
    expect(words.map(({ word, of }) => word % of)).toEqual(drawn)
    expect(words.at(-1)?.place).toBe((random.streams().wide ?? 0) - 1)
    expect(words.at(-1)?.place).toBeGreaterThan(50)
  })

  test('uses one word for each draw that divides evenly', () => {
    const random = committed()
    for (let draw = 0; draw < 100; draw++) random.below(2, 'coin')
    expect(random.streams()).toEqual({ coin: 100 })
  })

  test('publishes the hash of its seed, and knows a seed when it sees one', () => {
    expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
    expect([SEED, SEED.toUpperCase(), SEED.slice(1), 'dice'].map(isSeed)).toEqual([true, false, false, false])
  })
})

describe('helpers', () => {
  test('cards of a bag lie in catalogue order', () => {
    const bag = { a: 2, b: 0, c: 1 }
    expect([0, 1, 2].map((place) => cardAt(bag, place))).toEqual(['a', 'a', 'c'])
    expect(() => cardAt(bag, 3)).toThrow(new Bug('A bag of 3 has no position 3.'))
  })

  test('a row gives the same cards as the bag it lists', () => {
    const bag = { a: 2, b: 0, c: 1 }
    for (const place of [0, 1, 2]) {
      const random = chanceFrom(() => place)
      expect(random.draw('s', ['a', 'a', 'c'])).toBe(random.draw('s', bag))
    }
    expect(() => chanceFrom(() => 0).draw('s', [])).toThrow(new Bug('A row of 0 has no position 0.'))
  })

  test('a card taken is the one that would be drawn, and leaves its row', () => {
    for (const place of [0, 1, 2, 3]) {
      const random = chanceFrom(() => place)
      const row = ['a', 'a', 'b', 'c']
      const drawn = random.draw('s', row)
      expect(random.take('s', row)).toBe(drawn)
      expect([...row, drawn].sort()).toEqual(['a', 'a', 'b', 'c'])
    }
    expect(() => chanceFrom(() => 0).take('s', [])).toThrow(new Bug('A row of 0 has no position 0.'))
  })

  test('fast luck takes what it would draw', () => {
    const [one, other] = [fastChance('same'), fastChance('same')]
    const row = [...'aabbccdd']
    while (row.length > 0) expect(one.draw('s', [...row])).toBe(other.take('s', row))
  })

  test('pick and shuffle use every position', () => {
    const last = chanceFrom((n) => n - 1)
    expect(pick(['a', 'b', 'c'], last, 's')).toBe('c')
    expect(shuffled(['a', 'b', 'c'], last, 's')).toEqual(['c', 'b', 'a'])
    expect(() =>
      pick(
        [],
        chanceFrom(() => 0),
        's',
      ),
    ).toThrow('Nothing to pick from.')
  })

  test('shuffling leaves the list alone and gives every order equally often', () => {
    const list = ['a', 'b', 'c']
    const random = fastChance('orders')
    const orders = new Map<string, number>()
    for (let time = 0; time < 6_000; time++) {
      const order = shuffled(list, random, 's').join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(list).toEqual(['a', 'b', 'c'])
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120)
  })
})
