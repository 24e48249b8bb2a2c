import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy.ts'

const stubClipboard = (clipboard: unknown) => vi.stubGlobal('navigator', { clipboard })
const stubOldWay = (answer: (marked: string) => boolean) => {
  document.execCommand = () => answer(document.querySelector('textarea')?.value ?? '')
}

afterEach(() => vi.unstubAllGlobals())

it('copies', async () => {
  const writeText = vi.fn(async () => undefined)
  stubClipboard({ writeText })
  expect(await copyText('a link')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('a link')
})

it.each([
  ['there is no clipboard', undefined],
  ['the clipboard is refused', { writeText: () => Promise.reject(new Error('no')) }],
])('copies the old way where %s, and leaves nothing behind', async (_name, clipboard) => {
  stubClipboard(clipboard)
  const copied: string[] = []
  stubOldWay((marked) => copied.push(marked) > 0)
  expect(await copyText('a link')).toBe(true)
  expect(copied).toEqual(['a link'])
  expect(document.querySelector('textarea')).toBeNull()
})

it('says so where neither works', async () => {
  stubClipboard(undefined)
  stubOldWay(() => false)
  expect(await copyText('a link')).toBe(false)
})
