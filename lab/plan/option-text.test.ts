import { counts, decimal, type FormRow, file, int, numbers, optionForm, text, toggle } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { keysText, optionsText } from './option-text.ts'

const about = { label: '', rule: 'T-1' }
const storm = { name: 'storm.json', text: '{"storm":1}' }
const { form, readText, defaults } = optionForm(
  {
    rounds: int(3, { min: 1, max: 9 }, about),
    review: toggle(false, about),
    steps: numbers({ far: 13, near: 7 }, { min: 1, max: 40, holds: () => true, text: 'any' }, about),
    scale: decimal(1, { min: 0.5, max: 2, step: 0.05 }, about),
    deck: counts(
      { meteor: { name: 'Meteor', printed: 3 }, comet: { name: 'Comet', printed: null } },
      { min: 0, max: 9 },
      about,
    ),
    course: text('maze', { most: 99, samples: ['maze'] }, about),
    mission: file({ most: 99, samples: [storm] }, about),
  },
  { presets: { plain: {} } },
)

const pairsIn = (line: string) =>
  line.split(' ').map((pair): [string, string] => [pair.replace(/=.*/, ''), pair.replace(/^[^=]*=/, '')])

describe('options as a command line writes them', () => {
  it.each([
    'preset=plain rounds=4 review=on steps=9/2 scale=1.25 deck=meteor=2,comet=0 course=loop mission=@storm.json',
    'preset=plain rounds=3 review=off steps=13/7 scale=1 deck= course=maze mission=',
  ])('%s is read and written alike', (line) => {
    const options = readText(pairsIn(line), () => storm)
    expect(optionsText(form, options)).toBe(line)
  })

  it('says of a file only its name', () => {
    expect(optionsText(form, { ...defaults, mission: storm })).not.toContain('{')
  })

  it('tells what can be counted, and how many are printed where that is known', () => {
    const { keys = {} } = form.find(({ name }) => name === 'deck') as FormRow
    expect(keysText(keys)).toBe('meteor=3 comet')
  })
})
