import { type Seat, seatOf, type Viewer } from '@starboard/kernel'
import {
  bar,
  boardOf,
  type Drawn,
  drawTidily,
  labelled,
  pointedAtIn,
  redrawing,
} from '@starboard/screen/frame/board.fixture.tsx'
import { unexplained, unexplainedIn } from '@starboard/screen/frame/explaining/explained.fixture.ts'
import { sampled, shotsOf } from '@starboard/screen/frame/recorded.fixture.ts'
import { changeSettings } from '@starboard/screen/settings/settings.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { type Card, factsOf } from '../rules/cards.ts'
import type { Event } from '../rules/events.ts'
import { picture } from '../rules/picture.ts'
import { ROBOT_NAMES } from '../rules/robots.ts'
import type { RoboRally } from '../rules/state.ts'
import { board } from './index.tsx'
import { sortedDeal } from './model/drafting.ts'
import { recorded, type Shot } from './model/recorded.fixture.ts'

const NAMES = ['Ines', 'Bo', 'Kim', 'Ada'] as const

beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined
})
beforeEach(() => changeSettings({ confirm: true }))
drawTidily()

function table(shot: Shot, viewer: Viewer, drawn: Partial<Drawn<RoboRally>> = {}) {
  const names = shot.view.robots.map(({ seat }) => NAMES[seat] ?? `Seat ${seat}`)
  return boardOf(board, shot, viewer, { names, ...drawn })
}

const draw = (...props: Parameters<typeof table>) => render(table(...props))

const RACE = recorded({ seats: 3, seed: 41, bot: 'random', options: { course: 'Piston Alley', turnLimit: 20 } })
const FULL = recorded({ seats: 4, seed: 42, bot: 'heuristic', options: { course: 'Twin Ring Road', turnLimit: 20 } })

const shotOf = shotsOf([...RACE, ...FULL])

/** A whole hand and nothing placed. */
const freshHand = () =>
  shotOf('programming', ({ view }, me) => {
    const robot = view.robots[me]
    return robot?.hand?.length === 9 && robot.registers.every((card) => card === null)
  })

const cardsOf = ({ view }: Shot, seat: Seat) => {
  const robot = view.robots[seat]
  return robot === undefined ? [] : sortedDeal(robot)
}

/** Names are made of what is printed, so spaces come as the page has them. */
const named = (card: Card) =>
  new RegExp(`^${factsOf(card).priority} ?${factsOf(card).name}(?: in register.*|: place.*)?$`)
const isFilled = (register: number, card: Card) =>
  new RegExp(`^Register ${register} ?: ?${factsOf(card).priority} ?${factsOf(card).name} ?[,;].* take it back$`)
const EMPTY = { 1: /^Register 1 ?, empty$/, 4: /^Register 4 ?, empty$/ } as const

/** All that can be read but the two places that say who drives which robot: the rail, and the squares of the course. */
function textWithoutExplanation(): string {
  const page = document.querySelector('main')?.cloneNode(true)
  if (!(page instanceof HTMLElement)) throw new Error('Nothing is drawn.')
  for (const told of page.querySelectorAll('[aria-label="Seats"], [data-square], title')) told.remove()
  return page.textContent ?? ''
}

/** The table takes in what was sent, as it would by its news. */
function answered(shot: Shot, seat: Seat, action: Action): Shot {
  const event: Event | null =
    action.kind === 'place'
      ? { kind: 'cardPlaced', seat, card: action.card, register: action.register }
      : action.kind === 'setPowerDown'
        ? { kind: 'powerDownTicked', seat, on: action.on }
        : null
  return event === null ? shot : { ...shot, view: picture.step(shot.view, event) }
}

