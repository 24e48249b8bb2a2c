import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Announcement } from '../../contract/board.ts'
import { changeSettings } from '../../settings/settings.ts'
import { AroundBoardContext } from '../context.ts'
import { aroundBoard, slots } from '../frame.fixture.tsx'
import { Frame } from '../frame.tsx'
import { SILENCE } from './announcer.ts'

beforeEach(() => changeSettings({ motion: 'full' }))
afterEach(cleanup)

const WARNING: Announcement = { text: 'Threat in zone red.', at: 61_900, tone: 'alarm' }
const table = (announced = SILENCE) => (
  <AroundBoardContext value={aroundBoard({ announced })}>
    <Frame {...slots()} />
  </AroundBoardContext>
)
const live = () => document.querySelector('[aria-live="assertive"]')
const alarmFrame = () => live()?.previousElementSibling

it('says what is announced before anything else, and has the place for it before it comes', () => {
  const { rerender } = render(table())
  const place = live()
  expect(place?.textContent).toBe('')
  rerender(table({ captions: [WARNING], isAlarm: true, log: [] }))
  expect(live()).toBe(place)
  expect(place?.textContent).toBe('Threat in zone red.')
})

it('keeps one frame for all alarms, which therefore never starts anew, and lights none without motion', () => {
  const { rerender } = render(table())
  const frame = alarmFrame()
  expect(frame?.hasAttribute('data-on')).toBe(false)
  rerender(table({ captions: [WARNING], isAlarm: true, log: [] }))
  expect(frame?.hasAttribute('data-on')).toBe(true)
  rerender(table({ captions: [{ ...WARNING, at: 62_100 }], isAlarm: true, log: [] }))
  expect(alarmFrame()).toBe(frame)
  changeSettings({ motion: 'none' })
  cleanup()
  render(table({ captions: [WARNING], isAlarm: true, log: [] }))
  expect(document.querySelector('[data-on]')).toBeNull()
})

it('lists what has been announced beside the board, once there is something', async () => {
  const user = userEvent.setup()
  const { rerender } = render(table())
  expect(screen.queryByRole('tab', { name: 'Announced' })).toBeNull()
  rerender(table({ ...SILENCE, log: [{ text: 'Begin.', at: 0, tone: 'calm' }, WARNING] }))
  await user.click(screen.getByRole('tab', { name: 'Announced' }))
  const lines = within(screen.getByRole('region', { name: 'Announcements' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['0:00Begin.', '1:01Threat in zone red.'])
})
