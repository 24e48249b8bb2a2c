import { describe, expect, test } from 'vitest'
import { inOneBreath, mayFollow } from './one-breath.ts'
import { seatOf } from './seat.ts'
import { also, card, detail, does, either, joinedBy, listOf, read, readText, say, whom, whose } from './sentence.ts'
import { plainVerb, type Verb } from './verb.ts'

const [ADA, BEN] = [seatOf(0), seatOf(1)]
const NAMES = ['Ada', 'you']
const toSeat = (reader: typeof ADA | null) => ({ name: (seat: number) => NAMES[seat] ?? '', reader })

test.each<[Verb, string]>([
  ['is', 'are'],
  ['has', 'have'],
  ['goes', 'go'],
  ['launches', 'launch'],
  ['passes', 'pass'],
  ['crosses', 'cross'],
  ['loses', 'lose'],
  ['carries', 'carry'],
  ['plays', 'play'],
  ['x-rays', 'x-ray'],
  ['fixes', 'fix'],
  ['will', 'will'],
  ['must', 'must'],
])('they do: %s, you do: %s', (verb, plain) => {
  expect(plainVerb(verb)).toBe(plain)
})

describe('a sentence', () => {
  const hit = say`${does(ADA, 'hits')} ${whom(BEN)} and ${also(ADA, 'takes')} ${whose(BEN)} cube. ${does(BEN, 'has')} 0.`

  test('is written once, and read by everybody in their own way', () => {
    expect(readText(hit, toSeat(null))).toBe('Ada hits you and takes you’s cube. you has 0.')
    expect(readText(hit, toSeat(ADA))).toBe('You hit you and take you’s cube. you has 0.')
    expect(readText(hit, toSeat(BEN))).toBe('Ada hits you and takes your cube. You have 0.')
  })

  test('knows names from words, and what can be explained', () => {
    const parts = read(say`${does(BEN, 'plays')} ${card('c1', 'Embargo')}.`, toSeat(null))
    expect(parts).toEqual([
      { text: 'you', seat: BEN },
      { text: ' plays' },
      { text: ' ' },
      { text: 'Embargo', card: 'c1' },
      { text: '.' },
    ])
  })

  test('leaves details out of a story', () => {
    const rolled = say`${does(ADA, 'rolls')} 5${detail(say` (needs ${4} or less)`)}.`
    expect(readText(rolled, toSeat(ADA))).toBe('You roll 5 (needs 4 or less).')
    expect(readText(rolled, { ...toSeat(ADA), isStory: true })).toBe('You roll 5.')
  })

  test('may be said in another way to whoever it is about', () => {
    const broken = say`${either(BEN, 'Your rover', say`A rover of ${whom(BEN)}`)} breaks.`
    expect([null, BEN].map((reader) => readText(broken, toSeat(reader)))).toEqual([
      'A rover of you breaks.',
      'Your rover breaks.',
    ])
  })

  test('lists and joins', () => {
    expect(readText(listOf(['a', whom(ADA), 'c']), toSeat(ADA))).toBe('a, you and c')
    expect(readText(joinedBy('; ', ['a', 'b']), toSeat(null))).toBe('a; b')
  })
})

describe('in one breath', () => {
  const draws = say`${does(ADA, 'draws')} ${card('c1', 'No. 5')}.`
  const builds = say`${does(ADA, 'builds')} a rocket.`

  test('what the same one does one after the other', () => {
    expect(mayFollow(draws, builds)).toBe(true)
    expect(readText(inOneBreath([draws, builds]), toSeat(ADA))).toBe('You draw No. 5 and build a rocket.')
    expect(readText(inOneBreath([draws, builds, draws]), toSeat(null))).toBe(
      'Ada draws No. 5, builds a rocket and draws No. 5.',
    )
    expect(readText(inOneBreath([builds, draws, say`${does(ADA, 'draws')} a card.`]), toSeat(ADA))).toBe(
      'You build a rocket, draw No. 5 and a card.',
    )
    const more = ['a map', 'a lamp'].map((what) => say`${does(ADA, 'draws')} ${what}.`)
    expect(readText(inOneBreath([draws, ...more]), toSeat(null))).toBe('Ada draws No. 5, a map and a lamp.')
    expect(inOneBreath([draws])).toBe(draws)
  })

  test('says once what is done again and again', () => {
    expect(readText(inOneBreath([builds, draws, draws]), toSeat(ADA))).toBe('You build a rocket and draw No. 5 twice.')
    expect(readText(inOneBreath([draws, draws, draws]), toSeat(null))).toBe('Ada draws No. 5 three times.')
    expect(readText(inOneBreath([draws, draws, draws, draws, builds]), toSeat(null))).toBe(
      'Ada draws No. 5 4 times and builds a rocket.',
    )
  })

  test('a verb of two words goes without saying as a whole, or not at all', () => {
    const laysOut = (what: string) => say`${does(ADA, 'lays')} out ${card('c1', what)}.`
    const told = (...sentences: Parameters<typeof inOneBreath>[0]) => readText(inOneBreath(sentences), toSeat(null))
    expect(told(laysOut('No. 5'), say`${does(ADA, 'lays')} out the pad.`)).toBe('Ada lays out No. 5 and the pad.')
    expect(told(laysOut('No. 5'), say`${does(ADA, 'lays')} a cable.`)).toBe('Ada lays out No. 5 and lays a cable.')
  })

  test('not what others do, what just happens, or what is told in two halves', () => {
    for (const next of [
      say`${does(BEN, 'passes')}.`,
      'Dawn breaks.',
      say`${whose(ADA)} rocket is ready.`,
      say`${does(ADA, 'rolls')} 5: a miss.`,
      say`${does(ADA, 'wins')}!`,
    ])
      expect(mayFollow(draws, next)).toBe(false)
  })
})
