import { bar, labelled, missing } from '@starboard/screen/frame/board.fixture.tsx'
import { shotsOf } from '@starboard/screen/frame/recorded.fixture.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { BOX, effectOf } from '../rules/catalogue.ts'
import { draw, shipButton } from './board.fixture.tsx'
import { recorded } from './model/recorded.fixture.ts'
import type { Picking } from './model/use-picking.ts'
import { AskedNote } from './prompt/asked-note.tsx'
import { OrderList } from './prompt/order-list.tsx'

afterEach(cleanup)

const MOMENTS = [
  ...recorded({ seats: 4, seed: 73, bot: 'heuristic' }),
  ...recorded({ seats: 3, seed: 84, bot: 'random' }),
]
const EIGHT = recorded({ seats: 8, seed: 5, bot: 'random', options: { boxLimits: false, shipsPerPlayer: 1 } })
const shotOf = shotsOf(MOMENTS)

const slots = () => labelled('Market').getAllByRole('button', { name: /^Slot/ })
const isBuy = ({ kind }: Action): boolean => kind === 'buy'
const isAimed = (action: Action): boolean => action.kind === 'rocket' && action.target !== undefined

const ITEMS = ['Aegis', 'Shield', 'Decoy'].map((name) => ({ value: name, name }))

function Blocks() {
  const [chosen, setChosen] = useState<readonly string[]>(['Aegis'])
  return <OrderList title="Block with" empty="" items={ITEMS} chosen={chosen} onChange={setChosen} />
}

/** What a reader says after the name. */
function description(element: HTMLElement): string {
  const id = element.getAttribute('aria-describedby')
  return id === null ? '' : (document.getElementById(id)?.textContent ?? '')
}

describe('what cannot be chosen', () => {
  it('SG-3.1 is reached in the market too, and says why when it is pressed', async () => {
    const { shot, seat } = shotOf('action', ({ legal }) => legal.some(isBuy) && legal.filter(isBuy).length < 4)
    const { sent } = draw(shot, seat)
    const off = slots().filter((slot) => slot.getAttribute('aria-disabled') === 'true')
    expect(off).toHaveLength(4 - shot.legal.filter(isBuy).length)
    const [first = missing('slot')] = off
    first.focus()
    await userEvent.keyboard('{Enter}')
    expect(bar().getByText(/costs \d/)).toBeDefined()
    expect(sent).toEqual([])
  })

  it('SG-2.6 a sort of which there is nothing says so', () => {
    const { shot, seat } = shotOf('action')
    draw({ ...shot, legal: [{ kind: 'pass' }], refused: [] }, seat)
    const texts = ['Buy', 'Fire', 'Shield', 'Special'].map((name) => description(bar().getByRole('button', { name })))
    expect(texts).toEqual([
      expect.stringMatching(/^You can pay \d: the cheapest card costs \d\./),
      expect.stringMatching(/rocket/),
      expect.stringMatching(/shield/),
      expect.stringMatching(/special/),
    ])
  })

  it('SG-2.6 while a hit is answered it says why, and the answer waits', async () => {
    const { shot, seat } = shotOf('defend', ({ view, legal }, me) => {
      const [card] = view.players[me]?.hand ?? []
      return card !== undefined && effectOf(BOX, card).kind === 'rocket' && legal.length > 1
    })
    const { sent } = draw(shot, seat)
    await userEvent.keyboard('1')
    expect(bar().getByRole('status').textContent).toMatch(/is not reactive/)
    await userEvent.keyboard('{Escape}')
    expect(bar().getByRole('status').textContent).toMatch(/land it on|seeks one/)
    await userEvent.click(bar().getByRole('button', { name: /^Take it on/ }))
    expect(sent).toMatchObject([{ kind: 'defend' }])
  })
})

