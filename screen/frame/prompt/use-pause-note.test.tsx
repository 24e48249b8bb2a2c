import type { TableInfo } from '@starboard/wire/protocol'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Toaster } from '../../pieces/toast.tsx'
import { usePauseNote } from './use-pause-note.ts'

const seats = [
  { seat: 0, kind: 'person', name: 'Ada', isHere: true },
  { seat: 1, kind: 'person', name: 'Ben', isHere: true },
  { seat: 2, kind: 'person', name: 'Kim', isHere: true },
  { seat: 3, kind: 'person', name: 'Lou', isHere: false },
  { seat: 4, kind: 'bot', name: 'Bot 5', isHere: true },
]
const tableWith = (pauseVotes: readonly number[]) =>
  ({ seats, pauseVotes, isPaused: false, you: { seat: 1, isHost: false } }) as unknown as TableInfo

function Screen({ votes }: { readonly votes: readonly number[] }) {
  usePauseNote(tableWith(votes))
  return <Toaster />
}

it('says who would like a pause, and what one can do', () => {
  const { rerender } = render(<Screen votes={[]} />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<Screen votes={[0]} />)
  screen.getByText('Ada would like a pause. Agree to it in the menu.')
  rerender(<Screen votes={[0, 1]} />)
  screen.getByText('You would like a pause: 2 of 3 agree.')
})
