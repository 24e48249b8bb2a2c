import { describe, expect, test } from 'vitest'
import { fastChance } from '../luck/fast.ts'
import { choice, int, numbers, optionForm, text, toggle } from './options.ts'
import { isRefusal } from './refusal.ts'

const form = optionForm(
  {
    distance: int(18, { min: 6, max: 40 }, { label: 'Distance', rule: 'T-1', unit: 'spaces' }),
    seconds: int(0, { min: 10, max: 60, also: [0] }, { label: 'Clock', rule: 'T-2' }),
    review: toggle(false, { label: 'Review', rule: 'T-3', tells: true }),
    start: choice(['random', 0, 1], 'random', { label: 'Start', rule: 'T-4' }),
    steps: numbers(
      { far: 13, near: 7 },
      { min: 1, max: 40, holds: ({ far, near }) => far > near, text: 'far above near' },
      { label: 'Steps', rule: 'T-5' },
    ),
    course: text('maze', { most: 8, samples: ['maze', 'loop'] }, { label: 'Course', rule: 'T-6' }),
  },
  {
    presets: { classic: {}, quick: { distance: 15, review: true } },
    implied: ({ course }) => (course === 'loop' ? { seconds: 30 } : {}),
  },
)
const INITIAL = {
  distance: 18,
  seconds: 0,
  review: false,
  start: 'random',
  steps: { far: 13, near: 7 },
  course: 'maze',
}

describe('reading options', () => {
  test('nothing given means the first preset', () => {
    expect(form.read({})).toEqual({ preset: 'classic', ...INITIAL })
    expect(form.defaults).toEqual(form.read({}))
  })

  test('a preset sets defaults, and what is given explicitly wins', () => {
    expect(form.read({ preset: 'quick' })).toEqual({ preset: 'quick', ...INITIAL, distance: 15, review: true })
    expect(form.read({ preset: 'quick', distance: 20 })).toMatchObject({ distance: 20, review: true })
  })

  test('what follows from a given option gives way to what is given', () => {
    expect(form.read({ course: 'loop' })).toMatchObject({ seconds: 30 })
    expect(form.read({ course: 'loop', seconds: 10 })).toMatchObject({ seconds: 10 })
  })

  test('a number that the unit has a word for may be written as that word, and is kept as the number', () => {
    const about = { label: 'Tide', rule: 'T-7', unit: 'rounds, 0 = never' }
    const tides = optionForm({ tide: int(1, { min: 1, max: 9, also: [0] }, about) })
    expect(tides.read({ tide: 'never' })).toEqual({ tide: 0 })
    expect(tides.readText([['tide', 'never']])).toEqual({ tide: 0 })
    expect(tides.tidied({ tide: 'never' })).toEqual({ tide: 0 })
    expect(tides.read({ tide: 'always' })).toMatchObject({
      text: 'tide must be never (0) or a whole number from 1 to 9; "always" is not.',
    })
    expect(form.read({ seconds: 'never' })).toMatchObject({ code: 'option-out-of-range' })
  })

  test('they are frozen', () => {
    expect(Object.isFrozen(form.read({}))).toBe(true)
  })

  test('read again they are the same', () => {
    const options = form.read({ preset: 'quick', steps: { far: 9, near: 2 } })
    expect(form.read(JSON.parse(JSON.stringify(options)))).toEqual(options)
  })

  test.each<[unknown, string, string, string]>([
    [{ distance: 5 }, 'option-out-of-range', 'T-1', 'distance must be a whole number from 6 to 40; 5 is not.'],
    [{ distance: 41 }, 'option-out-of-range', 'T-1', 'distance must be a whole number from 6 to 40; 41 is not.'],
    [{ distance: 7.5 }, 'option-out-of-range', 'T-1', 'distance must be a whole number from 6 to 40; 7.5 is not.'],
    [{ distance: '9' }, 'option-out-of-range', 'T-1', 'distance must be a whole number from 6 to 40; "9" is not.'],
    [{ seconds: 5 }, 'option-out-of-range', 'T-2', 'seconds must be 0 or a whole number from 10 to 60; 5 is not.'],
    [{ review: 'on' }, 'option-out-of-range', 'T-3', 'review must be on or off; "on" is not.'],
    [{ start: 2 }, 'option-out-of-range', 'T-4', 'start must be one of random, 0, 1; 2 is not.'],
    [{ start: null }, 'option-out-of-range', 'T-4', 'start must be one of random, 0, 1; null is not.'],
    [
      { steps: { far: 7, near: 7 } },
      'option-out-of-range',
      'T-5',
      'steps must be far / near, each a whole number from 1 to 40, far above near; {"far":7,"near":7} is not.',
    ],
    [
      { steps: { far: 9 } },
      'option-out-of-range',
      'T-5',
      'steps must be far / near, each a whole number from 1 to 40, far above near; {"far":9} is not.',
    ],
    [
      { steps: { far: 9, near: 2, mid: 5 } },
      'option-out-of-range',
      'T-5',
      'steps must be far / near, each a whole number from 1 to 40, far above near; {"far":9,"near":2,"mid":5} is not.',
    ],
    [
      { course: 'labyrinth' },
      'option-out-of-range',
      'T-6',
      'course must be text of at most 8 characters; "labyrinth" is not.',
    ],
    [
      { colour: 'red' },
      'unknown-option',
      'options',
      'There is no option "colour"; there are distance, seconds, review, start, steps, course.',
    ],
    [
      { toString: 1 },
      'unknown-option',
      'options',
      'There is no option "toString"; there are distance, seconds, review, start, steps, course.',
    ],
    [{ preset: 'slow' }, 'unknown-preset', 'options', 'There is no preset "slow"; there are classic, quick.'],
    [{ preset: 5 }, 'unknown-preset', 'options', 'There is no preset 5; there are classic, quick.'],
    [[], 'malformed', 'options', 'Options must be an object.'],
    [null, 'malformed', 'options', 'Options must be an object.'],
    ['quick', 'malformed', 'options', 'Options must be an object.'],
  ])('%j is refused', (given, code, rule, sentence) => {
    expect(form.read(given)).toEqual({ kind: 'refusal', code, rule, text: sentence })
  })

  test('a form without presets knows none', () => {
    const plain = optionForm({ lamps: int(1, { min: 1, max: 3 }, { label: 'Lamps', rule: 'T-9' }) })
    expect(plain.read({})).toEqual({ lamps: 1 })
    expect(plain.read({ preset: 'quick' })).toMatchObject({ code: 'unknown-preset', text: 'There are no presets.' })
  })
})

