import { describe, expect, test } from 'vitest'
import { canonical } from '../data/canonical.ts'
import { lanterns } from '../lanterns.fixture.ts'
import { LAWS, trialSetup } from '../laws/index.ts'
import { fastChance } from '../luck/fast.ts'
import { counts } from './counts-option.ts'
import { decimal } from './decimal-option.ts'
import { file } from './file-option.ts'
import { optionForm } from './options.ts'
import { isRefusal } from './refusal.ts'
import { readSetup } from './setup.ts'

const storm = { name: 'storm.json', text: '{"storm":1}' }
const calm = { name: 'calm.json', text: '{}' }
const form = optionForm(
  {
    scale: decimal(1, { min: 0.5, max: 2, step: 0.05 }, { label: 'Scale', rule: 'T-1' }),
    deck: counts(
      {
        meteor: { name: 'Meteor', printed: 3 },
        comet: { name: 'Comet', printed: 1 },
        'solar-wind': { name: 'Solar wind', printed: null },
      },
      { min: 0, max: 20 },
      { label: 'Deck', rule: 'T-2' },
    ),
    mission: file({ most: 20, samples: [storm, calm] }, { label: 'Mission', rule: 'T-3' }),
  },
  {
    presets: { standard: {}, wild: { scale: '1.5', deck: { meteor: 9, comet: 1 } } },
    implied: ({ mission }) => (mission === undefined || mission === null ? {} : { scale: '0.75' as const }),
  },
)
const standard = { preset: 'standard', scale: '1', deck: {}, mission: null }
const read = (given: object) => {
  const options = form.read(given)
  if (isRefusal(options)) throw new Error(options.text)
  return options
}

describe('a decimal', () => {
  test.each([
    [1.25, '1.25'],
    ['1.25', '1.25'],
    ['1.50', '1.5'],
    [2, '2'],
    [0.5, '0.5'],
    [0.1 + 0.7, '0.8'],
    [1.1 + 0.1 + 0.1, '1.3'],
  ])('%j is kept as %s', (given, kept) => {
    expect(read({ scale: given }).scale).toBe(kept)
  })

  test.each([0.45, 2.05, 1.26, Number.NaN, '1,25', '1e0', '', true, null])('%j is refused', (given) => {
    expect(form.read({ scale: given })).toMatchObject({
      code: 'option-out-of-range',
      rule: 'T-1',
      text: expect.stringMatching(/^scale must be a number from 0\.5 to 2 in steps of 0\.05; .* is not\.$/),
    })
  })

  test('every step has one text, and it is one that a state may hold', () => {
    const texts = Array.from({ length: 31 }, (_, step) => read({ scale: 0.5 + step * 0.05 }).scale)
    expect([texts[6], texts[14], new Set(texts).size]).toEqual(['0.8', '1.2', 31])
    expect(() => canonical(read({ scale: 1.25 }))).not.toThrow()
  })
})

describe('counts', () => {
  test('only what differs from what is printed is kept, in one order', () => {
    expect(read({ deck: { comet: 0, meteor: 3 } }).deck).toEqual({ comet: 0 })
    expect(JSON.stringify(read({ deck: { comet: 0, meteor: 2 } }).deck)).toBe('{"meteor":2,"comet":0}')
  })

  test('where it depends on the table how many are printed, what is said is kept', () => {
    expect(read({ deck: { 'solar-wind': 3 } }).deck).toEqual({ 'solar-wind': 3 })
  })

  test.each<[object, string]>([
    [{ metor: 2 }, 'deck does not know "metor"; the nearest are meteor, comet, solar-wind.'],
    [{ solar: 2 }, 'deck does not know "solar"; the nearest are solar-wind, '],
    [JSON.parse('{"__proto__":1}'), 'deck does not know "__proto__"; the nearest are '],
  ])('%j is refused with what was meant', (deck, sentence) => {
    expect(form.read({ deck })).toMatchObject({
      code: 'option-out-of-range',
      rule: 'T-2',
      text: expect.stringContaining(sentence),
    })
  })

  test.each([{ meteor: 21 }, { meteor: -1 }, { meteor: 1.5 }, { meteor: '2' }, [], null, 'meteor=2'])(
    '%j is refused',
    (deck) => {
      expect(form.read({ deck })).toMatchObject({
        code: 'option-out-of-range',
        text: expect.stringContaining('deck must be a whole number from 0 to 20 for each of meteor, …'),
      })
    },
  )
})