describe('the board', () => {
  it('has the same things to point at for everybody, by names that all of them know', () => {
    const [first = [], ...others] = pointedAtIn(RACE, table)
    expect(first).toEqual(expect.arrayContaining(['seat 1', 'square [0,0]', 'square [11,11]']))
    for (const names of others) expect(names).toEqual(first)
  })

  for (const [name, moments] of [
    ['a random race of three', RACE],
    ['a heuristic race of four', FULL],
  ] as const)
    it(`draws ${name} from every seat and for spectators, whatever is asked`, () => {
      const kinds = new Set<string>()
      const show = redrawing()
      for (const { viewer, after } of sampled(moments)) {
        for (const { kind } of after.open) kinds.add(kind)
        show(table(after, viewer))
        expect(document.querySelector('main')).not.toBeNull()
        expect(unexplained()).toEqual([])
      }
      expect([...kinds]).toContain('programming')
    })

  it('explains every piece that can be reached, from the start to the end', () => {
    expect(unexplainedIn(FULL, table)).toEqual([])
  })

  it('draws every kind of event on stage', () => {
    const seen = new Set<string>()
    const show = redrawing()
    for (const { viewer, before, events } of [...RACE, ...FULL]) {
      if (viewer !== 'spectator' && viewer !== 0) continue
      events.forEach((event, at) => {
        if (seen.has(event.kind)) return
        seen.add(event.kind)
        const view = events.slice(0, at).reduce(picture.step, before.view)
        show(table({ ...before, view }, viewer, { beat: event, story: events.slice(0, at) }))
      })
    }
    const film = ['cardsRevealed', 'robotStepped', 'beltsMoved', 'lasersFired', 'robotDestroyed', 'robotReentered']
    expect([...seen]).toEqual(expect.arrayContaining(film))
  })

  it('RR-3.5 places by letter and number, one message after the other, and submits all of it', async () => {
    const { shot, seat } = freshHand()
    const sent: Action[] = []
    const user = userEvent.setup()
    let now = shot
    const { rerender } = draw(now, seat, { act: (action) => sent.push(action) })
    const settle = () => {
      const last = sent.at(-1)
      if (last !== undefined) now = answered(now, seat, last)
      rerender(table(now, seat, { act: (action) => sent.push(action) }))
    }
    const [first, second, third, fourth, fifth] = cardsOf(shot, seat)
    for (const keys of ['q2', 'w{Enter}', 'e3', 'r4', 't5']) {
      await user.keyboard(keys)
      settle()
    }
    const placed = [
      [first, 2],
      [second, 1],
      [third, 3],
      [fourth, 4],
      [fifth, 5],
    ]
    expect(sent).toEqual(placed.map(([card, register]) => ({ kind: 'place', card, register })))
    await user.keyboard('p')
    settle()
    await user.click(bar().getByRole('button', { name: /^Submit/ }))
    expect(sent.at(-1)).toEqual({ kind: 'submit', program: [second, first, third, fourth, fifth], powerDown: true })
  })

  it('shows a placed card at once, before the table has answered', async () => {
    const { shot, seat } = freshHand()
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action), isSending: true })
    const [first, second] = cardsOf(shot, seat)
    if (first === undefined || second === undefined) throw new Error('The hand is empty.')
    await userEvent.keyboard('q1w2')
    expect(labelled('Registers').getByRole('button', { name: isFilled(1, first) })).toBeDefined()
    expect(labelled('Registers').getByRole('button', { name: isFilled(2, second) })).toBeDefined()
    expect(sent).toEqual([])
  })

  it('goes back to what the table knows when a placement is refused', async () => {
    const { shot, seat } = freshHand()
    const { rerender } = draw(shot, seat)
    await userEvent.keyboard('q1')
    const refusal = { code: 'stale', rule: 'RR-3.5', text: 'Too late.' }
    rerender(table(shot, seat, { refusal }))
    expect(labelled('Registers').getByRole('button', { name: EMPTY[1] })).toBeDefined()
    await userEvent.keyboard('q1')
    expect(labelled('Registers').getByRole('button', { name: /^Register 1 ?: / })).toBeDefined()
  })

  it('picks with a click, places with another, and takes back', async () => {
    const { shot, seat } = freshHand()
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const [first] = cardsOf(shot, seat)
    if (first === undefined) throw new Error('The hand is empty.')
    const inHand = labelled('Your hand').getByRole('button', {
      name: named(first),
    })
    await userEvent.click(inHand)
    expect(inHand.getAttribute('aria-pressed')).toBe('true')
    expect(sent).toEqual([])
    await userEvent.click(labelled('Registers').getByRole('button', { name: /^Register 4 ?, empty: place/ }))
    expect(sent[0]).toEqual({ kind: 'place', card: first, register: 4 })
    await userEvent.click(labelled('Registers').getByRole('button', { name: /^Register 4 ?: .*take it back$/ }))
    expect(labelled('Registers').getByRole('button', { name: EMPTY[4] })).toBeDefined()
  })

  it('drops a card that is dragged onto a register', () => {
    const { shot, seat } = freshHand()
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const [first] = cardsOf(shot, seat)
    if (first === undefined) throw new Error('The hand is empty.')
    const inHand = labelled('Your hand').getByRole('button', {
      name: named(first),
    })
    document.elementFromPoint = () => document.querySelector('[data-register="3"]')
    fireEvent.pointerDown(inHand, { button: 0, clientX: 10, clientY: 300 })
    fireEvent.pointerMove(inHand, { clientX: 60, clientY: 200 })
    fireEvent.pointerUp(inHand, { clientX: 60, clientY: 200 })
    expect(sent).toEqual([{ kind: 'place', card: first, register: 3 }])
  })

  it('places at once for anyone who switched confirming off', async () => {
    changeSettings({ confirm: false })
    const { shot, seat } = freshHand()
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    await userEvent.keyboard('q')
    expect(sent).toEqual([{ kind: 'place', card: cardsOf(shot, seat)[0], register: 1 }])
  })

  it('RR-3.5 says why a program cannot be submitted yet', () => {
    const { shot, seat } = freshHand()
    draw(shot, seat)
    const submit = bar().getByRole('button', { name: /^Submit/ })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    expect(submit.textContent).toContain('5 registers empty · RR-3.5')
  })

  it('RR-3.6 says that a placed card is final where it is', async () => {
    const { shot, seat } = freshHand()
    const final = { ...shot, view: { ...shot.view, options: { ...shot.view.options, placement: 'final' as const } } }
    draw(final, seat)
    await userEvent.keyboard('q')
    expect(bar().getByRole('button', { name: /^Place in 1 for good/ })).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: /take it back/ })).toBeNull()
  })

  it('RR-3.14 says once that the film was watched', () => {
    const { shot, seat } = freshHand()
    const open = [{ seat, kind: 'film', mode: 'sealed' as const, id: 'f1' }]
    const waiting: Shot = { ...shot, open, legal: [{ kind: 'watched' }] }
    const sent: Action[] = []
    const { rerender } = draw(waiting, seat, { act: (action) => sent.push(action) })
    rerender(table(waiting, seat, { act: (action) => sent.push(action) }))
    expect(sent).toEqual([{ kind: 'watched' }])
  })

  it('RR-10.6 brings a robot back: square, heading, yes, by keyboard alone', async () => {
    const { shot, seat } = shotOf('reentry')
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const [target] = screen.getAllByRole('gridcell', { name: /come back here/ })
    target?.focus()
    await userEvent.keyboard('{Enter}')
    bar()
      .getAllByRole('button', { name: /^(north|east|south|west)$/ })[0]
      ?.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(sent).toHaveLength(1)
    expect(shot.legal).toContainEqual(sent[0])
  })

  it('RR-10.7 offers exactly the squares that are allowed', () => {
    const { shot, seat } = shotOf('reentry')
    draw(shot, seat)
    const squares = new Set(shot.legal.flatMap((action) => (action.kind === 'reenter' ? [`[${action.at}]`] : [])))
    const offered = screen.getAllByRole('gridcell', { name: /come back here/ })
    expect(offered.map((one) => one.getAttribute('aria-label')?.split(/[,;:] /)[0]).toSorted()).toEqual(
      [...squares].toSorted(),
    )
  })

  it('names every square of the course, with who stands there', () => {
    const { shot, seat } = freshHand()
    draw(shot, seat)
    const squares = document.querySelectorAll('[data-square]')
    expect(squares.length).toBeGreaterThan(100)
    const mine = [...squares].filter((square) => /You \(\w+\), facing/.test(square.getAttribute('aria-label') ?? ''))
    expect(mine).toHaveLength(1)
  })

  it('RR-1.3 calls everybody by one name: in prompt, log, tray and result the driver, whose robot is a picture', () => {
    const { shot, seat } = freshHand()
    const begun = FULL.find(({ events }) => events.some(({ kind }) => kind === 'cardsRevealed'))
    const last = FULL.at(-1)
    if (begun === undefined || last === undefined) throw new Error('Nothing was run.')
    const revealed = begun.events.findIndex(({ kind }) => kind === 'cardsRevealed')
    const film = { beat: begun.events[revealed] as Event, story: begun.events.slice(0, revealed) as Event[] }
    for (const element of [
      table(shot, seat),
      table(begun.before, begun.viewer, film),
      table(last.after, 'everything'),
    ]) {
      render(element)
      const text = textWithoutExplanation()
      for (const robot of ROBOT_NAMES) expect(text).not.toContain(robot)
      expect(text).toContain('Bo')
      cleanup()
    }
  })

  it('RR-1.3 shows the robot beside each name, also at a table of eight and on a phone', () => {
    const { shot } = freshHand()
    const [first] = shot.view.robots
    if (first === undefined) throw new Error('Nobody races.')
    const robots = ROBOT_NAMES.map((name, seat) => ({ ...first, name, seat: seatOf(seat) }))
    draw({ ...shot, view: { ...shot.view, robots } }, 'spectator')
    const seats = [...document.querySelectorAll('[aria-label="Seats"] article')]
    expect(seats.map((seat) => seat.querySelector('[aria-label^="drives "] svg') !== null)).toEqual(
      seats.map(() => true),
    )
    expect(seats).toHaveLength(8)
    expect(document.querySelector('[data-room="tiny"] [aria-label="drives Hopper"]')).not.toBeNull()
  })

  it('RR-12.6 concedes only after a second thought', async () => {
    const { shot, seat } = freshHand()
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    await userEvent.click(screen.getByRole('button', { name: /Concede the race/, hidden: true }))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Concede' }))
    expect(sent).toEqual([{ kind: 'concede' }])
  })

  it('section 19: shows a spectator no card that is still secret', () => {
    const moment = FULL.find(
      ({ viewer, after }) => viewer === 'spectator' && after.open.some(({ kind }) => kind === 'programming'),
    )
    if (moment === undefined) throw new Error('No spectator was there.')
    draw(moment.after, 'spectator')
    expect(screen.queryByRole('button', { name: /^Submit|^Register \d|^Place/ })).toBeNull()
  })

  it('draws the end with the winner on the podium, and a replay over a shoulder', () => {
    const last = FULL.at(-1)
    if (last === undefined) throw new Error('Nothing was recorded.')
    draw(last.after, 'everything')
    expect(screen.getByText(/ wins$|^The turn limit|^Every robot/)).toBeDefined()
    cleanup()
    const { shot, seat } = freshHand()
    draw(shot, seat, { isReplay: true })
    expect(document.querySelector('main')).not.toBeNull()
  })

  it('lays all programs open in a replay, card by card', () => {
    const shot = FULL.at(-1)?.after
    if (shot === undefined) throw new Error('Nothing was recorded.')
    draw(shot, 'everything', { isReplay: true })
    const rows = labelled('All programs').getAllByRole('row').slice(1)
    const shown = shot.view.dockOrder
      .flatMap((seat) => shot.view.robots[seat] ?? [])
      .filter(({ status }) => status === 'active')
    const cards = shown.flatMap(({ registers }) => registers.filter((card) => card !== null && card !== 'hidden'))
    expect(cards.length).toBeGreaterThan(4)
    const text = rows.map(({ textContent }) => textContent).join(' ')
    for (const card of cards) expect(text).toContain(`${factsOf(card).name} ${factsOf(card).priority}`)
  })
})
