import { settings } from '@starboard/screen/settings/settings.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ClockSwitch } from './clock-switch.tsx'
import { wantsClock } from './play-now.ts'

const timed = { clock: 'a minute for each move' }

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('offers the clock of the game, and "play now" keeps to it', async () => {
  render(<ClockSwitch poster={timed} />)
  expect(wantsClock(timed)).toBe(false)
  await userEvent.click(screen.getByRole('switch', { name: 'By the clock: a minute for each move' }))
  expect(settings().byClock).toBe(true)
  expect(wantsClock(timed)).toBe(true)
  expect(wantsClock({})).toBe(false)
})

it('offers nothing where there is no clock to wish for', () => {
  render(<ClockSwitch poster={{}} />)
  expect(screen.queryByRole('switch')).toBeNull()
})
