import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('The comet has no tail.')
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a broken page says what happened, and another address works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '', '/broken')
  render(
    <ErrorBoundary>
      <Switch>
        <Route path="/broken">
          <Broken />
        </Route>
        <Route>The shelf</Route>
      </Switch>
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'This page broke.' })).toBeTruthy()
  expect(screen.getByText('The comet has no tail.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'To the shelf' }))
  expect(await screen.findByText('The shelf')).toBeTruthy()
})
