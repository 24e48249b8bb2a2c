import { bar, drawTidily, labelled, missing } from '@starboard/screen/frame/board.fixture.tsx'
import { unexplained } from '@starboard/screen/frame/explaining/explained.fixture.ts'
import { changeSettings } from '@starboard/screen/settings/settings.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { DUO, type Table, TRIO, table } from '../scenarios/table.fixture.ts'
import { passedAround, sit } from './board.fixture.tsx'

drawTidily()
beforeEach(() => changeSettings({ motion: 'none' }))

const CARDS = { Ada: ['red/A', 'lift/B', 'blue/C'], Ben: ['lift/A', 'red/C'] } as const

/** In the first phase, and nothing announced yet. */
function planning(wanted: Parameters<typeof table>[0] = {}): Table {
  const made = table({ cards: CARDS, ...wanted })
  made.at(1)
  return made
}

const press = (name: string | RegExp) => userEvent.click(bar().getByRole('button', { name }))
const half = (name: RegExp) => labelled('Your hand').getAllByRole('button', { name })[0] ?? missing(`${name}`)
const slot = (turn: number) => labelled('Your action board').getByRole('button', { name: new RegExp(`^Turn ${turn}:`) })
const warnings = (made: Table) => made.heard.filter((type) => type === 'phase-warning').length
const heading = () => labelled('Announcement').getAllByText(/./)[0]?.textContent

/** From a thing to what is below the pointer when it is let go. */
function drag(thing: Element, place: string): void {
  document.elementFromPoint = () => document.querySelector(place)
  fireEvent.pointerDown(thing, { button: 0, clientX: 10, clientY: 700 })
  fireEvent.pointerMove(thing, { clientX: 60, clientY: 600 })
  fireEvent.pointerUp(thing, { clientX: 60, clientY: 600 })
}