describe('a file', () => {
  test('comes with its name, and its text is not looked at', () => {
    expect(read({ mission: storm }).mission).toEqual(storm)
    expect(read({ mission: null }).mission).toBeNull()
  })

  test.each([
    [{ name: 'a', text: 'x'.repeat(21) }, 'mission may have at most 20 characters; this file has 21.'],
    [{ name: '/home/ada/a', text: '' }, 'mission must be a file of at most 20 characters, written @path, or nothing'],
    [{ name: '', text: '' }, 'mission must be a file'],
    [{ name: 'a\nb', text: '' }, 'mission must be a file'],
    [{ name: 'a', text: '', more: 1 }, 'mission must be a file'],
    ['text', 'mission must be a file'],
  ])('%j is refused', (mission, sentence) => {
    expect(form.read({ mission })).toMatchObject({ rule: 'T-3', text: expect.stringContaining(sentence) })
  })
})

describe('all of them', () => {
  test('nothing given means what is printed', () => expect(read({})).toEqual(standard))

  test('presets are tidied too, and what is given explicitly wins', () => {
    expect(form.presets.wild).toEqual({ scale: '1.5', deck: { meteor: 9 } })
    expect(read({ preset: 'wild', deck: {} })).toMatchObject({ scale: '1.5', deck: {} })
  })

  test('what follows from a given one gives way to what is given', () => {
    expect(read({ mission: calm }).scale).toBe('0.75')
    expect(read({ mission: calm, scale: 1 }).scale).toBe('1')
  })

  test('they are frozen, and read again they are the same', () => {
    const given = { deck: { meteor: 2 }, mission: { ...storm } }
    const options = read({ preset: 'wild', ...given })
    expect([options.deck, options.mission].every(Object.isFrozen)).toBe(true)
    expect([given.deck, given.mission].some(Object.isFrozen)).toBe(false)
    expect(form.read(JSON.parse(JSON.stringify(options)))).toEqual(options)
  })

  test('a thousand samples (seed “kinds”) are all valid and reach every key', () => {
    const random = fastChance('kinds')
    const samples = Array.from({ length: 1_000 }, () => form.sample(random))
    for (const options of samples) expect(form.read(options)).toEqual(options)
    expect(new Set(samples.map(({ scale }) => scale)).size).toBe(31)
    expect(new Set(samples.flatMap(({ deck }) => Object.keys(deck))).size).toBe(3)
    expect(new Set(samples.map(({ mission }) => mission?.name)).size).toBe(3)
  })

  test('a form row says what a screen needs', () => {
    expect(form.form).toMatchObject([
      { kind: 'decimal', initial: '1', min: 0.5, max: 2, step: 0.05 },
      { kind: 'counts', initial: {}, min: 0, max: 20, keys: { meteor: { name: 'Meteor', printed: 3 } } },
      { kind: 'file', initial: null, max: 20 },
    ])
  })
})

describe('on a command line', () => {
  const open = (path: string) => ({ name: path.split('/').at(-1) ?? '', text: '{"storm":1}' })

  test('each kind is written in its own way', () => {
    const pairs = [
      ['scale', '1.25'],
      ['deck', 'meteor=2, comet=0'],
      ['mission', '@files/storm.json'],
    ] as const
    expect(form.readText(pairs, open)).toEqual({
      preset: 'standard',
      scale: '1.25',
      deck: { meteor: 2, comet: 0 },
      mission: storm,
    })
    const none = [
      ['deck', ''],
      ['mission', ''],
    ] as const
    expect(form.readText(none)).toEqual(standard)
  })

  test.each([
    ['scale', '1.26', 'scale must be a number from 0.5 to 2 in steps of 0.05; "1.26" is not.'],
    ['deck', 'metor=2', 'deck does not know "metor"; the nearest are meteor, comet, solar-wind.'],
    ['deck', 'meteor', 'deck must be'],
    ['deck', 'meteor=2,meteor=3', 'deck must be'],
    ['deck', 'meteor=1=2', 'deck must be'],
    ['mission', 'storm.json', 'mission must be a file of at most 20 characters, written @path, or nothing'],
  ])('%s=%s is refused', (name, value, sentence) => {
    expect(form.readText([[name, value]], open)).toMatchObject({ text: expect.stringContaining(sentence) })
  })

  test('a program that opens no files takes none', () => {
    expect(form.readText([['mission', '@storm.json']])).toMatchObject({ code: 'option-out-of-range' })
  })
})

describe('in a game', () => {
  const laws = ['JSON round trip', 'replay equals play', 'conservation', 'timeouts']

  test.each(LAWS.filter(({ name }) => laws.includes(name)))('options of every kind keep the law: $name', (law) => {
    for (let seed = 0; seed < 12; seed++)
      law.check(lanterns, {
        setup: trialSetup(lanterns, seed),
        luck: `${seed}`,
        moves: [5, 3, 8, 1, 4, 2, 7, 6, 9, 11],
      })
  })

  test('what a file says is checked by the game, which names it', () => {
    const pledge = { name: 'joke.txt', text: 'Ha!' }
    expect(readSetup(lanterns, { seats: 2, options: { pledge } })).toMatchObject({
      code: 'no-pledge',
      text: 'joke.txt is no pledge: it must begin with “We pledge”.',
    })
  })
})
