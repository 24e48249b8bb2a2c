import { seatOf } from '@starboard/kernel'
import { bar, drawTidily, labelled, missing, pointedAtIn, redrawing } from '@starboard/screen/frame/board.fixture.tsx'
import { unexplained, unexplainedIn } from '@starboard/screen/frame/explaining/explained.fixture.ts'
import { sampled, shotsOf } from '@starboard/screen/frame/recorded.fixture.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { nameOf } from '../rules/cards/catalogue.ts'
import { boardFor, draw } from './board.fixture.tsx'
import { heldCards } from './model/hand.ts'
import { matchesWith, matchLeftByFirst, type Shot } from './model/recorded.fixture.ts'
import { usesOf } from './model/uses.ts'

drawTidily()

const QUESTIONS = [
  'action',
  'react',
  'reflectChoice',
  'chooseRpgTargets',
  'chooseLosses',
  'insuranceKeep',
  'giveFuelTank',
  'giveCovert',
  'auditReveal',
  'useStaging',
  'commitLanding',
  'discardToSeven',
]

const ALL = matchesWith(QUESTIONS)
const shotOf = shotsOf(ALL)

const has = (kind: Action['kind']) => (shot: Shot) => shot.legal.some((action) => action.kind === kind)
const press = (name: string | RegExp) =>
  userEvent.click(bar().getAllByRole('button', { name })[0] ?? missing(`${name}`))

/** The buttons of the prompt bar that may be pressed. */
const answers = () =>
  bar()
    .getAllByRole('button')
    .filter(
      (button) =>
        !button.hasAttribute('aria-disabled') && !/rule|Orders/.test(button.ariaLabel ?? button.textContent ?? ''),
    )

describe('the board', () => {
  it('is drawn from every seat and for spectators, whatever is asked', () => {
    const show = redrawing()
    const kinds = new Set<string>()
    for (const { viewer, after } of sampled(ALL)) {
      for (const { kind } of after.open) kinds.add(kind)
      show(boardFor(after, viewer))
      expect(document.querySelector('main')).not.toBeNull()
      expect(unexplained()).toEqual([])
    }
    expect([...kinds].toSorted()).toEqual(QUESTIONS.toSorted())
  })

  it('explains every piece that can be reached, from the start to the end', () => {
    expect(unexplainedIn(ALL, boardFor)).toEqual([])
  })

  it('has the same things to point at for everybody, by names that all of them know', () => {
    const [first = [], ...others] = pointedAtIn(ALL, boardFor)
    expect(first).toEqual(expect.arrayContaining(['seat 1', 'space', 'the yards', 'Mars']))
    for (const names of others) expect(names).toEqual(first)
  })

  it('BR-10.3 has the zones of space as a grid: who is where, and what is within reach', async () => {
    const { shot, seat } = shotOf('action', ({ view }, me) => view.players[me]?.level === 2)
    draw(shot, seat)
    const cells = within(screen.getByRole('grid', { name: 'Zones of space' })).getAllByRole('gridcell')
    expect(cells.at(-1)?.getAttribute('aria-label')).toMatch(/^0 to 10 km from Mars: /)
    const { distance } = shot.view.players[seat] ?? missing('player')
    const zone = Math.floor(distance / 10)
    const [mine = missing('zone'), ...others] = cells.filter((cell) =>
      / you/.test(cell.getAttribute('aria-label') ?? ''),
    )
    expect(mine.getAttribute('aria-label')).toMatch(new RegExp(`^${zone * 10} to ${zone * 10 + 10} km from Mars: `))
    expect(others).toEqual([])
    expect(cells.filter((cell) => cell.getAttribute('aria-description')?.includes('within reach'))).toHaveLength(
      zone === 0 ? 2 : 3,
    )
    expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1)
    cells[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(cells[2])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(cells.at(-1))
  })

  it('shows everything to anyone who may see all, and the end', () => {
    const last = ALL.at(-1) ?? missing('end')
    draw(last.after, 'everything')
    expect(screen.getAllByText(/wins|share the win/).length).toBeGreaterThan(0)
    labelled('The race, round by round').getAllByText('Wren')
  })

  it('gives spectators nothing to press', () => {
    const moment = ALL.find(({ viewer, after }) => viewer === 'spectator' && after.open[0]?.kind === 'action')
    draw((moment ?? missing('moment')).after, 'spectator')
    expect(bar().queryByRole('button', { name: /End turn|Launch/ })).toBeNull()
    expect(document.querySelector('[aria-label^="Your hand"]')).toBeNull()
  })
})

