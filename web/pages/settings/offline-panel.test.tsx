import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OfflinePanel } from './offline-panel.tsx'

afterEach(cleanup)

it('leaves the focus with its answer where the button goes away', async () => {
  render(<OfflinePanel />)
  const button = screen.getByRole('button', { name: 'Put all games on this device' })
  button.focus()
  button.click()
  expect(await screen.findByText(/keeps nothing for later/)).toBe(document.activeElement)
})
