import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LatestNews } from './latest-news.ts'

const seed = Number(process.env.LAW_SEED ?? Date.now() % 0x7fffffff)
const bytesIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** As one would keep them who has no care for memory. */
function kept(texts: readonly string[], mostBytes: number): readonly string[] {
  const left = [...texts]
  while (bytesIn(left) > mostBytes) left.shift()
  return left
}

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
)
/** What is told, and now and then how long a look is by now. */
const told = fc.record({ text, lookBytes: fc.option(fc.nat(200), { nil: null, freq: 8 }) })

it(`the latest are kept as they were told, and no more than a look is long (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(told, { maxLength: 60 }), (first, all) => {
      const news = new LatestNews()
      news.mostBytes = first
      let expected: readonly string[] = []
      for (const { text: one, lookBytes } of all) {
        news.mostBytes = lookBytes ?? news.mostBytes
        news.add(one, Buffer.byteLength(one))
        expected = kept([...expected, one], news.mostBytes)
        expect(news.last(news.count)).toEqual(expected)
        expect(news.last(Math.min(2, news.count))).toEqual(expected.slice(-2))
      }
    }),
    { seed, numRuns: 300 },
  )
})
