import type { OptionPicture, SeatOptionPicture } from '@starboard/screen/contract/lobby.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { printCourse } from '../rules/course/print.ts'
import { shareCode } from '../rules/course/share.ts'
import { courseOf } from '../rules/course/table.ts'
import { lobby } from './index.tsx'

afterEach(cleanup)

const [first, second] = COURSE_NAMES
const { course: Course, seriesCourses: Series } = lobby.options
const { robot: Robot } = lobby.seatOptions
if (Course === undefined || Series === undefined || Robot === undefined) throw new Error('A drawing is missing.')

const own = printCourse({ ...courseOf(first), head: { ...courseOf(first).head, name: 'My Lane' } })

const picture = (change: Partial<OptionPicture> = {}) => {
  const changes: unknown[] = []
  const props: OptionPicture = {
    label: 'Course',
    value: first,
    values: { course: first, series: 'single', seriesCourses: '' },
    seats: 4,
    match: 1,
    mayChange: true,
    onChange: (value) => void changes.push(value),
    ...change,
  }
  return { props, changes }
}

describe('the course', () => {
  it('RR-2.6 is chosen among those of the house', async () => {
    const { props, changes } = picture()
    render(<Course {...props} />)
    expect(screen.getByRole('img', { name: `The course ${first}` })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(COURSE_NAMES.length)
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(second) }))
    expect(changes).toEqual([second])
  })

  it('RR-2.6 of somebody’s own is shown to those who may not change it, by name and drawing', () => {
    const { props } = picture({ value: own, mayChange: false })
    render(<Course {...props} />)
    expect(screen.getByRole('img', { name: 'The course My Lane' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: /My Lane/ })).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('RR-13.12 can be a text, and what is wrong in it is told with line and column', async () => {
    const { props, changes } = picture()
    render(<Course {...props} />)
    await userEvent.click(screen.getByRole('button', { name: 'Your own course' }))
    const box = screen.getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.click(box)
    await userEvent.paste(own.replace('D2 ', 'Q2 '))
    expect((await screen.findByRole('button', { name: /Line \d+, column \d+/ })).parentElement?.textContent).toContain(
      'Q2',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Use this course' }))
    expect(changes).toEqual([])
    await userEvent.clear(box)
    await userEvent.click(box)
    await userEvent.paste(own)
    await userEvent.click(screen.getByRole('button', { name: 'Use this course' }))
    expect(changes).toEqual([own])
  })

  it('can be a share code, as such or in a link', async () => {
    const { props, changes } = picture()
    render(<Course {...props} />)
    await userEvent.click(screen.getByRole('button', { name: 'Your own course' }))
    const box = screen.getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.click(box)
    await userEvent.paste(`https://games.example.org/g/roborally/editor#${shareCode(courseOf(own))}`)
    await userEvent.click(screen.getByRole('button', { name: 'Use this course' }))
    expect(changes).toEqual([own])
  })

  it('RR-12.15 leaves the choice to the list of a series, if there is one', () => {
    const { props } = picture({ values: { course: first, series: 'best-of-3', seriesCourses: second } })
    render(<Course {...props} />)
    expect(screen.getByRole('img', { name: `The course ${second}` })).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('RR-12.15 is that of the race which comes', () => {
    const seriesCourses = `${second}\n${first}`
    const { props } = picture({ values: { course: second, series: 'best-of-3', seriesCourses }, match: 2 })
    render(<Course {...props} />)
    expect(screen.getByRole('img', { name: `The course ${first}` })).toBeTruthy()
  })
})

describe('a series', () => {
  it('RR-12.15 has a course for each race', async () => {
    const { props, changes } = picture({ values: { course: first, series: 'best-of-3', seriesCourses: '' } })
    render(<Series {...props} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Race 2' }), second)
    expect(changes).toEqual([`${first}\n${second}\n${first}`])
  })

  it('RR-12.10 takes its clock and its placement as they are, and a single race has no list', () => {
    const isShown = (name: string, series: string) => lobby.isShown?.(name, { series })
    expect(['timerMode', 'timerSeconds', 'placement'].map((name) => isShown(name, 'best-of-3'))).toEqual([
      false,
      false,
      false,
    ])
    expect([isShown('seriesCourses', 'single'), isShown('seriesCourses', 'best-of-3')]).toEqual([false, true])
    expect(isShown('timerMode', 'single')).toBe(true)
  })
})

describe('a robot', () => {
  const robot = (change: Partial<SeatOptionPicture> = {}) => {
    const { props, changes } = picture({ value: 'any', values: {} })
    return { props: { ...props, seat: 1, name: 'Ben', chosen: ['Ember', undefined, 'Bolt'], ...change }, changes }
  }

  it('RR-1.3 is chosen among those that nobody else has', async () => {
    const { props, changes } = robot()
    render(<Robot {...props} />)
    await userEvent.click(screen.getByRole('button', { name: 'Ben drives any robot: choose one' }))
    const dialog = within(screen.getByRole('dialog', { name: 'A robot for Ben' }))
    expect(dialog.getByRole('radio', { name: /Ember/ }).hasAttribute('disabled')).toBe(true)
    expect(dialog.getByText('taken by seat 3')).toBeTruthy()
    await userEvent.click(dialog.getByRole('radio', { name: 'Flint' }))
    expect(changes).toEqual(['Flint'])
  })

  it('RR-1.3 is only looked at by others', () => {
    const { props } = robot({ value: 'Flint', mayChange: false })
    render(<Robot {...props} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByTitle('Flint')).toBeTruthy()
  })
})
