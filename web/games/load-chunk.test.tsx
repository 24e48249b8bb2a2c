import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LazyPage, lazyPart } from '../app/lazy-page.tsx'
import { loadChunk } from './load-chunk.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const PAGE = '<script type="module" src="/assets/index-old.js"></script>'
const NEWER = '<script type="module" src="/assets/index-new.js"></script>'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM
  Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true })
  document.head.innerHTML = PAGE
})
afterEach(() => vi.unstubAllGlobals())

const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

it('loads the page anew, once, if the server has a newer version', async () => {
  serve(async () => new Response(NEWER))
  void loadChunk(gone)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch')
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['the server has this very version', async () => new Response(PAGE)],
  ['the server is being started again', async () => new Response(NEWER, { status: 503 })],
  ['there is no network', () => Promise.reject(new TypeError())],
])('does not load the page anew if %s', async (_name, answer) => {
  serve(answer)
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
})

it('a page that did not come says so, and comes the next time', async () => {
  serve(() => Promise.reject(new TypeError()))
  const load = vi.fn(async () => () => <h1>Here it is</h1>)
  load.mockImplementationOnce(gone)
  const page = lazyPart('any', load)
  const first = render(<LazyPage page={page} with={{}} />)
  await screen.findByText('The server does not answer.')
  first.unmount()
  render(<LazyPage page={page} with={{}} />)
  await screen.findByText('Here it is')
})