describe('reading options from a command line', () => {
  test('each kind is written in its own way', () => {
    const pairs = [
      ['preset', 'quick'],
      ['distance', '30'],
      ['review', 'off'],
      ['start', '1'],
      ['steps', '12/4'],
      ['course', 'loop'],
    ] as const
    expect(form.readText(pairs)).toMatchObject({
      preset: 'quick',
      distance: 30,
      seconds: 30,
      review: false,
      start: 1,
      steps: { far: 12, near: 4 },
      course: 'loop',
    })
  })

  test.each([
    ['distance', 'far', 'distance must be a whole number from 6 to 40; "far" is not.'],
    ['distance', '1e1', 'distance must be a whole number from 6 to 40; "1e1" is not.'],
    ['distance', '-6', 'distance must be a whole number from 6 to 40; -6 is not.'],
    ['review', 'maybe', 'review must be on or off; "maybe" is not.'],
    ['start', '7', 'start must be one of random, 0, 1; "7" is not.'],
    ['steps', '5', 'steps must be far / near, each a whole number from 1 to 40, far above near; "5" is not.'],
    ['colour', 'red', 'There is no option "colour"; there are distance, seconds, review, start, steps, course.'],
    ['preset', 'slow', 'There is no preset "slow"; there are classic, quick.'],
  ])('%s=%s is refused', (name, value, sentence) => {
    expect(form.readText([[name, value]])).toMatchObject({ text: sentence })
  })

  test('a number of a group that is none is refused', () => {
    expect(form.readText([['steps', '9/x']])).toMatchObject({ code: 'option-out-of-range', rule: 'T-5' })
  })
})

test('the form has one row for each option, with what a screen needs', () => {
  expect(form.form.map(({ name, kind, rule }) => `${name} ${kind} ${rule}`)).toEqual([
    'distance int T-1',
    'seconds int T-2',
    'review toggle T-3',
    'start choice T-4',
    'steps numbers T-5',
    'course text T-6',
  ])
  expect(form.form[0]).toMatchObject({ label: 'Distance', unit: 'spaces', initial: 18, min: 6, max: 40 })
  expect(form.form[1]).toMatchObject({ values: [0] })
})

test('only the value that tells is said to tell', () => {
  const told = [{}, { review: true }, { preset: 'quick' }].map((given) => {
    const options = form.read(given)
    return !isRefusal(options) && form.tells(options)
  })
  expect(told).toEqual([false, true, true])
})

test('a thousand samples (seed “samples”) are all valid, and reach both presets and every option', () => {
  const random = fastChance('samples')
  const samples = Array.from({ length: 1_000 }, () => form.sample(random))
  for (const options of samples) expect(form.read(options)).toEqual(options)
  const values = (name: keyof typeof INITIAL | 'preset') => new Set(samples.map((one) => JSON.stringify(one[name])))
  expect(values('preset').size).toBe(2)
  expect(values('start').size).toBe(3)
  expect(values('seconds')).toContain('0')
  for (const name of ['distance', 'seconds', 'steps'] as const) expect(values(name).size).toBeGreaterThan(20)
})
