// @vitest-environment happy-dom
import type { TableInfo } from '@starboard/wire/protocol'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Toaster } from '../../pieces/toast.tsx'
import { usePauseNote } from './use-pause-note.ts'

const seats = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Ben' },
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
  screen.getByText('You would like a pause. It begins when everybody agrees.')
})
