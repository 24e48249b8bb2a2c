import { expect, test } from 'vitest'
import { afterName } from './crew-rail.tsx'

test.each([
  ['Ines fights Skirmishers, 0 left.', 'fights Skirmishers, 0 left.'],
  ['The battlebots of Ines are disabled.', 'The battlebots of Ines are disabled.'],
  [null, null],
])('%s is said below the name as: %s', (deed, said) => expect(afterName(deed, 'Ines')).toBe(said))
