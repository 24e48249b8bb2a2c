import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MarkGlyph } from './mark-glyph.tsx'

afterEach(cleanup)

const drawn = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'))

it('draws the game’s own picture in the place of the one of its kind', () => {
  const { rerender } = render(<MarkGlyph mark={{ kind: 'alarm' }} />)
  expect(drawn()).toEqual(['M7 1.5l6 11H1z'])
  rerender(<MarkGlyph mark={{ kind: 'alarm', icon: { line: 'M4 4h16v16H4Z' } }} />)
  expect(drawn()).toEqual(['M4 4h16v16H4Z'])
})
