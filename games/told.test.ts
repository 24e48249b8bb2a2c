import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NameOf, read, readText, type Sentence, seatsOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { shelf } from './shelf.ts'

/** An event of each kind as it is told to those who look on, and to everybody whom it names. */
interface Row {
  readonly event: { readonly kind: string }
  /** Null: not worth a line. */
  readonly told: string | null
  readonly you?: Readonly<Record<string, string>>
}

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dot', 'Eli', 'Fay', 'Gus', 'Hal']
const name: NameOf = (seat) => NAMES[seat] ?? ''
/** Names that look like a sentence, or like whoever reads it. */
const ODD = ['you', 'You are', 'Bo! ', '’s', '. your', '', '<b>', 'is']

const namedIn = (sentence: Sentence) =>
  seatsOf(NAMES.length).filter((one) => read(sentence, { name, reader: null }).some(({ seat }) => seat === one))

for (const { game } of shelf) {
  const rows = readFileSync(join(import.meta.dirname, game.meta.id, 'golden', 'told.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Row => JSON.parse(line))
  const said = rows.flatMap((row) => {
    const sentence = game.words.event(row.event)
    return sentence === null ? [] : [{ ...row, sentence }]
  })

  describe(`${game.meta.name}, event by event`, () => {
    test('there is one of each kind', () => {
      expect(new Set(rows.map(({ event }) => event.kind))).toEqual(new Set(Object.keys(game.audiences)))
    })

    test('is told to those who look on with names', () => {
      for (const { event, told } of rows) {
        const sentence = game.words.event(event)
        expect([event.kind, sentence && readText(sentence, { name, reader: null })]).toEqual([event.kind, told])
      }
    })

    test('is told to whom it is about as “you”, and never by their name', () => {
      for (const { sentence, you = {} } of said) {
        const seats = namedIn(sentence)
        const toThem = seats.map((reader) => [name(reader), readText(sentence, { name, reader })] as const)
        expect(Object.fromEntries(toThem)).toEqual(you)
        for (const [own, text] of toThem) {
          expect(text).toMatch(/\byou(?:r|rs)?\b/i)
          expect(text).not.toMatch(new RegExp(`\\b${own}\\b|\\b[Yy]ou (?:is|has|does|goes)\\b|\\[object|undefined`))
        }
      }
    })

    test('leaves odd names as they are', () => {
      const oddly: NameOf = (seat) => ODD[seat] ?? ''
      for (const { sentence } of said) {
        const plain = read(sentence, { name, reader: null })
        const odd = read(sentence, { name: oddly, reader: null })
        expect(odd.filter(({ seat }) => seat === undefined)).toEqual(plain.filter(({ seat }) => seat === undefined))
      }
    })

    test('a story leaves out only what there is', () => {
      for (const kind of game.words.asides ?? []) expect(Object.keys(game.audiences)).toContain(kind)
    })
  })
}
