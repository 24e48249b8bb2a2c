import { describe, expect, it } from 'vitest'
import {
  type KeptCourse,
  opened,
  readShelf,
  type Shelf,
  withCourse,
  withoutCourse,
  withRestored,
  writeShelf,
} from './shelf.ts'

const KEY = 'starboard.roborally.courses.1'

function drawer(lying: string | null = null) {
  const things = new Map(lying === null ? [] : [[KEY, lying]])
  return {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
  }
}

const course = (id: string, at: number): KeptCourse => ({ id, text: `text of ${id}`, at })
const full: Shelf = { open: 'b', courses: [course('b', 2), course('a', 1)] }

describe('courses kept in this browser', () => {
  it('come back as they were put', () => {
    const storage = drawer()
    expect(writeShelf(full, storage)).toBe(true)
    expect(readShelf(storage)).toEqual(full)
  })

  it.each([null, '', 'no JSON', '[]', '7', '{"courses":7}', '{"courses":null}'])('are none where %s lies', (lying) => {
    expect(readShelf(drawer(lying))).toEqual({ open: null, courses: [] })
  })

  it('are those that are whole; a foreign one among them is left out', () => {
    const foreign = [null, 7, {}, { id: 'x' }, { id: 'y', text: 3, at: 1 }, { id: 'z', text: '', at: null }]
    const lying = JSON.stringify({ open: 'z', courses: [...foreign, course('a', 1), { ...course('a', 5) }] })
    expect(readShelf(drawer(lying))).toEqual({ open: null, courses: [course('a', 1)] })
  })

  it('stay as they were where there is no room', () => {
    const storage = {
      ...drawer(JSON.stringify(full)),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(writeShelf({ open: null, courses: [] }, storage)).toBe(false)
    expect(readShelf(storage)).toEqual(full)
  })

  it('are nothing where the browser forbids to look', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    expect(readShelf({ getItem: forbidden, setItem: forbidden })).toEqual({ open: null, courses: [] })
  })

  it('are ordered by their last change; a deleted one comes back where it was', () => {
    const changed = withCourse(full, { ...course('a', 3), text: 'new' })
    expect(changed).toEqual({ open: 'a', courses: [{ id: 'a', text: 'new', at: 3 }, course('b', 2)] })
    const gone = withoutCourse(changed, 'a')
    expect(gone).toEqual({ open: null, courses: [course('b', 2)] })
    expect(withRestored(withCourse(gone, course('c', 9)), course('a', 3)).courses.map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
    ])
    expect(opened(gone, 'b').open).toBe('b')
  })
})