describe('a turn', () => {
  it('can be ended, after a second look', async () => {
    const { shot, seat } = shotOf('action')
    const { sent } = draw(shot, seat)
    await press(/^End turn/)
    expect(sent).toEqual([])
    await press(/^End turn/)
    expect(sent).toEqual([{ kind: 'endActions' }])
  })

  it('offers a launch with its odds, and says what is missing where it cannot be', async () => {
    const ready = shotOf('action', has('launch'))
    const { sent } = draw(ready.shot, ready.seat)
    await press(/^Launch.*%/)
    await press(/^Launch \(\d+.%\)/)
    expect(sent).toEqual([{ kind: 'launch' }])
    cleanup()
    const { shot, seat } = shotOf('action', (one) => one.view.round < 3 && !has('launch')(one))
    draw(shot, seat)
    expect(
      bar()
        .getByRole('button', { name: /^Launch/ })
        .getAttribute('aria-disabled'),
    ).toBe('true')
    expect(bar().getByRole('status').textContent).toMatch(/you still need/)
  })

  it('plays a card of the hand by pressing it, then what it asks for, then yes', async () => {
    const { shot, seat } = shotOf('action', has('playSabotage'))
    const { sent } = draw(shot, seat)
    const action = shot.legal.find(({ kind }) => kind === 'playSabotage') ?? missing('attack')
    const card = 'card' in action ? action.card : missing('card')
    const name = new RegExp(`^${nameOf(card)}`)
    await userEvent.click(labelled('Your hand').getAllByRole('button', { name })[0] ?? missing(nameOf(card)))
    for (let presses = 0; presses < 6 && sent.length === 0; presses++)
      await userEvent.click(answers()[0] ?? missing('answer'))
    expect(sent[0]).toMatchObject({ kind: 'playSabotage', card })
  })

  it('prints the odds of an attack under those it can be aimed at', async () => {
    const isUp = ({ check }: Shot['view']['attacks'][number]) => check !== null
    const targetsOf = ({ legal }: Shot, card: string) =>
      new Set(legal.flatMap((action) => ('target' in action && action.card === card ? [action.target] : [])))
    const { shot, seat } = shotOf('action', (one) =>
      one.view.attacks.some((attack) => isUp(attack) && targetsOf(one, attack.card).size > 1),
    )
    const { attacks } = shot.view
    const { card } =
      attacks.find((attack) => isUp(attack) && targetsOf(shot, attack.card).size > 1) ?? missing('attack')
    draw(shot, seat)
    const name = new RegExp(`^${nameOf(card)}`)
    await userEvent.click(labelled('Your hand').getAllByRole('button', { name })[0] ?? missing(nameOf(card)))
    // BR-19.5: 15 of 36 rolls of two dice come to 8 or more.
    const printed = bar().getAllByRole('button', { name: /8\+ on 2d6 \(41.%\)/ })
    expect(printed).toHaveLength(attacks.filter((attack) => attack.card === card && isUp(attack)).length)
  })

  it('says why a card cannot be played', async () => {
    const { shot, seat } = shotOf('action', (one) => one.refused.some(({ action }) => action.kind === 'placeComponent'))
    const found = shot.refused.find(({ action }) => action.kind === 'placeComponent') ?? missing('refusal')
    const card = 'card' in found.action ? found.action.card : missing('card')
    draw(shot, seat)
    await userEvent.click(
      labelled('Your hand').getAllByRole('button', { name: new RegExp(`^${nameOf(card)}`) })[0] ?? missing('card'),
    )
    expect(bar().getByRole('status').textContent).toContain(found.why.text)
  })

  it('offers every legal action of every card: each can be reached by pressing', () => {
    const { shot, seat } = shotOf('action', has('playAbility'))
    const player = shot.view.players[seat] ?? missing('player')
    const reached = heldCards(player).flatMap((held) => usesOf(shot.legal, held))
    const rest = shot.legal.filter((action) => !reached.includes(action)).map(({ kind }) => kind)
    expect(rest.filter((kind) => kind !== 'endActions' && kind !== 'launch')).toEqual([])
  })

  it('is played with keys: a digit picks, a letter answers, Enter confirms, Esc steps back', async () => {
    const { shot, seat } = shotOf('action')
    const { sent } = draw(shot, seat)
    await userEvent.keyboard('e')
    expect(bar().getByRole('status').textContent).toContain('End your turn?')
    await userEvent.keyboard('{Escape}')
    expect(bar().getByRole('status').textContent).not.toContain('End your turn?')
    await userEvent.keyboard('e{Enter}')
    expect(sent).toEqual([{ kind: 'endActions' }])
  })
})

