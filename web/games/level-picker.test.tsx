import { changeSettings, settings } from '@starboard/screen/settings/settings.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LevelPicker, useLevel } from './level-picker.tsx'

const games = [
  { id: 'plain', bots: ['random', 'heuristic'] },
  { id: 'deep', bots: ['random', 'reference', 'heuristic', 'search'] },
]

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(games)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

function Chosen({ game }: { readonly game: string }) {
  return <p>{`${game} ${useLevel(game)}`}</p>
}

it('offers a game’s own levels in one order, and for all games what every one of them has', async () => {
  render(<LevelPicker game="deep" />)
  await waitFor(() => expect(names()).toEqual(['easy', 'normal', 'hard']))
  cleanup()
  render(<LevelPicker />)
  expect(names()).toEqual(['easy', 'normal'])
})

it('is remembered, and means the nearest level in a game that lacks it', async () => {
  render(
    <>
      <LevelPicker game="deep" />
      <Chosen game="deep" />
      <Chosen game="plain" />
    </>,
  )
  await userEvent.click(await screen.findByRole('radio', { name: 'hard' }))
  expect(settings().level).toBe('search')
  expect(screen.getByText('deep search')).toBeTruthy()
  expect(screen.getByText('plain heuristic')).toBeTruthy()
})

it('knows what to do with a level that was remembered and is offered no more', async () => {
  changeSettings({ level: 'reference' })
  render(<Chosen game="deep" />)
  expect(await screen.findByText('deep heuristic')).toBeTruthy()
})