describe('a plan', () => {
  it('takes cards that are dragged: into a slot, into another one, and back into the hand', () => {
    const made = planning()
    sit(made, 'Ada')
    drag(half(/: lift$/), '[data-turn="2"]')
    expect(made.board('Ada').slice(0, 3)).toEqual(['', 'lift', ''])
    drag(slot(2), '[data-turn="3"]')
    expect(made.board('Ada').slice(0, 3)).toEqual(['', '', 'lift'])
    drag(slot(3), '[data-turn="9"]')
    expect(made.board('Ada').slice(0, 3), 'a phase that is not open').toEqual(['', '', 'lift'])
    drag(slot(3), '[data-hand]')
    expect(made.board('Ada').slice(0, 3)).toEqual(['', '', ''])
    expect(half(/: lift$/).getAttribute('aria-pressed')).toBe('false')
  })

  it('leaves a card where it was that is let go beside the board', () => {
    const made = planning()
    sit(made, 'Ada')
    drag(half(/: lift$/), 'body')
    expect(made.board('Ada').slice(0, 3)).toEqual(['', '', ''])
    expect(half(/: lift$/).getAttribute('aria-pressed')).toBe('false')
  })

  it('takes a card with two presses, turns it over with one and takes it back', async () => {
    const made = planning()
    sit(made, 'Ada')
    await userEvent.click(half(/: lift$/))
    expect(slot(2).getAttribute('aria-label')).toMatch(/lift here: place to lower white$/)
    await userEvent.click(slot(2))
    expect(made.board('Ada').slice(0, 3)).toEqual(['', 'lift', ''])
    expect(slot(2).getAttribute('aria-label')).toMatch(/lift \(rides to lower white\)/)
    await userEvent.click(screen.getByRole('button', { name: /^Turn over the card of turn 2: B energy/ }))
    expect(made.board('Ada')[1]).toBe('B')
    await userEvent.click(slot(2))
    await press('Take back')
    expect(made.board('Ada')[1]).toBe('')
    expect(made.hand('Ada')).toContain('lift/B')
  })

  it('moves a card by a press on it and on another slot', async () => {
    const made = planning()
    const { sent } = sit(made, 'Ada')
    await userEvent.click(half(/: red$/))
    await userEvent.click(slot(1))
    await userEvent.click(slot(1))
    await userEvent.click(slot(3))
    expect(made.board('Ada').slice(0, 3)).toEqual(['', '', 'red'])
    expect(sent.map(({ kind }) => kind)).toEqual(['placeCard', 'moveCard'])
  })

  it('is made by keys alone, and locked after a second thought', async () => {
    const made = planning()
    const { sent } = sit(made, 'Ada')
    await userEvent.keyboard('1m2')
    expect(made.board('Ada')[1]).toBe('red')
    await userEvent.keyboard('1{Enter}')
    expect(made.board('Ada')[0]).toBe('B')
    await userEvent.click(slot(1))
    await userEvent.keyboard('t')
    expect(made.board('Ada')[0]).toBe('lift')
    await userEvent.keyboard('{Backspace}')
    expect(made.board('Ada')[0]).toBe('')
    await userEvent.keyboard('l')
    expect(sent.some(({ kind }) => kind === 'lockPhase')).toBe(false)
    await userEvent.keyboard('{Enter}')
    expect(sent.at(-1)).toEqual({ kind: 'lockPhase', phase: 1 })
    expect(labelled('Your action board').getByText('Phase 2 open')).toBeDefined()
    await userEvent.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keys and questions' })).toBeDefined()
  })

  it('is shown at once, card by card, before the table has answered', async () => {
    const made = planning()
    const { sent } = sit(made, 'Ada', { act: () => undefined, isSending: true })
    await userEvent.click(half(/: red$/))
    await userEvent.click(slot(1))
    await userEvent.click(half(/: lift$/))
    await userEvent.click(slot(2))
    expect(slot(1).getAttribute('aria-label')).toMatch(/: red/)
    expect(slot(2).getAttribute('aria-label')).toMatch(/: lift/)
    expect(sent).toEqual([])
  })

  it('says that somebody has to keep the computer until somebody does', async () => {
    const made = planning()
    const { show } = sit(made, 'Ada')
    expect(labelled('Computer checklist').getAllByText(/nobody yet/)).toHaveLength(2)
    made.act('Ben', { kind: 'callOut', claim: { what: 'computer', turn: 2 } })
    show()
    expect(labelled('Computer checklist').getByText(/turn 1-3: Ben/)).toBeDefined()
    made.act('Ada', { kind: 'callOut', claim: { what: 'computer', turn: 5 } })
    show()
    expect(labelled('Computer checklist').getByText(/turn 4-7: you/)).toBeDefined()
  })

  it('SA-2.11 asks nobody who is alone for a gift, and the caption says so', () => {
    const made = planning({ seats: ['Ada'], cards: { Ada: ['red/A'] } })
    made.at(111)
    sit(made, 'Ada')
    expect(screen.getAllByText('Data transfer').length).toBeGreaterThan(0)
    expect(screen.getByText(/nobody to give a card to/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Keep all' })).toBeNull()
  })

  it('SA-11.2 offers a solo player both cards in one slot', async () => {
    const made = planning({ seats: ['Ada'], cards: { Ada: ['red/A', 'lift/B'] } })
    sit(made, 'Ada')
    await userEvent.click(half(/: red$/))
    await userEvent.click(slot(1))
    await userEvent.click(half(/: lift$/))
    await userEvent.click(screen.getByRole('button', { name: /^Turn 1: red.*lift here: place/ }))
    await press('After it')
    expect(made.board('Ada')[0]).toBe('red+lift')
  })
})

describe('the ship', () => {
  it('calls everybody by name for whoever only looks on', () => {
    sit(planning(), 'spectator')
    screen.getByRole('gridcell', { name: 'upper white: Ada, Ben and Cyd here' })
  })

  it('is a grid to a reader, a column a zone, and says who is where', () => {
    sit(planning(), 'Ada')
    const rows = within(screen.getByRole('grid', { name: 'Places of the ship' })).getAllByRole('row')
    const names = rows.map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.getAttribute('aria-label')),
    )
    expect(names).toEqual([
      ['The sky of red', 'The sky of white', 'The sky of blue'],
      ['upper red', 'upper white: you, Ben and Cyd here', 'upper blue'],
      ['lower red', 'lower white', 'lower blue'],
      ['red shield', 'white shield', 'blue shield'],
      ['red reactor', 'white reactor', 'blue reactor'],
    ])
  })
})

