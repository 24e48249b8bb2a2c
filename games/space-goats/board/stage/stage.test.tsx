import { seatOf } from '@starboard/kernel'
import { drawTidily } from '@starboard/screen/frame/board.fixture.tsx'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { form } from '../../rules/options.ts'
import type { OpenPile, ShipOffer, SlotOffer, TargetOffer } from './props.ts'
import { facesOf, player, shielded, ship, stageOf, suited, underFire, viewOf, wreckage } from './stage.fixture.ts'
import { Stage } from './stage.tsx'

drawTidily()

const offer = (change: Partial<ShipOffer> = {}): ShipOffer => ({
  key: 'A',
  isPicked: false,
  isOnTimeout: false,
  consequence: { harm: 'holds', title: 'Shield holds', detail: '2 → 1' },
  ...change,
})

const target = (change: Partial<TargetOffer> = {}): TargetOffer => ({
  isPicked: false,
  consequence: { harm: 'lost', title: 'Ship lost', detail: '3 → 2 ships' },
  ...change,
})

const region = (name: string) => within(screen.getByRole('region', { name }))
const own = [suited(0), shielded(1, 'SH04', 2), ship(2)]

describe('the fleet in front', () => {
  it('is a row of ships with side and shield, and nothing to press while nothing is asked', () => {
    render(<Stage {...stageOf(viewOf([player(0, { fleet: own }), player(1)]))} />)
    const fleet = region('Your fleet')
    expect(fleet.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('A: Bleatnik, suit on'),
      expect.stringContaining('B: Hircus Maximus, suit off, Reinforced Hull 2'),
      expect.stringContaining('C: Feta Force, suit off'),
    ])
    expect(fleet.queryByRole('button')).toBeNull()
    expect(fleet.getByRole('heading').textContent).toContain('protection 3')
  })

  it('SG-4.6 offers ships by name with what the hit does to them', async () => {
    const onShip = vi.fn()
    const ships = new Map([
      [1, offer({ key: 'B', isPicked: true })],
      [
        2,
        offer({
          key: 'C',
          isOnTimeout: true,
          consequence: { harm: 'lost', title: 'Ship lost', detail: '3 → 2 ships' },
        }),
      ],
    ])
    render(
      <Stage {...stageOf(viewOf([player(0, { fleet: own }), player(1)]), { ships, onShip, headline: 'Pick one' })} />,
    )
    const fleet = region('Your fleet')
    const buttons = fleet.getAllByRole('button')
    expect(buttons.map((button) => button.querySelector('.spoken')?.textContent)).toEqual([
      'B: Hircus Maximus, suit off, Reinforced Hull 2; takes the hit: shield holds, 2 to 1',
      'C: Feta Force, suit off; takes the hit: ship lost, 3 to 2 ships; chosen on timeout',
    ])
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    fleet.getByText('picked')
    fleet.getByText('on timeout')
    fleet.getByText('Pick one')
    await userEvent.click(fleet.getByRole('button', { name: /^C: Feta Force/ }))
    expect(onShip).toHaveBeenCalledWith(2)
  })

  it('names a ship that is to get a shield without a consequence', () => {
    const ships = new Map([[0, offer({ consequence: null })]])
    render(<Stage {...stageOf(viewOf([player(0, { fleet: own }), player(1)]), { ships })} />)
    const ship = screen.getByRole('button', { name: 'A: Bleatnik, suit on' })
    expect(ship.getAttribute('aria-keyshortcuts')).toBe('A')
  })

  it('SG-7.2 is gone when all ships are', () => {
    render(<Stage {...stageOf(viewOf([player(0, { fleet: [], out: 1 }), player(1), player(2)]))} />)
    region('Your fleet').getByText(/Not a goat left/)
    region('Your fleet').getByText('Out, 3rd')
  })

  it('SG-7.3 warns of wreckage while two remain and nothing was lost in the round', () => {
    const two = [player(0), player(1)]
    const warned = () => screen.queryByText(/Wreckage due/) !== null
    const shown = (view: ReturnType<typeof viewOf>) => {
      render(<Stage {...stageOf(view)} />)
      const is = warned()
      cleanup()
      return is
    }
    expect(shown(viewOf(two))).toBe(true)
    expect(shown(viewOf(two, { destroyed: 1 }))).toBe(false)
    expect(shown(viewOf([...two, player(2)]))).toBe(false)
    expect(shown(viewOf([...two, player(2, { fleet: [], out: 1 })]))).toBe(true)
    expect(shown(viewOf(two, { options: { ...form.defaults, wreckageFromRound: 0 } }))).toBe(false)
    expect(shown(viewOf(two, { options: { ...form.defaults, wreckageFromRound: 4 } }))).toBe(false)
  })
})

