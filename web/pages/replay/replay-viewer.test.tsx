import type { Review } from '@starboard/bots'
import { shelf } from '@starboard/games'
import { type AnyGame, seatOf } from '@starboard/kernel'
import type { AnyBoardModule, BoardProps } from '@starboard/screen/contract/board.ts'
import { useAroundBoard } from '@starboard/screen/frame/context.ts'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openedHere } from '../../replay/opened.fixture.ts'
import { recordMatch } from '../../replay/record.fixture.ts'
import type { ReviewStore } from '../../replay/review/kept.ts'
import type { FromReviewer } from '../../replay/review/messages.ts'
import type { ReviewLine } from '../../replay/review/reviewer.ts'
import { ReplayViewer } from './replay-viewer.tsx'

const game = shelf[0]?.game as AnyGame
const exported = recordMatch(game, 2)
const TURN = exported.story.at(-1)?.[0]?.kind

/** A board that only says through whose eyes it is drawn. */
function Board({ viewer, outcome }: BoardProps<never>) {
  const { replay } = useAroundBoard()
  return (
    <main>
      <p>Seen by {viewer}</p>
      {outcome !== null && <p>It is over.</p>}
      {replay?.dock}
      {replay?.side(null)}
    </main>
  )
}

const module = {
  game: { ...game, picture: { step: (view: object) => view, exact: (view: object) => view } },
  Board,
  staging: {},
  mark: ({ kind }: { kind: string }) => (kind === TURN ? { kind: 'turn', seat: null, text: 'Turn' } : null),
} as unknown as AnyBoardModule

const opened = await openedHere(exported, module)
const { length } = opened.replay
const { turns } = opened.replay.telling('everything')

const slider = () => screen.getByRole('slider', { name: 'Moment of the match' })
const moment = () => Number(slider().getAttribute('value') ?? 0)

beforeEach(() => {
  location.hash = ''
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the keys of a replay', () => {
  test('step, jump by turns, and go to both ends', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    expect(moment()).toBe(1)
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(moment()).toBe(3)
    // Where one has come to is said.
    await screen.findByText(new RegExp(`^Moment 3 of ${length}: .`))
    await user.keyboard('{ArrowLeft}')
    expect(moment()).toBe(2)
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(moment()).toBe((turns.find((at) => at > 1) ?? length - 1) + 1)
    await user.keyboard('{End}')
    expect(moment()).toBe(length)
    screen.getByText('It is over.')
    await user.keyboard('{Home}')
    expect(moment()).toBe(1)
  })

  test('Space plays and pauses, but belongs to a button that has the focus', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    await user.keyboard(' ')
    screen.getByRole('button', { name: 'Pause' })
    await user.keyboard(' ')
    screen.getByRole('button', { name: 'Play' }).focus()
    await user.keyboard(' ')
    screen.getByRole('button', { name: 'Pause' })
  })

  test('are left alone while somebody types a number, which then jumps there', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    await user.clear(screen.getByRole('textbox', { name: 'Go to moment' }))
    await user.type(screen.getByRole('textbox', { name: 'Go to moment' }), '33{ArrowLeft}{Enter}')
    expect(moment()).toBe(33)
  })
})

describe('the slider', () => {
  test('says which moment it is in words', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    await user.keyboard('{End}')
    expect(slider().getAttribute('aria-valuetext')).toBe(
      `Moment ${length} of ${length}: ${opened.replay.telling('everything').moments.at(-1)?.headline}`,
    )
  })

  test('starts where the address says, follows it, and is followed by it', async () => {
    const user = userEvent.setup()
    location.hash = '#21'
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    expect(moment()).toBe(21)
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(location.hash).toBe('#20'))
    location.hash = '#44'
    window.dispatchEvent(new Event('hashchange'))
    await waitFor(() => expect(moment()).toBe(44))
  })

  test('is not called back by an address that it wrote itself', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    await user.keyboard('{End}')
    await waitFor(() => expect(location.hash).toBe(`#${length}`))
    await user.keyboard('{Home}')
    act(() => void window.dispatchEvent(new Event('hashchange')))
    expect(moment()).toBe(1)
  })
})

describe('the story', () => {
  test('leads to a moment and marks the current one', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    const story = screen.getByRole('region', { name: 'Story' })
    const line = within(story).getAllByRole('button')[9]
    if (line === undefined) throw new Error('The story is too short.')
    await user.click(line)
    expect(moment()).toBe(Number.parseInt(line.textContent ?? '', 10))
    expect(line.getAttribute('aria-current')).toBe('step')
  })
})

test('a viewpoint changes the board and the story, not the moment', async () => {
  const user = userEvent.setup()
  location.hash = '#15'
  render(<ReplayViewer opened={opened} code="ABCDE" />)
  screen.getByText('Seen by everything')
  await user.click(screen.getByRole('button', { name: 'As Player 2 saw it' }))
  screen.getByText('Seen by 1')
  expect(moment()).toBe(15)
})

