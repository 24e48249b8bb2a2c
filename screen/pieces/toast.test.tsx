import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { clearToasts, Toaster, toast } from './toast.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})
afterEach(() => {
  act(clearToasts)
  cleanup()
})

const page = (isOpen: boolean) => (
  <>
    <Dialog title="Any" isOpen={isOpen} close={() => undefined}>
      Something to decide.
    </Dialog>
    <Toaster />
  </>
)

it('is shown in the dialog that lies above everything, once, and on the page when that is closed', () => {
  const { rerender } = render(page(false))
  act(() => toast('The table is full.', 'harm'))
  expect(screen.getAllByText('The table is full.')).toHaveLength(1)

  rerender(page(true))
  const dialog = screen.getByRole('dialog')
  expect(screen.getAllByText('The table is full.')).toHaveLength(1)
  within(dialog).getByText('The table is full.')
  act(() => toast('And so is the next.', 'harm'))
  within(dialog).getByText('And so is the next.')

  rerender(page(false))
  expect(screen.getAllByText(/full|next/)).toHaveLength(2)
  expect(dialog.textContent).toBe('')
})
