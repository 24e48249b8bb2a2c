import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Lives } from './lives.tsx'

afterEach(cleanup)

const drawn = () => document.querySelectorAll('svg').length

describe('lives', () => {
  it('RR-2.2 are drawn one by one, lost ones too', () => {
    render(<Lives lives={2} of={3} />)
    expect(drawn()).toBe(3)
    screen.getByRole('img', { name: '2 lives' })
  })

  it('RR-2.2 are a number where so many would not stand in one line', () => {
    render(<Lives lives={8} of={9} />)
    expect(drawn()).toBe(1)
    screen.getByText('×8')
    screen.getByRole('img', { name: '8 lives' })
  })
})
