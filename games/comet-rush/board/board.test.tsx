import type { Viewer } from '@starboard/kernel'
import {
  bar,
  boardOf,
  type Drawn,
  drawTidily,
  labelled,
  missing,
  pointedAtIn,
  redrawing,
} from '@starboard/screen/frame/board.fixture.tsx'
import { unexplained, unexplainedIn } from '@starboard/screen/frame/explaining/explained.fixture.ts'
import { faceOf, OUTCOME } from '@starboard/screen/frame/frame.fixture.tsx'
import { sampled, shotsOf } from '@starboard/screen/frame/recorded.fixture.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { CARD_NAMES, factsOf } from '../rules/cards.ts'
import type { CometRush } from '../rules/state.ts'
import { CardArt } from './art/cards.tsx'
import { Ending } from './ending/ending.tsx'
import { board } from './index.tsx'
import { recorded, type Shot } from './model/recorded.fixture.ts'

const NAMES = ['Rosa', 'Ines', 'Kepler', 'Tomasz'] as const

drawTidily()

function boardFor(shot: Shot, viewer: Viewer, drawn: Partial<Drawn<CometRush>> = {}) {
  const names = shot.view.players.map(({ seat }) => NAMES[seat] ?? `Seat ${seat}`)
  return boardOf(board, shot, viewer, { names, ...drawn })
}

const draw = (...props: Parameters<typeof boardFor>) => render(boardFor(...props))

const MATCH = recorded({ seats: 3, seed: 41, bot: 'random' })
const FULL = recorded({ seats: 4, seed: 42, bot: 'heuristic' })

const shotOf = shotsOf([...MATCH, ...FULL])

