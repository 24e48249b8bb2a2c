import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Film } from './film.tsx'
import { missionFiles, missionOf, SIX_GUESTS } from './missions.fixture.ts'
import { beatOf } from './model/beats.ts'
import { lastMoment, momentAt, type Reel, reelOf } from './model/reel.ts'
import { Stage } from './stage/stage.tsx'
import { usePlayer } from './use-player.ts'

// Whether something is hidden is worked out for every part of the drawing: that would take seconds for each question.
configure({ defaultHidden: true })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const guests = reelOf(missionOf(SIX_GUESTS))

function Shown({ reel }: { readonly reel: Reel }) {
  return <Film reel={reel} player={usePlayer(reel)} />
}

const said = () => document.querySelector('p[role="status"]')?.textContent ?? ''
const picture = () => screen.getByRole('img', { name: /^The ship and the trajectories/ }).innerHTML
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the film', () => {
  test('steps forwards, and backwards to the very same pictures', async () => {
    render(<Shown reel={guests} />)
    const seen: string[] = []
    for (let step = 0; step < 6; step++) {
      seen.push(picture())
      await press(/^One step on/)
    }
    expect(new Set(seen).size).toBeGreaterThan(3)
    for (const before of seen.toReversed()) {
      await press(/^One step back/)
      expect(picture()).toBe(before)
    }
    expect(screen.getByRole('button', { name: /^One step back/ })).toHaveProperty('disabled', true)
  })

  test('keys: arrows step, with shift by turns, Home and End', async () => {
    render(<Shown reel={guests} />)
    const { keyboard } = userEvent.setup()
    await keyboard('{ArrowRight}')
    expect(said()).toBe('Turn 1.')
    await keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(said()).toBe('Turn 2.')
    await keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    expect(said()).toBe('Turn 2.')
    await keyboard('{ArrowLeft}')
    expect(said()).not.toBe('Turn 2.')
    await keyboard('{End}')
    expect(said()).toBe('The mission is won: 20 points.')
    await keyboard('{Home}')
    expect(said()).toMatch(/before turn 1/)
  })

  test('space plays and pauses', () => {
    vi.useFakeTimers()
    render(<Shown reel={guests} />)
    const space = () => fireEvent.keyDown(document.body, { key: ' ' })
    space()
    act(() => vi.advanceTimersByTime(beatOf(momentAt(guests, 0))))
    expect(said()).toBe('Turn 1.')
    space()
    act(() => vi.advanceTimersByTime(60_000))
    expect(said()).toBe('Turn 1.')
    space()
    for (const _ of guests.moments) act(() => vi.advanceTimersByTime(5000))
    expect(said()).toBe('The mission is won: 20 points.')
    expect(screen.getByRole('button', { name: /^Play/ })).toBeTruthy()
  })

  test('the head of a turn leads to it, and a line of the story to its moment', async () => {
    render(<Shown reel={guests} />)
    await press(/^Turn 4\b/)
    expect(said()).toBe('Turn 4.')
    await userEvent.click(screen.getByRole('tab', { name: 'Story' }))
    await press(/Stealth Fighter is hit: 5 \+ 1/)
    expect(screen.getByText('5 + 1 − 2 = 4')).toBeTruthy()
    expect(screen.getByText('Stealth Fighter 4 → 0')).toBeTruthy()
  })

  test('SA-9.2 the end is the score sheet, line by line', async () => {
    render(<Shown reel={guests} />)
    await userEvent.setup().keyboard('{End}')
    const sheet = screen.getByRole('table', { name: 'Score sheet' })
    const row = (name: RegExp) => within(sheet).getByRole('row', { name }).textContent
    expect(row(/Asteroid/)).toMatch(/destroyed, turn 4, by Ines and Bram\+8/)
    expect(row(/Visual/)).toMatch(/\+4$/)
    expect(row(/Damage tiles/)).toMatch(/red 0, white 1, blue 5−6$/)
    expect(row(/Most damaged/)).toMatch(/−5$/)
    expect(row(/Disabled squads/)).toMatch(/−1$/)
    expect(row(/Score/)).toMatch(/28 \+ 4 − 1220$/)
  })

  test('SA-8.3 a tile that is turned up is shown with what it does', async () => {
    render(<Shown reel={guests} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Story' }))
    await press(/Damage tile 1 in blue/)
    expect(screen.getByText('Gravolift')).toBeTruthy()
    expect(screen.getByText('1 of 6')).toBeTruthy()
  })
})

describe('every shipped mission', () => {
  test.each(missionFiles)('%s can be drawn at its worst and at its end, at both widths', (file) => {
    const reel = reelOf(missionOf(file))
    const worst = reel.moments.findIndex(({ happening }) => happening?.kind === 'zoneAttacked')
    for (const place of [Math.max(worst, 1), lastMoment(reel)]) {
      const drawn = renderToStaticMarkup(<Stage reel={reel} place={place} isNarrow={place === lastMoment(reel)} />)
      expect(drawn).toContain('<svg')
      expect(drawn).not.toMatch(/NaN|undefined/)
    }
  })
})
