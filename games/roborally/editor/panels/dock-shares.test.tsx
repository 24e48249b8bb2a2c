import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DockShares } from './dock-shares.tsx'

afterEach(cleanup)

const rows = () => within(screen.getByRole('table')).getAllByRole('row')

describe('wins by dock', () => {
  it('are told for every dock, with the interval', () => {
    render(<DockShares docks={{ races: 100, wins: [50, 50] }} />)
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '150 % (40–60)',
      '250 % (40–60)',
      'No dock is surely outside 20 % to 100 %.',
    ])
  })

  it('say which docks are surely unfair', () => {
    render(<DockShares docks={{ races: 400, wins: [160, 40, 40, 40, 40, 40, 40, 0] }} />)
    expect(rows().at(-1)?.textContent).toBe('Surely outside 5 % to 25 %: dock 1, dock 8.')
    expect(rows().filter((row) => row.dataset.unfair !== undefined)).toHaveLength(2)
  })
})