describe('questions to a victim', () => {
  it('a reaction: lets it come at once, and names card and sender', async () => {
    const { shot, seat } = shotOf('react')
    const { sent } = draw(shot, seat)
    expect(bar().getByRole('status').textContent).toMatch(/plays .* on you/)
    await press(/^Let it come/)
    expect(sent[0]).toMatchObject({ kind: 'react', with: 'pass' })
  })

  it('a reaction: Newton is offered to whoever holds it, and greyed out with a reason otherwise', async () => {
    const held = shotOf('react', (one) =>
      one.legal.some((action) => action.kind === 'react' && action.with === 'newton'),
    )
    const { sent } = draw(held.shot, held.seat)
    await press(/^Reflect it/)
    expect(sent[0]).toMatchObject({ kind: 'react', with: 'newton' })
    cleanup()
    const not = shotOf('react', (one) => one.legal.length === 1)
    draw(not.shot, not.seat)
    expect(
      bar()
        .getByRole('button', { name: /^Reflect it/ })
        .getAttribute('aria-disabled'),
    ).toBe('true')
  })

  it.each(['reflectChoice', 'giveFuelTank', 'giveCovert', 'auditReveal', 'useStaging', 'commitLanding'])(
    '%s can be answered from the bar',
    async (kind) => {
      const { shot, seat } = shotOf(kind)
      const { sent } = draw(shot, seat)
      for (let presses = 0; presses < 3 && sent.length === 0; presses++)
        await userEvent.click(answers()[0] ?? missing('answer'))
      expect(shot.legal).toContainEqual(sent[0])
    },
  )

  it.each(['chooseLosses', 'insuranceKeep', 'chooseRpgTargets'])('%s is put together part by part', async (kind) => {
    const { shot, seat } = shotOf(kind, (one) =>
      one.legal.some((action) => 'parts' in action && action.parts.length > 0),
    )
    const { sent } = draw(shot, seat)
    const parts = bar()
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-pressed'))
    for (const part of parts) {
      const go = bar().getByRole('button', { name: /^(Give them up|Keep these|Hit|Nothing)/ })
      if (!go.hasAttribute('aria-disabled')) break
      await userEvent.click(part)
    }
    await press(/^(Give them up|Keep these|Hit|Nothing)/)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.kind).toBe(kind)
  })

  it('too many cards: one is pressed and discarded', async () => {
    const { shot, seat } = shotOf('discardToSeven')
    const { sent } = draw(shot, seat)
    await userEvent.click(labelled('Your hand').getAllByRole('button')[0] ?? missing('card'))
    await press('Discard it')
    expect(sent[0]?.kind).toBe('discardToSeven')
  })
})