describe('what is announced', () => {
  it('stands over the board in words, with the turns of the threat beside its track', () => {
    const made = planning({ threats: ['E1-07'] })
    const { show } = sit(made, 'Ada')
    made.at(15)
    show()
    expect(heading()).toMatch(/^T\+\d Threat, zone/)
    expect(labelled('Announcement').getByText(/^Fighter on track T\d: acts in turns/)).toBeDefined()
    const threats = labelled('Announced threats')
    expect(threats.getByText('Fighter')).toBeDefined()
    expect(screen.getByRole('img', { name: /Fighter in \w+ from turn \d: X in turn/ })).toBeDefined()
  })

  it('SA-2.11 opens a transfer: a card, a crewmate', async () => {
    const made = planning()
    made.at(111)
    const { sent } = sit(made, 'Ada')
    expect(bar().getByRole('button', { name: 'Give it to Ben' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(half(/: red$/))
    await press('Give it to Ben')
    expect(sent).toMatchObject([{ kind: 'giveCard', to: made.seat('Ben') }])
    expect(made.hand('Ben')).toContain('red/A')
    expect(bar().queryByRole('button', { name: /^Give it/ })).toBeNull()
    cleanup()
    sit(made, 'Ben')
    expect(labelled('Your hand').getByRole('button', { name: /: red, from Ada$/ })).toBeDefined()
    await press('Keep all')
    expect(bar().queryByRole('button', { name: /^Give it/ })).toBeNull()
  })

  it('SA-2.12 takes the word from everybody in an outage, not the cards', async () => {
    const made = planning()
    made.at(140)
    sit(made, 'Ada')
    expect(heading()).toBe('Communications are down')
    expect(bar().getByRole('button', { name: 'Call out' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('c')
    expect(screen.queryByRole('region', { name: 'Call out' })).toBeNull()
    await userEvent.keyboard('1m1')
    expect(made.board('Ada')[0]).not.toBe('')
  })
})

describe('a call', () => {
  it('takes three presses: what, where, which turn', async () => {
    const made = planning()
    const { sent } = sit(made, 'Ben')
    await press('Call out')
    const panel = labelled('Call out')
    await userEvent.click(panel.getByRole('button', { name: 'Cannon' }))
    await userEvent.click(panel.getByRole('button', { name: 'White' }))
    await userEvent.click(panel.getByRole('button', { name: 'Turn 4' }))
    expect(sent).toEqual([{ kind: 'callOut', claim: { what: 'zone', zone: 'white', turn: 4 } }])
    expect(screen.getByText('“white is mine, turn 4”')).toBeDefined()
  })

  it('offers first what my plan says already', async () => {
    const made = planning()
    const { sent } = sit(made, 'Ada')
    await userEvent.click(half(/: A fire$/))
    await userEvent.click(slot(2))
    await press('Call out')
    await userEvent.click(labelled('Call out').getByRole('button', { name: 'white is mine, turn 2' }))
    expect(sent.at(-1)).toEqual({ kind: 'callOut', claim: { what: 'zone', zone: 'white', turn: 2 } })
  })

  it('SA-2.14 lets the captain suggest the same to somebody, and only the captain', async () => {
    const made = planning()
    const { sent } = sit(made, 'Ada')
    await press('Call out')
    await userEvent.click(labelled('Call out').getByRole('radio', { name: 'Ben' }))
    await userEvent.click(labelled('Call out').getByRole('button', { name: 'Computer' }))
    await userEvent.click(labelled('Call out').getByRole('button', { name: 'Turn 2' }))
    expect(sent).toEqual([{ kind: 'suggest', to: made.seat('Ben'), claim: { what: 'computer', turn: 2 } }])
    expect(screen.getByText('captain asks: keep the computer, turn 2')).toBeDefined()
    cleanup()
    sit(made, 'Ben')
    await press('Call out')
    expect(labelled('Call out').queryByRole('radio')).toBeNull()
  })
})

/** Of the script and of the silence after it. */
const END = 426

describe('what really happened', () => {
  const flown = (wanted: Parameters<typeof table>[0] = {}) => {
    const made = planning({ seats: DUO, ...wanted })
    made.place('Ada', 1, 'red/A', 'move')
    made.place('Ben', 1, 'red/C', 'action')
    made.place('Ben', 3, 'lift/A', 'action')
    made.at(END)
    return made
  }

  it('is stepped through by the captain, and shows no card before its turn', async () => {
    const made = flown()
    const { sent } = sit(made, 'Ada')
    const plan = within(screen.getByRole('table', { name: 'Plan' }))
    expect(plan.getAllByText(/^face down, an action/)).toHaveLength(made.state.flight?.turn === 0 ? 2 : 1)
    await press(/^(Begin|Turn \d)$/)
    expect(sent).toEqual([{ kind: 'stepResolution', how: 'next' }])
    await press('Run all')
    expect(plan.queryByText(/^face down/)).toBeNull()
  })

  it('is only watched by the others, and by those who look on', () => {
    const made = flown()
    for (const name of ['Ben', 'spectator']) {
      sit(made, name)
      expect(bar().getByText(/^Ada steps through the turns/)).toBeDefined()
      expect(bar().queryByRole('button', { name: 'Run all' })).toBeNull()
      cleanup()
    }
  })

  it('SA-4.13 asks whether to trip', async () => {
    const made = flown({ options: { tripping: true } })
    const { sent } = sit(made, 'Ada')
    if (bar().queryByRole('button', { name: 'Trip' }) === null) await press(/^(Begin|Turn \d)$/)
    expect(bar().getByText(/^Turn 1: you play towards red/)).toBeDefined()
    await press('Trip')
    expect(sent.at(-1)).toEqual({ kind: 'trip', trip: true })
  })

  it('ends with what became of every threat', async () => {
    const made = flown()
    sit(made, 'Ada')
    await press('Run all')
    expect(made.outcome).not.toBeNull()
    const ending = labelled('How the mission ended')
    expect(ending.getByText(/^The mission is (won|lost)/)).toBeDefined()
    expect(ending.getAllByRole('listitem', { hidden: true })).toHaveLength(made.state.threats.length)
  })

  it.each([
    ['double', 'white: all damage there doubled'],
    ['none', 'white: no effect in this mission'],
  ])('SA-10.3 SA-R29 says what is repaired, structure that counts %s too', async (carriedStructure, said) => {
    const tiles = { red: ['shield'], white: ['structure'], blue: [] }
    const carry = { tiles, lostSquads: 0, squads: [], scores: [4], knockedOut: [] }
    const options = { campaign: 'three', carriedStructure }
    const { sent } = sit(table({ options, carry, series: { games: 3, number: 2 } }), 'Ada')
    expect(bar().getByRole('button', { name: said })).toBeDefined()
    await press('red: shield capacity −1')
    expect(sent).toEqual([{ kind: 'repair', what: { zone: 'red', tile: 'shield' } }])
  })

  it('SA-10.2 asks whether to fly the next mission of a campaign', async () => {
    const made = flown({
      options: { campaign: 'two', resolutionSpeed: 'instant', mission: 'testRun', computerRule: 'classic' },
      series: { games: 2, number: 1 },
    })
    const { sent } = sit(made, 'Ada')
    expect(made.state.flight?.result?.outcome).toBe('won')
    await press('Fly on')
    expect(sent).toEqual([{ kind: 'continueCampaign', goOn: true }])
    expect(bar().queryByRole('button', { name: 'Fly on' })).toBeNull()
  })
})

/** In a replay, as a screen reader has it. */
const handShown = (name: string) =>
  labelled(`Hand of ${name}`)
    .getAllByRole('listitem')
    .map((card) => card.querySelector('.spoken')?.textContent)

describe('the board', () => {
  it('is drawn for everybody in every stage', () => {
    const made = planning()
    const stages = [2, 20, 111, 118, 140, 200, 240, 303, 330, 400, END]
    const viewers = [...TRIO, 'spectator']
    const show = passedAround(made)
    for (const [number, seconds] of stages.entries()) {
      made.at(seconds)
      // Two of them at each stage, so that everybody is drawn in nearly half of them.
      for (const name of viewers.filter((_, place) => (place + number) % 2 === 0)) {
        show(name)
        expect(screen.getByRole('region', { name: /Mission clock|Plan and film/ })).toBeDefined()
        expect(unexplained()).toEqual([])
      }
    }
    expect(made.state.flight).not.toBeNull()
  })

  it('says of nobody that everything is locked before anything is open', () => {
    const made = table({ cards: CARDS })
    sit(made, 'spectator')
    expect(screen.queryByText('has locked everything')).toBeNull()
    expect(screen.getAllByText('on the bridge').length).toBeGreaterThan(0)
  })

  it('shows those who look on no hand and nothing to press', () => {
    const made = planning()
    sit(made, 'spectator')
    expect(document.querySelector('[aria-label="Your hand"]')).toBeNull()
    expect(bar().queryByRole('button', { name: /Call out|Lock/ })).toBeNull()
  })

  it('is shown again in a replay over any shoulder and with everything, without anything to press', () => {
    const made = planning()
    sit(made, 'Ada', { isReplay: true })
    expect(screen.queryByRole('button', { name: /Call out|Lock phase|^Turn \d/ })).toBeNull()
    expect(labelled('Hands').getAllByRole('list')).toHaveLength(1)
    expect(handShown('Ada')).toEqual(expect.arrayContaining(['red or A fire', 'lift or B energy']))
    cleanup()
    sit(made, 'everything', { isReplay: true })
    expect(TRIO.map((name) => handShown(name).length)).toEqual(TRIO.map((name) => made.hand(name).length))
    expect(handShown('Ben')).toEqual(expect.arrayContaining(['lift or A fire', 'red or C special']))
    cleanup()
    sit(made, 'spectator', { isReplay: true })
    expect(screen.queryByRole('region', { name: 'Hands' })).toBeNull()
    cleanup()
    made.fly()
    sit(made, 'everything', { isReplay: true })
    expect(screen.getByRole('img', { name: /^The ship and the trajectories/ })).toBeDefined()
  })

  it('shows the cards of others only where boards are open to all', () => {
    for (const openBoards of [false, true]) {
      const made = planning({ options: { openBoards } })
      made.place('Ben', 2, 'lift/A', 'move')
      sit(made, 'Ada')
      const seat = labelled('Ben')
      expect(seat.getByText('1 of 7 slots filled')).toBeDefined()
      expect(seat.queryByText('↕') === null).toBe(!openBoards)
      cleanup()
    }
  })

  it('SA-2.20 has the captain go on where the clock stands', async () => {
    const made = table({ cards: CARDS, options: { untimed: true } })
    sit(made, 'Ada')
    const before = made.heard.length
    await press('Go on')
    expect(made.heard.length).toBeGreaterThan(before)
  })

  it('SA-2.20 says who still places when the captain is about to end a phase, and asks before it ends', async () => {
    const made = table({ cards: CARDS, options: { untimed: true } })
    const { sent, show } = sit(made, 'Ada')
    const status = () => bar().getAllByRole('status')[0]?.textContent
    while (warnings(made) < 2) await press('Go on')
    const before = made.heard.length
    expect(status()).toBe('Phase 1 ends when you go on. You, Ben and Cyd still place.')
    expect(labelled('Ben').getByText(/still places$/)).toBeDefined()
    await press('Go on')
    expect(made.heard).toHaveLength(before)
    expect(status()).toMatch(/^End phase 1 now\? You, Ben and Cyd still place\./)
    await press('Back')
    for (const [name, turns] of [
      ['Ada', 3],
      ['Ben', 2],
      ['Cyd', 3],
    ] as const)
      for (let turn = 1; turn <= turns; turn++) made.place(name, turn, 0)
    show()
    await press('Go on')
    expect(status()).toMatch(/^End phase 1 now\? Ben still places\./)
    await press('End phase 1')
    expect(made.heard.slice(before)).toEqual(['phase-end', 'phase-start'])
    expect(sent.at(-1)).toEqual({ kind: 'advance' })
    expect(status()).toMatch(/^Plan turns 4 to 7/)
  })

  it('SA-2.20 ends a phase at once when everybody has locked it or filled it', async () => {
    const made = table({ cards: CARDS, options: { untimed: true }, seats: DUO })
    sit(made, 'Ada')
    while (warnings(made) < 2) await press('Go on')
    made.lock('Ada', 1)
    for (const turn of [1, 2, 3]) made.place('Ben', turn, 0)
    cleanup()
    sit(made, 'Ben')
    expect(bar().getByText('Phase 1 ends when Ada goes on. Everybody is ready.')).toBeDefined()
    cleanup()
    sit(made, 'Ada')
    await press('Go on')
    expect(made.heard.at(-1)).toBe('phase-start')
  })

  it('SA-2.20 says beside each announcement of the first flight what to make of it, to those who listen too', async () => {
    const made = table({ cards: CARDS, options: { preset: 'firstFlight', mission: 'testRun' }, threats: ['E1-07'] })
    sit(made, 'Ada')
    const comment = () => labelled('First flight').getByRole('status').textContent
    expect(comment()).toMatch(/^All of you start in upper white/)
    await press('Go on')
    expect(heading()).toMatch(/^T\+2 Threat, zone red/)
    expect(comment()).toMatch(/^The Fighter is in red from turn 2/)
  })

  it('draws Little Duckling', () => {
    const made = table({ seats: DUO, options: { mission: 'duckling-1' } })
    made.at(60)
    sit(made, 'Ada')
    expect(screen.getByRole('img', { name: /^The ship and its trajectories/ })).toBeDefined()
  })
})
