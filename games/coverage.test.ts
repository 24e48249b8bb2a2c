import { expect, test } from 'vitest'
import { idsIn, statedIn } from './coverage.fixture.ts'

test('a book states rules and rulings, with letters where a rule has parts', () => {
  const book = '**SA-11.1** Crew.\n\n**SA-11.1b** Cards.\n\n**SA-R3** A ruling.\n\nAs **SA-2.1** says.'
  expect(statedIn(book)).toEqual(['SA-11.1', 'SA-11.1b', 'SA-R3'])
})

test('a part of a rule is not mistaken for the rule', () => {
  const text = 'See SA-11.1b, SA-11.1, SA-R40 and SA-2.21; CR-4.4 is of another book.'
  expect(idsIn(text, 'SA')).toEqual(['SA-11.1b', 'SA-11.1', 'SA-R40', 'SA-2.21'])
})