describe('opponents', () => {
  const rivals = () => within(screen.getByRole('grid', { name: 'Opponents' })).getAllByRole('row')

  it('are shown in the order of play after the one in front', () => {
    const view = viewOf([player(0), player(1), player(2), player(3)])
    render(<Stage {...stageOf(view, { front: seatOf(2), me: seatOf(2), seats: facesOf(4, seatOf(2)) })} />)
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['Kiddoprotection 1', 'Inesprotection 1', 'Bramprotection 1'])
  })

  it('show fleet, bank, hand, draw pile and what is known of the hand', () => {
    const bram = player(1, {
      fleet: [shielded(4, 'SH05', 1), suited(5)],
      bank: ['ST01', 'ST02'],
      handSize: 3,
      drawSize: 6,
      shown: ['RK03'],
    })
    render(<Stage {...stageOf(viewOf([player(0), bram]))} />)
    const [bramsRow = document.body] = rivals()
    expect(within(bramsRow).getByRole('rowheader').textContent).toBe('Bramprotection 2')
    const cells = within(bramsRow).getAllByRole('gridcell')
    expect(cells.map((cell) => cell.getAttribute('aria-label') ?? cell.querySelector('.spoken')?.textContent)).toEqual([
      'A: Ramshackle, suit off, Phase Shield 1',
      'B: Horn Solo, suit on',
      'Bank 2, Scout Ship among them',
      '3 in hand, known: Piercing Rocket',
      'Draw pile 6',
      'Open Bram’s discard pile, empty',
    ])
    expect(rivals()[0]?.textContent).toMatch(/bank 2.*3 in hand, known: Piercing Rocket.*draw pile 6/)
  })

  it('are a grid with a row each: one stop for the Tab key, arrows inside', async () => {
    const view = viewOf([player(0), player(1, { fleet: [ship(4), ship(5)] }), player(2, { fleet: [ship(6)] })])
    render(<Stage {...stageOf(view)} />)
    const at = () => document.activeElement?.textContent ?? ''
    const stops = within(screen.getByRole('grid', { name: 'Opponents' })).getAllByRole('gridcell')
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    stops[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(at()).toMatch(/^B: /)
    await userEvent.keyboard('{ArrowDown}')
    expect(at()).toMatch(/^bank/)
    await userEvent.keyboard('{Home}')
    expect(at()).toMatch(/^A: /)
    await userEvent.keyboard('{ArrowLeft}')
    expect(at()).toMatch(/^Open Bram’s discard pile/)
    await userEvent.keyboard('{ArrowRight}{End}')
    expect(at()).toMatch(/^Open Odile’s discard pile/)
  })

  it('open their discard piles', async () => {
    const opened: OpenPile[] = []
    const bram = player(1, { discard: ['ST01', 'RK01'] })
    render(<Stage {...stageOf(viewOf([player(0), bram]), { onOpen: (pile) => opened.push(pile) })} />)
    await userEvent.click(
      screen.getByRole('button', { name: 'Open Bram’s discard pile, 2 cards, top card Standard Rocket' }),
    )
    expect(opened).toEqual([{ discardOf: 1 }])
  })

  it('carry flags for what is coming to them', () => {
    const view = viewOf([
      player(0),
      player(1),
      player(2, { lastStand: true, skipsNext: true }),
      player(3, { extraDue: true }),
    ])
    const seats = facesOf(4).map((face) => (face.seat === 3 ? { ...face, isHere: false } : face))
    render(<Stage {...stageOf({ ...view, agenda: { asked: 1, steps: [underFire(0)] } }, { seats })} />)
    for (const flag of ['Firing', 'Last stand', 'Skips next turn', 'Extra turn', 'Away']) screen.getByText(flag)
  })

  it('SG-7.8 stay as wrecks with their place when they are out', () => {
    const view = viewOf([player(0), player(1, { fleet: [], out: 2 }), player(2, { fleet: [], out: 1, resigned: true })])
    render(<Stage {...stageOf(view)} />)
    screen.getByText('Out, 2nd')
    screen.getByText('Resigned, 3rd')
    expect(within(rivals()[0] ?? document.body).queryByText(/^A: /)).toBeNull()
  })

  it('are buttons only while they may be aimed at', async () => {
    const onTarget = vi.fn()
    const targets = new Map([
      [seatOf(1), target()],
      [seatOf(2), target({ isPicked: true, consequence: null })],
    ])
    render(<Stage {...stageOf(viewOf([player(0), player(1), player(2), player(3)]), { targets, onTarget })} />)
    expect(
      screen.getByRole('button', { name: 'Aim at Bram: ship lost, 3 to 2 ships' }).getAttribute('aria-pressed'),
    ).toBe('false')
    expect(screen.queryByRole('button', { name: /Aim at Kiddo/ })).toBeNull()
    const odile = screen.getByRole('button', { name: 'Aim at Odile' })
    expect(odile.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(odile)
    expect(onTarget).toHaveBeenCalledWith(2)
  })

  it('are up to seven, in two rows', () => {
    render(<Stage {...stageOf(viewOf([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => player(seat))))} />)
    const lines = new Set(rivals().map((row) => row.parentElement))
    expect([...lines].map((line) => line?.children.length)).toEqual([4, 3])
  })
})

describe('the market', () => {
  const slot = (change: Partial<SlotOffer> = {}): SlotOffer => ({
    mayBuy: false,
    isRefused: false,
    key: null,
    isPicked: false,
    note: null,
    ...change,
  })

  it('sells what may be bought and says what is missing', async () => {
    const onSlot = vi.fn()
    const slots = [slot({ note: '1 short' }), slot({ mayBuy: true }), slot({ mayBuy: true, isPicked: true }), slot()]
    render(<Stage {...stageOf(viewOf([player(0), player(1)]), { slots, onSlot })} />)
    const market = region('Market')
    market.getByText('Slot 1: Barrage Rocket, rocket, costs 4, 1 short. 1 normal hit on every opponent.')
    const buttons = market.getAllByRole('button', { name: /^Slot/ })
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    await userEvent.click(market.getByRole('button', { name: /^Slot 2: Phase Shield, shield, costs 4/ }))
    expect(onSlot).toHaveBeenCalledWith(1)
  })

  it('SG-3.6 keeps an empty slot', () => {
    render(<Stage {...stageOf(viewOf([player(0), player(1)], { market: ['RK01', null, 'RK02', 'RK03'] }))} />)
    region('Market').getByText('Slot 2 stays empty')
    expect(region('Market').queryByRole('button', { name: /^Slot/ })).toBeNull()
  })

  it('SG-3.5 counts pile, trash and spare ships, and opens the first two', async () => {
    const opened: OpenPile[] = []
    render(<Stage {...stageOf(viewOf([player(0), player(1)]), { onOpen: (pile) => opened.push(pile) })} />)
    const market = region('Market')
    await userEvent.click(market.getByRole('button', { name: /^Market pile: 13 cards/ }))
    await userEvent.click(market.getByRole('button', { name: /^Trash: 1 card,/ }))
    expect(opened).toEqual(['market', 'trash'])
    expect(market.getByText('spare', { exact: false, selector: 'li' }).textContent).toContain('10 spare')
    cleanup()
    const options = { ...form.defaults, boxLimits: false }
    render(<Stage {...stageOf(viewOf([player(0), player(1)], { options }))} />)
    expect(region('Market').queryByText('spare', { exact: false, selector: 'li' })).toBeNull()
  })
})

describe('the middle of the page', () => {
  const told = () => region('What happens')

  it('tells who fires what at whom, and which hit it is', () => {
    const agenda = { asked: 1, steps: [underFire(0)] }
    render(<Stage {...stageOf(viewOf([player(0), player(1), player(2)], { agenda }))} />)
    told().getByText('Bram fires at you')
    told().getByText('normal hit, 1 of 2')
    told().getByText('Salvo Rocket')
    told().getByText('Hit 1 of 2')
  })

  it('says everybody for a barrage', () => {
    const agenda = { asked: 1, steps: [underFire(0, 2, 3)] }
    render(<Stage {...stageOf(viewOf([player(0), player(1), player(2), player(3)], { agenda }))} />)
    told().getByText('Bram fires at everybody')
  })

  it('tells whose turn it is and what the table waits for', () => {
    render(<Stage {...stageOf(viewOf([player(0), player(1)], { active: seatOf(1) }))} />)
    told().getByText('Bram’s turn')
    told().getByText('Choosing an action')
  })

  it('SG-7.3 announces the wreckage of a duel', () => {
    const agenda = { asked: 1, steps: [wreckage(0, 1)] }
    render(<Stage {...stageOf(viewOf([player(0), player(1)], { agenda }))} />)
    told().getByText('Wreckage!')
    told().getByText('You and Bram each take a hit')
    expect(screen.queryByText(/Wreckage due/)).toBeNull()
  })

  it('tells what has just happened while it is on stage', () => {
    const beat = { id: 1, ms: 500, event: { kind: 'shipLost', seat: seatOf(1), ship: 4, by: seatOf(0) } } as const
    render(<Stage {...stageOf(viewOf([player(0), player(1)]), { beat })} />)
    told().getByText('Bram’s Ramshackle')
    told().getByText('Kaboom!')
    expect(document.querySelector('[data-spot="ship-4"]')?.getAttribute('data-beat')).toBe('shipLost')
  })

  it('still tells what was bought while the market fills the slot', () => {
    const view = viewOf([player(0), player(1, { discard: ['ST01', 'SP06'] })], { active: seatOf(1) })
    const beat = { id: 1, ms: 100, event: { kind: 'slotRefilled', slot: 1, card: 'RK01' } } as const
    render(<Stage {...stageOf(view, { beat })} />)
    told().getByText('Bram buys for 4')
    told().getByText('Warp Drive')
  })

  it('moves nothing under reduced motion', () => {
    const beat = { id: 1, ms: 0, event: { kind: 'shipLost', seat: seatOf(1), ship: 4, by: seatOf(0) } } as const
    render(<Stage {...stageOf(viewOf([player(0), player(1)]), { beat })} />)
    expect(document.querySelector('[data-beat]')).toBeNull()
  })

  it('names the winner at the end', () => {
    const ended = { how: 'rocket', winners: [seatOf(1)] } as const
    render(<Stage {...stageOf(viewOf([player(0), player(1)], { ended, agenda: { asked: 1, steps: [] } }))} />)
    told().getByText('Bram wins')
  })
})
