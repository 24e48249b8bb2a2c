import { expect, it } from 'vitest'
import { fingerprintText } from './fingerprint.ts'

it('shows beginning and end of a fingerprint', () => {
  expect(fingerprintText('63ed5c4a0000000000001f99')).toBe('63ed 5c4a … 1f99')
  expect(fingerprintText('63ed')).toBe('63ed')
})
