import * as pieces from '@starboard/screen/pieces/index.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GalleryPage } from './gallery-page.tsx'

describe('the gallery', () => {
  beforeEach(() => {
    render(<GalleryPage />)
  })
  afterEach(cleanup)

  it('shows every piece, with a name for each of its states', () => {
    for (const name of Object.keys(pieces)) {
      const states = within(screen.getByRole('region', { name })).getAllByRole('figure')
      for (const state of states) expect(state.querySelector('figcaption')?.textContent).toMatch(/\w/)
    }
  })

  it('brings the drawings of a game when somebody asks for them', async () => {
    const [button] = screen.getAllByRole('button', { name: 'Show the sheet' })
    if (button === undefined) throw new Error('There is no sheet.')
    const room = within(button.closest('section') ?? document.body)
    await userEvent.click(button)
    expect((await room.findAllByRole('figure')).length).toBeGreaterThan(20)
  })

  it('has nothing serious for axe to say about it', async () => {
    // Colours need a real browser, and landmarks are the business of the page around it.
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  it('lets the arrow keys of a slider stop at the cap', async () => {
    const power = screen.getAllByRole<HTMLInputElement>('slider', { name: /Power/ })[0]
    if (power === undefined) throw new Error('There is no slider.')
    expect(power.getAttribute('aria-valuetext')).toBe('3')
    const choose = (index: number) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(power, String(index))
      power.dispatchEvent(new Event('input', { bubbles: true }))
    }
    choose(7)
    expect(await screen.findByText('+5')).toBeTruthy()
    expect(power.getAttribute('aria-valuetext')).toBe('5')
  })

  it('picks cards by their number, but not the one that may not be played', async () => {
    const user = userEvent.setup()
    const hand = screen.getByRole('list', { name: 'Your hand' })
    const pressed = () =>
      within(hand)
        .getAllByRole('button')
        .filter((card) => card.getAttribute('aria-pressed') === 'true')
        .map((card) => card.querySelector('b')?.textContent)
    await user.keyboard('2')
    expect(pressed()).toEqual(['Anchor'])
    await user.keyboard('4')
    expect(pressed()).toEqual(['Anchor'])
    await user.type(screen.getByLabelText('Your name'), '3')
    expect(pressed()).toEqual(['Anchor'])
  })

  it('keeps one stop for the Tab key in a hand', () => {
    const hand = screen.getByRole('list', { name: 'Your hand' })
    const stops = within(hand)
      .getAllByRole('button')
      .map((card) => card.tabIndex)
    expect(stops).toEqual([0, -1, -1, -1, -1])
  })
})
