import encodeQR from 'qr'
import { expect, it } from 'vitest'
import { qrPath } from './qr.ts'

it('joins dark squares of a row', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
})

it('draws every dark square of a real code once', () => {
  const rows = encodeQR('https://play.example.org/t/KFQ7M', 'raw')
  const dark = rows.flat().filter(Boolean).length
  const drawn = [...qrPath(rows).matchAll(/h(\d+)v/g)].reduce((sum, [, length]) => sum + Number(length), 0)
  expect(drawn).toBe(dark)
})
