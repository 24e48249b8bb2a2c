import { seatOf } from '@starboard/kernel'
import { bar, drawTidily, labelled, missing, pointedAtIn, redrawing } from '@starboard/screen/frame/board.fixture.tsx'
import { unexplained, unexplainedIn } from '@starboard/screen/frame/explaining/explained.fixture.ts'
import { sampled, shotsOf } from '@starboard/screen/frame/recorded.fixture.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { BOX, cardOf } from '../rules/catalogue.ts'
import { boardFor, draw, NAMES, shipButton } from './board.fixture.tsx'
import { type Moment, recorded, type Shot } from './model/recorded.fixture.ts'

drawTidily()

/** The first random match in which everything is asked: which one that is changes with the rules. */
function matchOfAll(seats: number): readonly Moment[] {
  for (let seed = 84; seed < 300; seed++) {
    const moments = recorded({ seats, seed, bot: 'random' })
    const kinds = new Set(moments.flatMap(({ after }) => after.open.map(({ kind }) => kind)))
    if (QUESTIONS.every((kind) => kinds.has(kind))) return moments
  }
  return missing('match')
}

const QUESTIONS = ['action', 'defend', 'aegis', 'nextHit', 'trashOne', 'discardOne', 'retrieve', 'arrange', 'wreckage']

const ALL = matchOfAll(3)
const PEOPLE = recorded({ seats: 4, seed: 73, bot: 'heuristic' })
const ENGINE = recorded({ seats: 2, seed: 74, bot: 'heuristic', options: { preset: 'engine' } })
const SALVO = salvoMatch()
const shotOf = shotsOf([...ALL, ...PEOPLE, ...SALVO])

/** SG-4.16: seldom asked, since banks are mostly of one kind. */
function salvoMatch(): readonly Moment[] {
  for (let seed = 1; seed < 200; seed++) {
    const moments = recorded({ seats: 2, seed, bot: 'heuristic' })
    if (moments.some(({ after }) => after.open.some(({ kind }) => kind === 'loseBank'))) return moments
  }
  return missing('salvo')
}

const nameOf = (card: string): string => cardOf(BOX, card).name

/** The first card of the hand with this name. */
const handCard = (card: string) =>
  labelled('Your hand').getAllByRole('button', { name: new RegExp(`^${nameOf(card)},`) })[0] ?? missing(card)

const has = (kind: Action['kind']) => (shot: Shot) => shot.legal.some((action) => action.kind === kind)

