import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { InvitePanel } from './invite-panel.tsx'

afterEach(cleanup)

it('copies the link with a button of that name, and says so aloud', async () => {
  const user = userEvent.setup()
  render(<InvitePanel code="KFQ7M" place={createRef()} />)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(screen.getByRole('status').textContent).toBe('The link is copied.')
  expect(await navigator.clipboard.readText()).toMatch(/\/t\/KFQ7M$/)
})

it('marks the link where nothing can be copied', async () => {
  const user = userEvent.setup()
  render(<InvitePanel code="KFQ7M" place={createRef()} />)
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  document.execCommand = () => false
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(String(getSelection())).toMatch(/\/t\/KFQ7M$/)
})