describe('keys', () => {
  it('are told with what they press, and mean fleets while a rocket is aimed', async () => {
    const { shot, seat } = shotOf('action', ({ legal }) => legal.some(isBuy) && legal.filter(isAimed).length > 1)
    draw(shot, seat)
    const keysOf = (buttons: readonly HTMLElement[]) =>
      buttons.map((button) => button.getAttribute('aria-keyshortcuts')).filter((key) => key !== null)
    expect(keysOf(slots())).toEqual(['Q', 'W', 'E', 'R'].slice(0, slots().length))
    const card = shot.legal.find(isAimed) ?? missing('rocket')
    const place = shot.view.players[seat]?.hand?.indexOf(card.kind === 'rocket' ? card.card : '') ?? 0
    await userEvent.keyboard(`${place + 1}`)
    expect(keysOf(slots())).toEqual([])
    const aims = bar()
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-keyshortcuts'))
    expect(keysOf(aims).slice(0, 2)).toEqual(['Q', 'W'])
    expect(aims[0]?.textContent).toMatch(/: .*(lost|holds|breaks|shield)/i)
  })

  it('SG-4.2 eight at a table: the bar has a button and a key for every fleet', async () => {
    const { shot, seat } = shotsOf(EIGHT)('action', ({ legal }) => legal.filter(isAimed).length === 7)
    const { sent } = draw(shot, seat)
    const shots = shot.legal.filter(isAimed)
    const card = shots[0]?.kind === 'rocket' ? shots[0].card : ''
    const place = shot.view.players[seat]?.hand?.indexOf(card) ?? 0
    const buttons = () => bar().getAllByRole('button', { name: /: .*(at least|bounce off)/ })
    for (const [at, key] of ['Q', 'W', 'E', 'R', 'T', 'Y', 'U'].entries()) {
      await userEvent.keyboard(`${place + 1}`)
      expect(buttons().map((button) => button.getAttribute('aria-keyshortcuts'))[at]).toBe(key)
      if (at % 2 === 0) await userEvent.keyboard(key)
      else await userEvent.click(buttons()[at] ?? missing('fleet'))
      await userEvent.click(bar().getByRole('button', { name: /^Fire at/ }))
    }
    expect(sent).toEqual(shots)
  })

  it('SG-4.2 aiming stops at every fleet of the page and of the bar, not at every seat as well', async () => {
    const { shot, seat } = shotOf('action', ({ legal }) => legal.filter(isAimed).length > 1)
    draw(shot, seat)
    const card = shot.legal.find(isAimed) ?? missing('rocket')
    const place = shot.view.players[seat]?.hand?.indexOf(card.kind === 'rocket' ? card.card : '') ?? 0
    await userEvent.keyboard(`${place + 1}`)
    const seats = labelled('Seats').getAllByRole('button', { name: /^Aim at/ })
    expect(seats.map(({ tabIndex }) => tabIndex)).toEqual(seats.map(() => -1))
  })

  it('SG-4.6 Esc goes back to the ship that the clock would choose', async () => {
    const isShip = (action: Action) => action.kind === 'defend' && action.ship !== undefined
    const { shot, seat } = shotOf('defend', ({ legal }) => legal.filter(isShip).length > 1)
    draw(shot, seat)
    const ships = shot.legal.flatMap((action) => (action.kind === 'defend' ? (action.ship ?? []) : []))
    const picked = () => ships.find((ship) => shipButton(ship).getAttribute('aria-pressed') === 'true')
    const first = picked()
    await userEvent.click(shipButton(ships.find((ship) => ship !== first) ?? 0))
    expect(picked()).not.toBe(first)
    await userEvent.keyboard('{Escape}')
    expect(picked()).toBe(first)
  })
})

describe('the focus', () => {
  it('goes along with what is ticked and moved in standing orders', async () => {
    render(<Blocks />)
    const order = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Decoy' }))
    expect(order()).toEqual(['1 Aegis', '2 Decoy', 'Shield'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Decoy' })))
    await userEvent.click(screen.getByRole('button', { name: 'Decoy earlier' }))
    expect(order()).toEqual(['1 Decoy', '2 Aegis', 'Shield'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decoy earlier' })))
  })
})

describe('what is heard', () => {
  it('SG-2.4 a scout in the bank, beside its size', () => {
    const { shot, seat } = shotOf('action', ({ view }, me) => view.players[me]?.bank.includes('ST02') === true)
    draw(shot, seat)
    expect(document.querySelector('[aria-label^="Bank:"][aria-label$=", Scout Ship among them"]')).not.toBeNull()
  })

  it('says little while others choose', () => {
    const moment = MOMENTS.find(({ viewer, after }) => viewer === 'spectator' && after.open[0]?.kind === 'action')
    draw((moment ?? missing('moment')).after, 'spectator')
    expect(bar().getByRole('status').textContent).toMatch(/^\w+ is choosing an action\.$/)
  })

  it('in an open dialog, that one is asked; not what was asked before it opened', () => {
    const { shot, seat } = shotOf('defend')
    const asked = shot.open.find((open) => open.seat === seat) ?? missing('question')
    const picking = (id: string | null) =>
      ({ view: shot.view, name: () => 'Bram', asked: id === null ? null : { ...asked, id } }) as unknown as Picking
    const { rerender } = render(<AskedNote picking={picking('old')} />)
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<AskedNote picking={picking(null)} />)
    rerender(<AskedNote picking={picking('new')} />)
    expect(screen.getByRole('status').textContent).toMatch(/^Bram’s .* Close this to answer\.$/)
  })
})
