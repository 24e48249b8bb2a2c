import { describe, expect, test } from 'vitest'
import { shelf } from './shelf.ts'

describe.each(shelf.map(({ game }) => ({ name: game.meta.name, form: game.options })))('$name', ({ form }) => {
  test('every preset has a name that people read, and a sentence that says what is special about it', () => {
    expect(Object.keys(form.presetWords)).toEqual(Object.keys(form.presets))
    for (const { name, about } of Object.values(form.presetWords)) {
      expect(name).toMatch(/^[a-z][a-z0-9 ]+$/)
      expect(about).toMatch(/^[A-Z].{20,110}\.$/)
    }
  })

  test('no unit is a riddle: what is counted is a word, and a 0 that means something else says so', () => {
    const units = form.form.flatMap(({ unit }) => (unit ?? '').split(',').map((part) => part.trim()))
    for (const unit of units) expect(unit).toMatch(/^$|^%$|^km$|^[a-z ]{4,}$|^0 = [a-z ]+$/)
  })
})