describe('the dice', () => {
  test('are checked, and anybody can follow the proof', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    await screen.findByText('Dice verified')
    await user.click(screen.getByRole('button', { name: 'Check it yourself' }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getAllByText(exported.header.commitment)).toHaveLength(2)
    within(dialog).getByText(exported.seed)
    within(dialog).getByText('✓ It is the published one.')
    within(dialog).getByText(/npx starboard verify starboard-.*-ABCDE\.json/)
    await user.click(within(dialog).getByRole('button', { name: /^Whole match/ }))
    expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(10)
  })

  test('of a forged file are found out, with the sentence that says what differs', async () => {
    const at = exported.log.findIndex(({ luck }) => luck.length === 1 && typeof luck[0] === 'number')
    const log = exported.log.map((entry, index) =>
      index === at ? { ...entry, luck: [(Number(entry.luck[0]) % 6) + 1] } : entry,
    )
    const forged = { ...exported, log }
    render(<ReplayViewer opened={await openedHere(forged, module)} code={null} />)
    await screen.findByText('This file is not true')
    screen.getByText(new RegExp(`^Moment ${at + 1}: the log says \\d, the dice give \\d\\.$`))
  })
})

describe('the review', () => {
  const kept = new Map<string, Review>()
  const store: ReviewStore = {
    load: async (print) => kept.get(print) ?? null,
    keep: async (print, review) => void kept.set(print, review),
  }
  /** A worker that is told what to say. */
  function puppet() {
    let tell: (message: FromReviewer) => void = () => undefined
    const heard: string[] = []
    const newLine = (): ReviewLine => ({
      post: ({ kind }) => void heard.push(kind),
      onMessage: (listener) => {
        tell = listener
      },
      onFailure: () => undefined,
      close: () => void heard.push('closed'),
    })
    return { reviews: { store, newLine }, heard, say: (message: FromReviewer) => act(() => tell(message)) }
  }
  const seats = exported.names.length
  const chances = (first: number) => [first, ...Array.from({ length: seats - 1 }, () => (1 - first) / (seats - 1))]
  const REVIEW: Review = {
    games: 120,
    standings: [
      { index: 0, games: 60, chances: chances(0.4) },
      { index: 20, games: 60, chances: chances(0.9) },
    ],
    turningPoints: [{ index: 20, seat: seatOf(0), before: 0.4, after: 0.9 }],
  }

  test('is worked out when somebody wants it, can be given up, and leads to where it turned', async () => {
    const user = userEvent.setup()
    const { reviews, heard, say } = puppet()
    const { unmount } = render(<ReplayViewer opened={opened} code="ABCDE" reviews={reviews} />)
    const panel = within(screen.getByRole('region', { name: 'Review' }))
    await user.click(panel.getByRole('button', { name: 'Review this match' }))
    say({ kind: 'working', done: 0.5, review: { ...REVIEW, turningPoints: [] } })
    panel.getByText('120 games played on')
    await user.click(panel.getByRole('button', { name: 'Cancel' }))
    expect(heard).toEqual(['review', 'closed'])
    await user.click(panel.getByRole('button', { name: 'Review this match' }))
    say({ kind: 'reviewed', review: REVIEW })
    await user.click(panel.getByRole('button', { name: /Player 1 40 % → 90 %/ }))
    expect(moment()).toBe(21)
    within(screen.getByRole('list', { name: 'Chances to win at this moment' })).getByText('90 %')
    unmount()
    expect(heard).toEqual(['review', 'closed', 'review', 'closed'])
  })

  test('is there at once when the match is opened again, and turns can be seen instead', async () => {
    const user = userEvent.setup()
    const { reviews, heard } = puppet()
    render(<ReplayViewer opened={opened} code="ABCDE" reviews={reviews} />)
    await screen.findByRole('heading', { name: 'Turning points' })
    screen.getByRole('button', { name: 'Turning point 1, moment 21' })
    await user.click(screen.getByRole('button', { name: 'Turns' }))
    expect(screen.queryByRole('button', { name: 'Turning point 1, moment 21' })).toBe(null)
    expect(heard).toEqual([])
  })
})

describe('sharing', () => {
  test('copies a link to the very moment', async () => {
    const user = userEvent.setup()
    location.hash = '#21'
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    await user.click(screen.getByRole('button', { name: 'Share this moment' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/r/ABCDE#21`)
  })

  test('of a file from disk offers the file instead', async () => {
    const user = userEvent.setup()
    render(<ReplayViewer opened={opened} code={null} />)
    await user.click(screen.getByRole('button', { name: 'Share this moment' }))
    within(screen.getByRole('dialog')).getByText(/no link leads to it/)
  })

  test('exports the very file', async () => {
    const user = userEvent.setup()
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:match'
    })
    render(<ReplayViewer opened={opened} code="ABCDE" />)
    await user.click(screen.getByRole('button', { name: 'Export log' }))
    expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual(exported)
  })
})
