import { seatOf } from '@starboard/kernel'
import { drawTidily, labelled } from '@starboard/screen/frame/board.fixture.tsx'
import { faceOf } from '@starboard/screen/frame/frame.fixture.tsx'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { firstShot } from '../model/recorded.fixture.ts'
import { Ending } from './ending.tsx'

drawTidily()

const seats = [faceOf(0, 'Wren', { isMe: true }), faceOf(1, 'Otto'), faceOf(2, 'Bram')]

it('says who has won and how, and draws everybody’s way through the levels', () => {
  const { view } = firstShot(3)
  const milestones = [
    { seat: seatOf(1), round: 4, what: 'scrubbed' },
    { seat: seatOf(1), round: 9, what: 'launched' },
    { seat: seatOf(1), round: 15, what: 'landed' },
    { seat: seatOf(2), round: 18, what: 'crashed' },
    { seat: seatOf(1), round: 25, what: 'won' },
  ] as const
  const ended = { how: 'mission', winners: [seatOf(1)] } as const
  render(<Ending view={{ ...view, round: 25, milestones, ended }} seats={seats} />)
  screen.getByText('Otto wins!')
  const race = labelled('The race, round by round')
  for (const text of ['Round 9: lift-off.', 'Round 15: landed on Mars.', 'Round 18: crashed.']) race.getByText(text)
  const levels = [...document.querySelectorAll('li:nth-child(2) [data-level]')].map((one) =>
    one.getAttribute('data-level'),
  )
  expect(levels).toEqual(['1', '2', '3'])
})

it('calls whoever looks at it “you”', () => {
  const { view } = firstShot(3)
  const ended = { how: 'roundLimit', winners: [seatOf(0), seatOf(2)] } as const
  render(<Ending view={{ ...view, ended }} seats={seats} />)
  screen.getByText('You and Bram share the win')
  labelled('The race, round by round').getByText('You')
  expect(screen.queryByText('Wren')).toBeNull()
})
