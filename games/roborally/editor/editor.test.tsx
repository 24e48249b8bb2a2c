import { Toaster, toast } from '@starboard/screen/pieces/toast.tsx'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { courseBox, TILE } from '../board/art/course-box.ts'
import { COURSES } from '../data/courses/index.ts'
import { printCourse } from '../rules/course/print.ts'
import { fromShareCode, shareCode } from '../rules/course/share.ts'
import { editor } from './index.tsx'
import { courseIn, SORTING_CORNER } from './model/sample.fixture.ts'
import { readShelf, writeShelf } from './store/shelf.ts'

const corner = courseIn(SORTING_CORNER)
const SCALE = 2

// Whether something is hidden is worked out for every part of the drawing: that would take seconds for each question.
configure({ defaultHidden: true })

/** Nothing is laid out here: the drawing is given a size, so that a pointer can meet a square. */
const laidOut = () => {
  const { width, height } = courseBox(corner)
  return new DOMRect(0, 0, width * SCALE, height * SCALE)
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(laidOut)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(shared = shareCode(corner)) {
  const sent: Record<string, unknown>[] = []
  const send = (kind: string) => (options: Readonly<Record<string, unknown>>) => void sent.push({ kind, ...options })
  const page = render(
    <>
      <editor.Editor
        shared={shared}
        say={toast}
        linkTo={(code) => `https://table.example/editor#${code}`}
        openTable={send('table')}
        playAlone={send('alone')}
      />
      <Toaster />
    </>,
  )
  return { sent, user: userEvent.setup(), ...page }
}

const board = () => screen.getByRole('application')
const square = (x: number, y: number) => board().querySelector(`[role="img"][aria-label^="[${x},${y}]"]`)
const nameOf = (x: number, y: number) => square(x, y)?.getAttribute('aria-label')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const tab = (name: string | RegExp) => userEvent.click(screen.getByRole('tab', { name }))

/** A place on the drawing, in squares. */
const at = (x: number, y: number) => {
  const box = courseBox(corner)
  return { clientX: (x * TILE - box.x) * SCALE, clientY: (y * TILE - box.y) * SCALE, pointerId: 1, button: 0 }
}

async function stroke(...path: readonly (readonly [number, number])[]) {
  const [first = [0, 0], ...rest] = path
  const drawing = board().querySelector('svg')
  if (drawing === null) throw new Error('There is no drawing.')
  fireEvent.pointerDown(drawing, at(...first))
  for (const place of rest) fireEvent.pointerMove(drawing, at(...place))
  fireEvent.pointerUp(drawing, at(...(rest.at(-1) ?? first)))
}

describe('painting', () => {
  it('RR-13.8 a belt dragged with the pointer curves, is undone as one and redone as one', async () => {
    open()
    await press(/^Belt/)
    await stroke([5.5, 1.5], [6.5, 1.5], [6.5, 3.5])
    expect([nameOf(5, 1), nameOf(6, 1)]).toEqual([
      '[5,1], belt to the east',
      '[6,1], belt to the south, curve from the west',
    ])
    await press('Undo (Ctrl+Z)')
    expect([nameOf(5, 1), nameOf(6, 1), nameOf(6, 3)]).toEqual(['[5,1]', '[6,1]', '[6,3]'])
    await press('Redo (Ctrl+Y)')
    expect(nameOf(6, 1)).toContain('curve from the west')
  })

  it('works with the keyboard alone: letters choose, arrows move, space paints, Ctrl+Z takes back', async () => {
    const { user } = open()
    board().focus()
    await user.keyboard('p{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}[Space]')
    expect(nameOf(1, 3)).toBe('[1,3], pit')
    await user.keyboard('{Control>}z{/Control}')
    expect(nameOf(1, 3)).toBe('[1,3]')
    await user.keyboard('b{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect([nameOf(1, 3), nameOf(1, 4)]).toEqual([
      '[1,3], belt to the south',
      '[1,4], belt to the east, curve from the north',
    ])
    await user.keyboard('w{ArrowUp}{Shift>}{ArrowUp}{/Shift}')
    expect(nameOf(2, 3)).toContain('repair site, wall north')
  })

  it('RR-13.8 a press near an edge puts a wall there, or hangs a laser on it', async () => {
    open()
    await press(/^Wall/)
    await stroke([2.95, 0.5])
    expect(nameOf(3, 0)).toContain('wall west')
    await press(/^Laser/)
    await stroke([5.05, 3.5])
    expect(nameOf(5, 3)).toContain('laser to the east, 1 beam')
    expect(nameOf(4, 3)).toContain('wall east')
  })

  it('RR-13.9 says what gave way', async () => {
    open()
    await press(/^Pit/)
    await stroke([0.5, 4.5])
    expect(await screen.findByText('Checkpoint 1 on [0,4] gave way to the pit (RR-13.9).')).toBeTruthy()
    expect(nameOf(7, 0)).toBe('[7,0], checkpoint 1')
  })

  it('a selected square can be set by hand, curves too', async () => {
    open()
    await press(/^Select/)
    await stroke([4.5, 0.5])
    const card = within(screen.getByRole('region', { name: 'The selected square' }))
    await userEvent.click(card.getByRole('switch', { name: 'Turns robots carried in from the west' }))
    expect(nameOf(4, 0)).toBe('[4,0], belt to the south')
  })
})