describe('the board', () => {
  it('is drawn from every seat and for spectators, whatever is asked', () => {
    const show = redrawing()
    const kinds = new Set<string>()
    for (const { viewer, after } of [...sampled(ALL), ...sampled(ENGINE)]) {
      for (const { kind } of after.open) kinds.add(kind)
      show(boardFor(after, viewer))
      expect(document.querySelector('main')).not.toBeNull()
      expect(unexplained()).toEqual([])
    }
    expect([...kinds]).toEqual(expect.arrayContaining(QUESTIONS))
  })

  it('explains every piece that can be reached, from the start to the end', () => {
    expect(unexplainedIn(PEOPLE, boardFor)).toEqual([])
  })

  it('has the same things to point at for everybody, by names that all of them know', () => {
    const [first = [], ...others] = pointedAtIn(PEOPLE, boardFor)
    expect(first).toEqual(expect.arrayContaining(['market slot 4', 'Bleatnik', 'seat 1', 'the trash']))
    for (const names of others) expect(names).toEqual(first)
  })

  it('shows the end, and everything to anyone who may see all', () => {
    for (const moments of [ALL, PEOPLE]) {
      const last = moments.at(-1) ?? missing('end')
      draw(last.after, 'everything')
      expect(screen.getAllByText(/wins|draw|wreckage/i).length).toBeGreaterThan(0)
      cleanup()
    }
  })

  it('tells what a film shows while it is shown', () => {
    const moment = ALL.find(({ events }) => events.some(({ kind }) => kind === 'bought')) ?? missing('purchase')
    const beat = moment.events.find(({ kind }) => kind === 'bought') ?? missing('purchase')
    draw(moment.before, 'spectator', { beat })
    expect(bar().getByRole('status').textContent).toMatch(/ buys .* for \d/)
  })

  it('gives spectators nothing to press on the table', () => {
    const moment = ALL.find(({ viewer, after }) => viewer === 'spectator' && after.open[0]?.kind === 'defend')
    const { after } = moment ?? missing('spectator')
    draw(after, 'spectator')
    expect(bar().queryByText(/Nobody sees who has answered/)).toBeNull()
    cleanup()
    draw({ ...after, open: [...after.open, ...after.open] }, 'spectator')
    expect(document.querySelectorAll('[aria-pressed]')).toHaveLength(0)
    expect(screen.queryByLabelText('Your hand')).toBeNull()
    expect(bar().getByText(/Nobody sees who has answered/)).toBeDefined()
  })

  it('SG-7.2 tells who is out, and lets them watch', () => {
    const moment = ALL.find(
      ({ viewer, after }) =>
        typeof viewer === 'number' && after.view.ended === null && after.view.players[viewer]?.fleet.length === 0,
    )
    const { viewer, after } = moment ?? missing('eliminated player')
    draw(after, viewer)
    expect(bar().getByText('You are out; you may watch.')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Your fleet' })).toBeNull()
    expect(screen.queryByText(/Not a goat left/)).toBeNull()
  })

  it('SG-7.2 who watches has a fleet in front that flies; who looks over a shoulder has that one', () => {
    const { after } = ALL.find(({ viewer }) => viewer === 'spectator') ?? missing('spectator')
    const players = after.view.players.map((one) => (one.seat === 0 ? { ...one, fleet: [], out: 1 } : one))
    const shot = { ...after, view: { ...after.view, players } }
    draw(shot, 'spectator')
    expect(screen.queryByText(/Not a goat left/)).toBeNull()
    expect(screen.getByRole('region', { name: `${NAMES[1]}’s fleet` })).toBeDefined()
    cleanup()
    draw(shot, seatOf(0), { isReplay: true })
    expect(screen.getByText(/Not a goat left/)).toBeDefined()
  })

  it('shows the hand of whom one looks over the shoulder', () => {
    const { shot, seat } = shotOf('action', ({ view }, me) => (view.players[me]?.handSize ?? 0) > 0)
    draw(shot, seat, { isReplay: true })
    const shown = labelled('Open hands').getAllByRole('listitem')
    expect(shown).toHaveLength(1)
    for (const card of shot.view.players[seat]?.hand ?? []) expect(shown[0]?.textContent).toContain(nameOf(card))
    expect(document.querySelectorAll('[aria-pressed]')).toHaveLength(0)
  })
})

describe('an action', () => {
  it('SG-3.1 buys what is pressed in the market', async () => {
    const { shot, seat } = shotOf('action', has('buy'))
    const { sent } = draw(shot, seat)
    const buys = shot.legal.filter((action) => action.kind === 'buy')
    for (const { slot } of buys) {
      const name = nameOf(shot.view.market[slot] ?? '')
      await userEvent.click(labelled('Market').getByRole('button', { name: new RegExp(`^Slot ${slot + 1}: ${name}`) }))
      await userEvent.click(bar().getByRole('button', { name: /^Buy for/ }))
    }
    expect(sent).toEqual(buys)
  })

  it('SG-3.2 pays with the cards that are named', async () => {
    const { shot, seat } = shotOf('action', ({ view, legal }, me) => {
      const bank = view.players[me]?.bank ?? []
      return bank.includes('ST02') && bank.filter((card) => card === 'ST01').length >= 2 && legal.some(isCheap(view))
    })
    const { sent } = draw(shot, seat)
    const buy = shot.legal.find(isCheap(shot.view)) ?? missing('buy')
    const slot = buy.kind === 'buy' ? buy.slot : 0
    await userEvent.keyboard('QWER'.charAt(slot))
    const ways = bar().getAllByRole('button', { name: /^Pay with/ })
    const others = ways.filter((way) => way.getAttribute('aria-pressed') === 'false')
    for (const way of others) await userEvent.click(way)
    await userEvent.click(bar().getByRole('button', { name: /^Buy for/ }))
    expect(sent).toMatchObject([{ kind: 'buy', slot, payment: { hand: [] } }])
  })

  it('SG-4.2 fires at the fleet that is pressed, on the page or in the bar', async () => {
    const { shot, seat } = shotOf('action', ({ legal }) => legal.filter(isAimed).length > 1)
    const { sent } = draw(shot, seat)
    const shots = shot.legal.filter(isAimed).slice(0, 2)
    for (const { card, target } of shots) {
      await userEvent.click(handCard(card))
      const name = NAMES[target ?? 0] ?? ''
      await userEvent.click(screen.getAllByRole('button', { name: new RegExp(`^Aim at ${name}`) })[0] ?? missing(name))
      await userEvent.click(bar().getByRole('button', { name: `Fire at ${name}` }))
    }
    expect(sent).toEqual(shots)
  })

  it('SG-5.1 puts a shield on the ship of this letter, by keyboard alone', async () => {
    const { shot, seat } = shotOf('action', ({ legal }) => legal.filter(({ kind }) => kind === 'shield').length > 2)
    const { sent } = draw(shot, seat)
    const hand = shot.view.players[seat]?.hand ?? []
    const wanted = shot.legal.findLast((action) => action.kind === 'shield') ?? missing('shield')
    if (wanted.kind !== 'shield') return
    const place = shot.view.players[seat]?.fleet.findIndex(({ id }) => id === wanted.ship) ?? 0
    await userEvent.keyboard(`${hand.indexOf(wanted.card) + 1}`)
    await userEvent.keyboard('abcdefgh'.charAt(place))
    screen.getByRole('main').focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([wanted])
  })

  it('SG-3.1 Enter says yes to what a letter has picked, wherever the focus is', async () => {
    const { shot, seat } = shotOf('action', has('buy'))
    const { sent } = draw(shot, seat)
    const wanted = shot.legal.find((action) => action.kind === 'buy') ?? missing('purchase')
    screen.getByRole('button', { name: /^Your discard pile/ }).focus()
    await userEvent.keyboard(wanted.kind === 'buy' ? 'qwer'.charAt(wanted.slot) : '')
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([expect.objectContaining({ kind: 'buy', slot: wanted.kind === 'buy' ? wanted.slot : -1 })])
  })

  it('SG-6.1 plays a special after a look at what comes of it', async () => {
    const { shot, seat } = shotOf('action', has('special'))
    const { sent } = draw(shot, seat)
    const special = shot.legal.find((action) => action.kind === 'special') ?? missing('special')
    await userEvent.click(handCard('card' in special ? (special.card ?? '') : ''))
    await userEvent.click(bar().getByRole('button', { name: /^Play/ }))
    expect(sent).toEqual([special])
  })

  it('SG-2.6 is offered by its sort, and Esc steps back', async () => {
    const { shot, seat } = shotOf('action', has('buy'))
    const { sent } = draw(shot, seat)
    await userEvent.click(bar().getByRole('button', { name: /^Buy/ }))
    expect(bar().getByText('Buy one card: which?')).toBeDefined()
    screen.getByRole('main').focus()
    await userEvent.keyboard('{Escape}')
    expect(bar().getByText('Your action: do one thing.')).toBeDefined()
    await userEvent.keyboard('p')
    expect(sent).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([{ kind: 'pass' }])
  })

  it('SG-5.4 a card that cannot be played says why, with the rule', async () => {
    const { shot, seat } = shotOf('action', ({ view }, me) => view.players[me]?.hand?.includes('ST04') === true)
    const { sent } = draw(shot, seat)
    const card = handCard('ST04')
    expect(card.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(card)
    expect(bar().getByText(/played when a hit is aimed at you/)).toBeDefined()
    expect(sent).toEqual([])
  })
})

describe('an answer', () => {
  it('SG-4.6 lands on the ship that is pressed; the clock’s ship is picked before', async () => {
    const { shot, seat } = shotOf('defend', ({ legal }) => legal.filter(isShip).length > 1)
    const { sent } = draw(shot, seat)
    const ships = shot.legal.filter(isShip)
    expect(document.querySelectorAll('[aria-label="Your fleet"] button[aria-pressed="true"]')).toHaveLength(1)
    for (const { ship } of ships) {
      await userEvent.click(shipButton(ship ?? 0))
      await userEvent.click(bar().getByRole('button', { name: /^Take it on/ }))
    }
    expect(sent).toEqual(ships)
  })

  it('Enter does what the clock would do', async () => {
    const { shot, seat } = shotOf('defend', ({ legal }) => legal.filter(isShip).length > 1)
    const { sent } = draw(shot, seat)
    await userEvent.keyboard('{Enter}')
    const spoken = [...document.querySelectorAll('.spoken')]
    const named = spoken.find(({ textContent }) => textContent.includes('chosen on timeout'))?.closest('[data-spot]')
    expect(sent).toMatchObject([{ kind: 'defend' }])
    expect(named?.getAttribute('data-spot')).toBe(`ship-${sent[0]?.kind === 'defend' ? sent[0].ship : ''}`)
  })

  it('SG-4.4 blocks with a card, from the hand or from the bar', async () => {
    const { shot, seat } = shotOf('defend', ({ legal }) => legal.some(isBlock))
    const { sent } = draw(shot, seat)
    const block = shot.legal.find(isBlock) ?? missing('block')
    await userEvent.click(bar().getByRole('button', { name: new RegExp(`^Block: ${nameOf(block.card ?? '')}`) }))
    await userEvent.click(bar().getByRole('button', { name: /^Block with/ }))
    await userEvent.click(handCard(block.card ?? ''))
    await userEvent.click(bar().getByRole('button', { name: /^Block with/ }))
    expect(sent).toEqual([block, block])
  })

  it('SG-4.19 an EMP that can be blocked is blocked or let through', async () => {
    const { shot, seat } = shotOf('defend', ({ legal }) => legal.some(isBlock))
    const emp = structuredClone(shot)
    const top = emp.view.agenda.steps.at(-1)
    if (top?.kind !== 'defend') return missing('hit')
    emp.view.agenda.steps[emp.view.agenda.steps.length - 1] = { ...top, attack: { ...top.attack, does: 'emp' } }
    const letThrough: Action = { kind: 'defend', let: true }
    const legal = [...shot.legal.filter(isBlock), letThrough]
    const { sent } = draw({ ...emp, legal }, seat)
    expect(bar().getByText(/block it, or let it through/)).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([letThrough])
  })

  it('that is in may be changed until the window closes', async () => {
    const { shot, seat } = shotOf('defend', ({ legal }) => legal.filter(isShip).length > 1)
    const [first, second] = shot.legal.filter(isShip)
    const answered = structuredClone(shot)
    const step = answered.view.agenda.steps.at(-1)
    if (step?.kind === 'defend' && first !== undefined) step.window.answers[seat] = first
    const { sent } = draw(answered, seat)
    expect(bar().getByText(/Your answer is in/)).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([])
    await userEvent.click(shipButton(second?.ship ?? 0))
    await userEvent.click(bar().getByRole('button', { name: /^Take it on/ }))
    expect(sent).toEqual([second])
  })

  it.each(['trashOne', 'aegis', 'retrieve', 'loseBank'] as const)(
    '%s takes every card that is offered',
    async (kind) => {
      const { shot, seat } = shotOf(kind)
      const { sent } = draw(shot, seat)
      const cards = labelled('Cards to choose from').getAllByRole('button', { pressed: false })
      expect(cards).toHaveLength(shot.legal.length)
      for (const card of cards) {
        await userEvent.click(card)
        await userEvent.click(bar().getByRole('button', { name: /^(Trash it|Take it|Give it up)/ }))
      }
      expect(sent).toEqual(shot.legal)
    },
  )

  it('SG-6.2, 5.3 discards the card that is pressed', async () => {
    const { shot, seat } = shotOf('discardOne')
    const { sent } = draw(shot, seat)
    for (const action of shot.legal) {
      await userEvent.click(lastHandCard('card' in action ? (action.card ?? '') : ''))
      await userEvent.click(bar().getByRole('button', { name: /^Discard it/ }))
    }
    expect(sent).toEqual(shot.legal)
  })

  it('SG-6.4 orders the pile by buttons and by keys', async () => {
    const { shot, seat } = shotOf('arrange', ({ legal }) => legal.length === 6)
    const { sent } = draw(shot, seat)
    const list = labelled('Order of the market pile')
    await userEvent.click(list.getAllByRole('button', { name: /later$/ })[0] ?? missing('button'))
    await userEvent.click(bar().getByRole('button', { name: /^Put them back/ }))
    list.getAllByRole('button', { name: /arrow keys/ })[2]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.click(bar().getByRole('button', { name: /^Put them back/ }))
    expect(sent).toEqual([
      { kind: 'arrange', order: [1, 0, 2] },
      { kind: 'arrange', order: [1, 2, 0] },
    ])
    list.getAllByRole('button', { name: /arrow keys/ })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveLength(3)
  })

  it('SG-4.2 aims the second hit, or declines it', async () => {
    const { shot, seat } = shotOf('nextHit')
    const { sent } = draw(shot, seat)
    await userEvent.click(bar().getByRole('button', { name: 'No second hit' }))
    await userEvent.click(bar().getByRole('button', { name: /^No second hit/ }))
    expect(sent).toEqual([{ kind: 'nextHit' }])
  })

  it('SG-7.3 wreckage hits the ship that is picked', async () => {
    const { shot, seat } = shotOf('wreckage')
    const { sent } = draw(shot, seat)
    expect(bar().getByText(/both choose unseen/)).toBeDefined()
    const last = shot.legal.at(-1)
    await userEvent.click(shipButton(last?.kind === 'wreckage' ? last.ship : 0))
    await userEvent.click(bar().getByRole('button', { name: /^Take it on/ }))
    expect(sent).toEqual([last])
  })
})

describe('besides', () => {
  it('every pile can be looked through', async () => {
    const { shot, seat } = shotOf('action', ({ view }) => view.trash.length > 0 && view.round > 3)
    draw(shot, seat)
    await userEvent.click(screen.getByRole('button', { name: /^Your draw pile/ }))
    expect(screen.getByRole('dialog', { name: /^Your draw pile/ })).toBeDefined()
    await userEvent.click(document.querySelector('[data-spot="trash"]') ?? missing('trash'))
    expect(screen.getByRole('dialog', { name: /^Trash · \d+ cards?/ })).toBeDefined()
  })

  it('standing orders are given in the words of the game, and can be taken back', async () => {
    const { shot, seat } = shotOf('action', ({ view }, me) => view.players[me]?.owned.includes('ST04') === true)
    const { given } = draw(shot, seat)
    await userEvent.click(screen.getByRole('button', { name: 'Standing orders' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Emergency Shield/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Give these orders' }))
    const order = { decision: 'defend', prefer: [{ kind: 'defend', card: 'ST04' }], until: 'my turn' } as const
    expect(given).toEqual([[order]])
    expect(screen.getByText('The table answers by your standing orders.')).toBeDefined()
    cleanup()
    const later = draw({ ...shot, open: [], legal: [] }, seat, { orders: [order] })
    await userEvent.click(bar().getByRole('button', { name: /^Orders on ?: Blocks with Emergency Shield/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Take all orders back' }))
    expect(later.given).toEqual([[]])
  })

  it('SG-7.7 resigning asks twice', async () => {
    const { shot, seat } = shotOf('action')
    const { sent } = draw(shot, seat)
    await userEvent.click(screen.getByRole('button', { name: 'Resign' }))
    expect(sent).toEqual([])
    const dialog = screen.getByRole('dialog', { name: 'Resign?' })
    await userEvent.click(dialog.querySelector('footer button') ?? missing('yes'))
    expect(sent).toEqual([{ kind: 'resign' }])
  })
})

type Of<K> = Extract<Action, { kind: K }>
/** For 2, which two pods can pay, or a scout and a pod. */
const isCheap =
  ({ market }: Shot['view']) =>
  (action: Action): boolean =>
    action.kind === 'buy' && cardOf(BOX, market[action.slot] ?? '').cost === 2
const isAimed = (action: Action): action is Of<'rocket'> => action.kind === 'rocket' && action.target !== undefined
const isShip = (action: Action): action is Of<'defend'> => action.kind === 'defend' && action.ship !== undefined
const isBlock = (action: Action): action is Of<'defend'> => action.kind === 'defend' && action.card !== undefined

/** Of equal cards the newest: it is the one that was drawn. */
const lastHandCard = (card: string) =>
  labelled('Your hand')
    .getAllByRole('button', { name: new RegExp(`^${nameOf(card)},`) })
    .at(-1) ?? missing(card)
