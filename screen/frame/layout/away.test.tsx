import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { SeatFace } from '../../contract/board.ts'
import { type AroundBoard, AroundBoardContext } from '../context.ts'
import { aroundBoard, faceOf, slots } from '../frame.fixture.tsx'
import { Frame } from '../frame.tsx'

const show = (ben: Partial<SeatFace>, around: Partial<AroundBoard> = {}, isAdaMe = true) =>
  render(
    <AroundBoardContext
      value={aroundBoard({ faces: [faceOf(0, 'Ada', { isMe: isAdaMe }), faceOf(1, 'Ben', ben)], ...around })}
    >
      <Frame {...slots()} />
    </AroundBoardContext>,
  )
const seatOfBen = () => within(screen.getByRole('article', { name: 'Ben' }))
const takeOver = () => seatOfBen().queryByRole('button', { name: 'Let a bot play for Ben' })

afterEach(cleanup)

it('who is away is shown as away, and nobody has to ask for anything yet', () => {
  show({ isHere: false })
  expect(seatOfBen().getByText('away')).toBeTruthy()
  expect(takeOver()).toBeNull()
})

it('who is there is not', () => {
  show({})
  expect(seatOfBen().queryByText('away')).toBeNull()
})

it('a bot that plays for somebody says until when', () => {
  show({ isHere: false, isHeld: true })
  expect(screen.getByRole('article', { name: 'Ben' }).textContent).toContain('a bot plays until Ben is back')
})

it('where it takes somebody who asks, a press asks, and a refusal is a sentence', async () => {
  const refused = { code: 'captain', rule: 'LA-8.1', text: 'Only the captain may let a bot play.' }
  const send = vi.fn(async () => ({ ok: false, refused }) as const)
  show({ isHere: false, mayBeTakenOver: true }, { send })
  const button = takeOver()
  if (button === null) throw new Error('There is no button.')
  await userEvent.click(button)
  expect(send).toHaveBeenCalledWith({ kind: 'takeOver', seat: 1 })
  expect(await screen.findByText('Only the captain may let a bot play.')).toBeTruthy()
})

it('an onlooker cannot ask for it', () => {
  show({ isHere: false, mayBeTakenOver: true }, {}, false)
  expect(takeOver()).toBeNull()
})