describe('around the table', () => {
  it('standing orders are given in words of the game', async () => {
    const { shot, seat } = shotOf('react')
    const { given } = draw(shot, seat)
    await press(/^Orders/)
    await userEvent.click(screen.getByRole('radio', { name: /^Let everything come/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Give these orders' }))
    expect(given).toEqual([[{ decision: 'react', prefer: [{ kind: 'react', with: 'pass' }], until: 'my turn' }]])
  })

  it('Newton is ordered against some cards and no others, and the order is read back', async () => {
    const { shot, seat } = shotOf('react')
    const { given } = draw(shot, seat)
    await press(/^Orders/)
    await userEvent.click(screen.getByRole('radio', { name: /^Reflect only these/ }))
    for (const name of ['Cyber Attack', 'Resource Raid']) await userEvent.click(screen.getByRole('checkbox', { name }))
    await userEvent.click(screen.getByRole('radio', { name: 'Until the end' }))
    await userEvent.click(screen.getByRole('button', { name: 'Give these orders' }))
    const react = (answer: string, more: object = {}) => ({ kind: 'react', with: answer, ...more })
    const prefer = [
      react('newton', { against: 'cyber-attack@2' }),
      react('newton', { against: 'resource-raid@1' }),
      react('heatShield'),
      react('laser'),
      react('pass'),
    ]
    expect(given).toEqual([[{ decision: 'react', prefer, until: 'the end' }]])
    cleanup()
    draw(shot, seat, { orders: given[0] ?? [] })
    await press(/^Orders on.*Reflect only these/)
    expect(screen.getAllByRole('checkbox', { checked: true }).map((one) => one.parentElement?.textContent)).toEqual([
      'Resource Raid',
      'Cyber Attack',
    ])
  })

  it('no more cards are marked than the table keeps', async () => {
    const { shot, seat } = shotOf('react')
    draw(shot, seat)
    await press(/^Orders/)
    await userEvent.click(screen.getByRole('radio', { name: /^Reflect only these/ }))
    const boxes = screen.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 9)) await userEvent.click(box)
    expect(boxes.slice(9).every((box) => box.hasAttribute('disabled'))).toBe(true)
  })

  describe('where a move takes a day', () => {
    const { shot, seat } = shotOf('action')
    const others = { ...shot, open: [], legal: [], refused: [], view: { ...shot.view, active: seatOf((seat + 1) % 3) } }
    const dialog = () => screen.queryByRole('dialog', { name: 'Standing orders' })

    it('orders are asked for when one’s turn ends, and letting everything come is offered', async () => {
      const { given, show } = draw(shot, seat, { isSlow: true })
      expect(dialog()).toBeNull()
      show(others)
      expect(screen.getByRole('radio', { name: /^Let everything come/, checked: true })).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Give these orders' }))
      expect(given).toEqual([[{ decision: 'react', prefer: [{ kind: 'react', with: 'pass' }], until: 'my turn' }]])
    })

    it('nobody is asked who has given some, and nobody at a table with a clock', () => {
      const orders = [{ decision: 'react', prefer: [{ kind: 'react', with: 'pass' }], until: 'the end' }] as const
      for (const drawn of [{ isSlow: true, orders }, {}]) {
        draw(shot, seat, drawn).show(others)
        expect(dialog()).toBeNull()
        cleanup()
      }
    })
  })

  it('decks and discards can be browsed', async () => {
    const { shot, seat } = shotOf('action', ({ view }) => (view.piles[0]?.discard.length ?? 0) > 0)
    draw(shot, seat)
    await userEvent.click(labelled('Your turn').getByRole('button', { name: 'Decks' }))
    for (const deck of ['Earth deck', 'Space deck', 'Mars deck']) labelled(deck).getByText(/to draw, \d+ discarded/)
    const discard = shot.view.piles[0]?.discard ?? []
    const card = discard[0] ?? missing('discarded card')
    const row = labelled('Earth deck')
      .getAllByText(nameOf(card))
      .map((name) => name.closest('li')?.textContent ?? '')
    expect(row.join()).toContain(`${discard.filter((one) => one === card).length} discarded`)
  })

  it('who sees one’s hand is said by name', () => {
    const { shot, seat } = shotOf('action', ({ view }, me) => (view.players[me]?.spies.length ?? 0) === 1)
    draw(shot, seat)
    const [spy] = shot.view.players[seat]?.spies ?? []
    labelled('Your turn').getByText(`${['Wren', 'Otto', 'Bram'][spy?.by ?? -1]} sees your hand`)
    cleanup()
    const alone = shotOf('action', ({ view }, me) =>
      view.players.every(({ seat: one, spies, enhancements }) =>
        one === me ? spies.length === 0 : !enhancements.some(({ card }) => card.startsWith('spy-satellite')),
      ),
    )
    draw(alone.shot, alone.seat)
    expect(labelled('Your turn').queryByText(/your hand$/)).toBeNull()
  })

  it('whoever is out of the race looks on, with nothing to press', () => {
    const isMine = (viewer: unknown) => viewer === seatOf(0)
    const later = matchLeftByFirst().filter(
      ({ viewer, after: { view, open } }) =>
        isMine(viewer) && (view.players[0]?.out ?? 0) > 0 && open[0]?.kind === 'action',
    )
    const { after } = later.at(-1) ?? missing('later turn')
    draw(after, seatOf(0))
    expect(bar().queryByRole('button', { name: /End turn|Launch/ })).toBeNull()
    expect(bar().getByRole('status').textContent).toMatch(/Otto|Bram/)
    for (const name of ['Otto', 'Bram']) screen.getAllByText(name)
  })

  it('a neighbour’s hidden cards and parts are not named', () => {
    const { shot, seat } = shotOf('action', ({ view }, me) =>
      view.players.some((player) => player.seat !== me && player.faceDown.some(({ card }) => card === undefined)),
    )
    draw(shot, seat)
    expect(document.querySelector('[aria-label$=" face down"]')).not.toBeNull()
  })
})