describe('the check', () => {
  it('RR-13.12 counts faults, names line and column, and leads to the square', async () => {
    const { sent } = open()
    await press(/^Erase/)
    await stroke([7.5, 0.5])
    expect(await screen.findByRole('button', { name: '1 fault' })).toBeTruthy()
    await tab('Check (1)')
    await press(/A beginner course has 2 to 3 checkpoints; this one has 1\..*line 3, column 13/)
    expect(screen.getByRole('textbox', { name: 'Course as text' })).toBe(document.activeElement)
    await press('Open a table')
    expect(sent).toEqual([])
  })

  it('RR-13.10 warns on the drawing, and a press selects the square', async () => {
    open()
    await press(/^Checkpoint/)
    await stroke([3.5, 0.5])
    await tab('Check')
    await press(/Checkpoint 3 lies on a belt/)
    expect(square(3, 0)?.getAttribute('aria-current')).toBe('true')
  })
})

describe('the text', () => {
  it('RR-13.12 follows the drawing, moves it, and says where it goes wrong while the drawing stays', async () => {
    open()
    await tab('Text')
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Course as text' })
    expect(area.value).toBe(SORTING_CORNER)
    fireEvent.change(area, { target: { value: SORTING_CORNER.replace('ccw', 'cow') } })
    expect(screen.getByRole('button', { name: 'Line 16, column 20 · RR-13.8' })).toBeTruthy()
    expect(nameOf(3, 4)).toContain('gear counter-clockwise')
    fireEvent.change(area, { target: { value: SORTING_CORNER.replace('ccw', '#  ') } })
    expect(nameOf(3, 4)).toContain('pit')
    await press('Undo (Ctrl+Z)')
    expect(area.value).toBe(SORTING_CORNER)
  })
})

describe('sharing and keeping', () => {
  it('a share code leads to the same course', async () => {
    open()
    await press('Share and save')
    const link = screen.getByText(/^https:\/\/table\.example\/editor#/).textContent ?? ''
    const course = fromShareCode(link.slice(link.indexOf('#') + 1))
    expect('tiles' in course && printCourse(course)).toBe(SORTING_CORNER)
  })

  it('a broken code says so and leaves the drawing board as it was', async () => {
    open('rr1.broken')
    expect(await screen.findByText(/share code is damaged/)).toBeTruthy()
    expect(board().getAttribute('aria-label')).toBe('New course, 12 columns, 10 rows')
  })

  it('what is drawn is there again after a reload', async () => {
    const { unmount } = open()
    await press(/^Pit/)
    await stroke([5.5, 1.5])
    unmount()
    open('')
    expect(nameOf(5, 1)).toBe('[5,1], pit')
    expect(readShelf().courses).toHaveLength(1)
  })

  it('another course is opened from the list; a deleted one can be brought back', async () => {
    const { unmount } = open()
    unmount()
    open('')
    await press('New course')
    await press(/Warm-Up Lane/)
    expect(board().getAttribute('aria-label')).toMatch(/^Warm-Up Lane/)
    await waitFor(() => expect(readShelf().courses).toHaveLength(2))
    await tab('Mine')
    await press('Delete Sorting Corner')
    expect(readShelf().courses).toHaveLength(1)
    await press('Bring it back')
    await press(/^Sorting Corner/)
    expect(nameOf(2, 2)).toContain('gear clockwise')
  })

  it('one that cannot be read is kept and said to be so', async () => {
    writeShelf({ open: 'x', courses: [{ id: 'x', text: 'rrcourse 9', at: 1 }] })
    open('')
    await tab('Mine')
    expect(screen.getByText(/cannot be read/)).toBeTruthy()
    expect(readShelf().courses).toHaveLength(1)
  })

  it('takes a pasted text, or says what is wrong with it', async () => {
    open()
    await press('New course')
    const field = screen.getByRole('textbox', { name: 'Course text or share code' })
    fireEvent.change(field, { target: { value: 'rrcourse 1\ngrid\nend' } })
    await press('Take it')
    expect(screen.getByRole('alert').textContent).toMatch(/^Line \d+, column \d+/)
    fireEvent.change(field, { target: { value: COURSES[1]?.text ?? '' } })
    await press('Take it')
    expect(board().getAttribute('aria-label')).toMatch(/^Loading Loop/)
  })
})

describe('trying it out', () => {
  it('RR-3.9 a robot drives a program step by step, and it is told what happened', async () => {
    open()
    await tab('Drive')
    await press('Put Move 2 into the next empty register')
    await press('One step')
    expect(screen.getByText('Register 1: 1 east')).toBeTruthy()
    for (const _ of [1, 2]) await press('One step')
    expect(screen.getByText('Register 1: rode a belt')).toBeTruthy()
    await press('Reset')
    expect(screen.queryByText('Register 1: rode a belt')).toBeNull()
  })

  it('RR-2.6 a playable course goes to a table, or against bots, as its text', async () => {
    const { sent } = open()
    await press('Open a table')
    await press('Play alone')
    expect(sent).toEqual([
      { kind: 'table', course: SORTING_CORNER },
      { kind: 'alone', course: SORTING_CORNER },
    ])
  })
})