describe('the board', () => {
  for (const [name, moments] of [
    ['a random match of three', MATCH],
    ['a heuristic match of four', FULL],
  ] as const)
    it(`draws ${name} from every seat and for spectators, whatever is asked`, () => {
      const show = redrawing()
      const kinds = new Set<string>()
      for (const { viewer, after } of sampled(moments)) {
        for (const { kind } of after.open) kinds.add(kind)
        show(boardFor(after, viewer))
        expect(document.querySelector('main')).not.toBeNull()
        expect(unexplained()).toEqual([])
      }
      expect([...kinds]).toEqual(expect.arrayContaining(['draft', 'draw', 'main']))
    })

  it('explains every piece that can be reached, from the start to the end', () => {
    expect(unexplainedIn(FULL, boardFor)).toEqual([])
  })

  it('has the same things to point at for everybody, by names that all of them know', () => {
    const [first = [], ...others] = pointedAtIn(FULL, boardFor)
    expect(first).toEqual(
      expect.arrayContaining(['seat 4', 'the comet', 'the espionage deck', 'the segment under fire']),
    )
    for (const names of others) expect(names).toEqual(first)
  })

  it('CR-2.11 has the way of the comet as a grid: where it is, and each step to Earth with its chance', async () => {
    const { shot, seat } = shotOf('main')
    draw(shot, seat)
    const way = within(screen.getByRole('grid', { name: 'The way of the comet' }))
    const cells = way.getAllByRole('gridcell')
    const { distance } = shot.view
    const ahead = Array.from({ length: distance - 1 }, (_, passed) => `Step ${distance - 1 - passed}`)
    expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
      `The comet, at step ${distance}`,
      ...ahead,
      'Earth',
    ])
    expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1)
    cells[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cells[1])
    expect(cells[1]?.getAttribute('aria-description')).toMatch(
      /^The next movement card brings the comet here with \d+\s%/,
    )
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.getAttribute('aria-description')).toContain('the game is over')
  })

  it('draws every card', () => {
    for (const card of CARD_NAMES) render(<CardArt card={card} />)
    expect(document.querySelectorAll('svg path').length).toBeGreaterThan(CARD_NAMES.length)
  })

  it('shows the die of a miss with the question what to do about it', () => {
    const { shot, seat } = shotOf('reroll')
    const die = { kind: 'dieRolled', seat, rocket: 1, die: 5, needed: 3, roll: 'first' } as const
    draw(shot, seat, { story: [{ ...die, die: 2 }, die] })
    expect(screen.getByText('Your launch missed with a 5.')).toBeDefined()
  })

  it('shows the hand of whom one looks over the shoulder, and no other', () => {
    const { shot, seat } = shotOf('main', ({ view }, me) => (view.players[me]?.hand?.length ?? 0) > 0)
    draw(shot, seat, { isReplay: true })
    const names = shot.view.players[seat]?.hand?.map((card) => factsOf(card).name) ?? []
    const lists = [...document.querySelectorAll('details[open] ul')]
    expect(lists.map((list) => [...list.children].map(({ textContent }) => textContent).toSorted())).toEqual([
      names.toSorted(),
    ])
  })

  it('draws the end, and everything for anyone who may see all', () => {
    const last = MATCH.at(-1)
    if (last === undefined) throw new Error('Nothing was recorded.')
    draw(last.after, 'everything')
    expect(screen.getByText(/wins? with|share the win/)).toBeDefined()
  })

  it('calls whoever has won “you” in the last picture', () => {
    const view = MATCH.at(-1)?.after.view
    if (view === undefined) throw new Error('Nothing was recorded.')
    const seats = [faceOf(0, 'Wren', { isMe: true }), faceOf(1, 'Otto'), faceOf(2, 'Bram')]
    const ended = (places: readonly number[]) => (
      <Ending view={view} order={[0, 1, 2]} outcome={{ ...OUTCOME, places, points: [7, 7, 1] }} seats={seats} />
    )
    const { rerender } = render(ended([1, 2, 3]))
    screen.getByText('You win with 7 points')
    rerender(ended([1, 1, 3]))
    screen.getByText('You and Otto share the win with 7 points')
    rerender(ended([2, 1, 3]))
    screen.getByText('Otto wins with 7 points')
  })

  it('offers exactly the decks that may be drafted from', async () => {
    const { shot, seat } = shotOf('draft')
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const offered = labelled('Decks').getAllByRole('button', { name: /^Draft from/ })
    expect(offered).toHaveLength(shot.legal.length)
    for (const deck of offered) await userEvent.click(deck)
    expect(sent).toEqual(shot.legal)
  })

  it('launches from the pad, with the odds in its name', async () => {
    const { shot, seat } = shotOf('main', ({ legal }) => legal.some(({ kind }) => kind === 'launch'))
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const launches = shot.legal.filter(({ kind }) => kind === 'launch')
    const buttons = labelled('Your launch pads').getAllByRole('button', {
      name: /^Pad \d, rocket power \d accuracy \d, ready, ?Launch · \d+/,
    })
    expect(buttons).toHaveLength(launches.length)
    for (const button of buttons) await userEvent.click(button)
    expect(sent).toEqual(launches)
  })

  it('plays every card on the target that is pressed', async () => {
    const { shot, seat } = shotOf(
      'main',
      ({ legal }) => new Set(legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []))).size > 3,
    )
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const user = userEvent.setup()
    const plays = shot.legal.filter((action) => action.kind === 'play')
    // Two targets tell the right one from any.
    const tried = plays.filter((play, at) => plays.slice(0, at).filter(({ card }) => card === play.card).length < 2)
    for (const { card, target, rocket, choice } of tried) {
      const held = labelled('Your hand').getAllByRole('button', { name: new RegExp(`^${factsOf(card).name} ?\\.`) })[0]
      if (held === undefined) throw new Error(`${card} is not in the hand.`)
      await user.click(held)
      const isAlone = plays.filter((play) => play.card === card).length === 1
      if (!isAlone) await user.click(targetButton(shot, { target, rocket, choice }))
      await user.click(bar().getByRole('button', { name: /^(Play|Give up)/ }))
    }
    expect(sent).toEqual(tried)
  })

  it('trades two cards for one, by keyboard alone', async () => {
    const { shot, seat } = shotOf('main', ({ legal }) => legal.some(({ kind }) => kind === 'trade'))
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const user = userEvent.setup()
    bar().getByRole('button', { name: /Trade/ }).focus()
    await user.keyboard('{Enter}12')
    labelled('Decks')
      .getAllByRole('button', { name: /^Trade for a card from/ })[0]
      ?.focus()
    await user.keyboard('{Enter}')
    await user.keyboard('{Enter}')
    expect(sent).toHaveLength(1)
    expect(shot.legal).toContainEqual(sent[0])
  })

  it('builds what the sliders say, and says why not', async () => {
    const { shot, seat } = shotOf('main', ({ legal }) => legal.some(({ kind }) => kind === 'build'))
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    const said = screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'))
    expect(said[0]).toMatch(/^\d of at most \d, \d damage, \d cubes?$/)
    expect(said[1]).toMatch(/^\d of at most \d, hits \d+\s%, \d cubes?$/)
    expect(said[2]).toMatch(/^ready (this turn|next turn|in \d turns), \d cubes?$/)
    await userEvent.click(screen.getByRole('button', { name: /^Build for/ }))
    expect(shot.legal).toContainEqual(sent[0])
    cleanup()
    const built = shotOf('main', ({ view }) => view.built)
    draw(built.shot, built.seat)
    expect(screen.getByRole('button', { name: /^Build for/ }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/one a turn is the limit/)).toBeDefined()
  })

  it('asks once more only where the turn would end with something undone', async () => {
    const { shot, seat } = shotOf(
      'main',
      ({ view, legal }, me) =>
        legal.some(({ kind }) => kind === 'build') &&
        (view.players[me]?.cubes ?? 0) > 5 &&
        (view.players[me]?.rockets.length ?? 3) < 3,
    )
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    await userEvent.click(bar().getByRole('button', { name: 'End turn' }))
    expect(sent).toEqual([])
    expect(bar().getByText(/could still build/)).toBeDefined()
    await userEvent.click(bar().getByRole('button', { name: 'End turn' }))
    expect(sent).toEqual([{ kind: 'endTurn' }])
  })

  it('asks who is under pressure, and explains why there is no counter', async () => {
    const { shot, seat } = shotOf('pressure', ({ legal }) => legal.length === 1)
    const sent: Action[] = []
    draw(shot, seat, { act: (action) => sent.push(action) })
    expect(bar().getByRole('button', { name: 'Counter' }).getAttribute('aria-disabled')).toBe('true')
    expect(bar().getByText(/You hold no counter/)).toBeDefined()
    await userEvent.click(bar().getByRole('button', { name: 'Counter' }))
    await userEvent.click(bar().getByRole('button', { name: 'Accept' }))
    expect(sent).toEqual([{ kind: 'respondPressure', counter: false }])
  })

  it('gives spectators nothing to press on the table', () => {
    const moment = FULL.find(
      ({ viewer, after }) => viewer === 'spectator' && after.open.some(({ kind }) => kind === 'main'),
    )
    if (moment === undefined) throw new Error('No spectator was there.')
    draw(moment.after, 'spectator')
    expect(screen.queryByRole('button', { name: /Launch ·|Build for|^Draw from|^Draft from/ })).toBeNull()
  })
})

type Play = Extract<Action, { kind: 'play' }>
type Aimed = { readonly [K in 'target' | 'rocket' | 'choice']: Play[K] | undefined }

function targetButton(shot: Shot, { target, rocket, choice }: Aimed) {
  if (target !== undefined) return labelled('Seats').getByRole('button', { name: new RegExp(` on ${NAMES[target]}$`) })
  if (choice !== undefined) return bar().getByRole('button', { name: CHOICES[choice] })
  const words = shot.view.players.flatMap(({ rockets }) => rockets).find(({ id }) => id === rocket)
  const spot = document.querySelector(`[data-spot="rocket-${rocket}"] button`)
  return spot instanceof HTMLElement ? spot : missing(`rocket ${words?.id ?? ''}`)
}

const CHOICES = {
  movement: 'Next movement card',
  strength: 'Next segment',
  accuracy: '+1 accuracy',
  power: '+1 power',
} as const
