import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('tells that the server is away as soon as it does not answer, and not any more when it does', async () => {
  render(<OfflineBanner />)
  expect(screen.queryByText('You are offline.')).toBeNull()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await api.openTables().catch(() => undefined)
  await waitFor(() => screen.getByText('You are offline.'))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
  await api.openTables()
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull())
})
