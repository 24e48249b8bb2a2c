import type { OptionPicture } from '@starboard/screen/contract/lobby.ts'
import { drawTidily } from '@starboard/screen/frame/board.fixture.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { form } from '../rules/options.ts'
import { lobby } from './index.tsx'

drawTidily()

const { deckOverrides: Decks } = lobby.options
if (Decks === undefined) throw new Error('The drawing is missing.')

const draw = (change: Partial<OptionPicture> = {}) => {
  const changes: unknown[] = []
  const picture = { label: 'Copies of cards', value: {}, values: form.defaults, seats: 3, match: 1, mayChange: true }
  render(<Decks {...picture} onChange={(value) => void changes.push(value)} {...change} />)
  return changes
}

it('BR-1.9 the decks are as printed to begin with, and tell how large they are', () => {
  draw({ mayChange: false })
  screen.getByText('As printed')
  screen.getByText('123 on Earth, 72 in space, 70 on Mars')
  expect(screen.queryByRole('button', { name: 'Change the decks' })).toBeNull()
})

it('BR-1.9 copies of a card are counted up and down, and only what differs is kept', async () => {
  const changes = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Change the decks' }))
  await userEvent.click(screen.getByRole('button', { name: 'One Slingshot more' }))
  await userEvent.click(screen.getByRole('button', { name: 'One Plant Bomb less' }))
  await userEvent.click(screen.getByRole('button', { name: 'One Plant Bomb more' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use these decks' }))
  expect(changes).toEqual([{ 'slingshot@1': 5 }])
})

it('BR-1.9 a card of another deck can be found and put in', async () => {
  const changes = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Change the decks' }))
  await userEvent.type(screen.getByRole('textbox'), 'teleport')
  await userEvent.click(screen.getByRole('button', { name: 'One Teleport more' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use these decks' }))
  expect(changes).toEqual([{ 'teleport@1': 1 }])
})

it('what was changed can be given up', async () => {
  const changes = draw({ value: { 'slingshot@1': 9 } })
  screen.getByText('1 card changed')
  await userEvent.click(screen.getByRole('button', { name: 'As printed' }))
  expect(changes).toEqual([{}])
})

it('five or more are told of the quick rules', () => {
  expect(lobby.seatsNote?.(5, { baseDraw: 1 })).toMatch(/Quick/)
  expect(lobby.seatsNote?.(5, { baseDraw: 2 })).toBeNull()
  expect(lobby.seatsNote?.(4, { baseDraw: 1 })).toBeNull()
})
