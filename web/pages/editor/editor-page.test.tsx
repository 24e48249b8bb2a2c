import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editorAddress, hasEditor } from '../../games/editors.ts'
import { posters } from '../../games/registry.ts'
import { EditorPage } from './editor-page.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([])))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const drawn = posters.find(({ id }) => hasEditor(id))?.id ?? ''
const plain = posters.find(({ id }) => !hasEditor(id))?.id ?? ''

it('shows the workshop of a game that has one, and takes what the address carries out of it', async () => {
  history.replaceState(null, '', `${editorAddress(drawn)}#broken`)
  render(<EditorPage game={drawn} />)
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 })).toBeTruthy()
  await waitFor(() => expect([location.pathname, location.hash]).toEqual([editorAddress(drawn), '']))
})

it.each([plain, 'no-such-game'])('has none for %s', async (game) => {
  render(<EditorPage game={game} />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/not|no/i)
})
