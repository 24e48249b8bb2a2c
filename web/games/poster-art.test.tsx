import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PosterArt } from './poster-art.tsx'

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void
const watching = new Map<Element, Seen>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: Seen
      constructor(seen: Seen) {
        this.#seen = seen
      }
      observe(element: Element) {
        watching.set(element, this.#seen)
      }
      disconnect() {
        watching.clear()
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Art = () => <p>A rocket</p>

const scroll = (isIntersecting: boolean) =>
  act(async () => {
    for (const seen of [...watching.values()]) seen([{ isIntersecting }])
  })

it('is loaded when it is about to be seen, and only once', async () => {
  const loadArt = vi.fn(async () => ({ Art }))
  const first = render(<PosterArt poster={{ id: 'any-game', loadArt }} />)
  await scroll(false)
  expect(loadArt).not.toHaveBeenCalled()
  await scroll(true)
  await screen.findByText('A rocket')
  first.unmount()
  render(<PosterArt poster={{ id: 'any-game', loadArt }} />)
  screen.getByText('A rocket')
  expect(loadArt).toHaveBeenCalledOnce()
})
