// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

function Table({ cards, hasHand = true }: { readonly cards: readonly string[]; readonly hasHand?: boolean }) {
  useKeptFocus()
  return (
    <main tabIndex={-1}>
      {hasHand && (
        <section tabIndex={-1} aria-label="Your hand">
          {cards.map((card) => (
            <button key={card} type="button">
              {card}
            </button>
          ))}
        </section>
      )}
    </main>
  )
}

it('stays in the hand when the card that had it is played', () => {
  const { rerender } = render(<Table cards={['Aegis', 'Recon']} />)
  screen.getByText('Aegis').focus()
  rerender(<Table cards={['Recon']} />)
  expect(document.activeElement).toBe(screen.getByLabelText('Your hand'))
})

it('goes to the table when the hand is gone as well', () => {
  const { rerender } = render(<Table cards={['Aegis']} />)
  screen.getByText('Aegis').focus()
  rerender(<Table cards={[]} hasHand={false} />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('goes to where it is asked next, if that is there', () => {
  const page = (hasHand: boolean) => (
    <>
      <section data-mood="asked" tabIndex={-1} aria-label="What is decided now" />
      <Table cards={['Aegis']} hasHand={hasHand} />
    </>
  )
  const { rerender } = render(page(true))
  screen.getByText('Aegis').focus()
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByLabelText('What is decided now'))
})

it('comes back from a dialog to the place it was in, if what opened it is gone', () => {
  const { rerender } = render(<Table cards={['Aegis']} />)
  screen.getByText('Aegis').focus()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const close = dialog.appendChild(document.createElement('button'))
  close.focus()
  rerender(<Table cards={[]} />)
  close.remove()
  dialog.dispatchEvent(new Event('close'))
  expect(document.activeElement).toBe(screen.getByLabelText('Your hand'))
  dialog.remove()
})

it('is not taken from anyone who has put it away with a pointer', () => {
  const { rerender } = render(<Table cards={['Aegis']} />)
  screen.getByText('Aegis').focus()
  fireEvent.pointerDown(document.body)
  screen.getByText('Aegis').blur()
  rerender(<Table cards={[]} />)
  expect(document.activeElement).toBe(document.body)
})
