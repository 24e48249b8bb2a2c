import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHelp } from '../contract/board.ts'
import { changeSettings, INITIAL } from '../settings/settings.ts'
import { type AroundBoard, AroundBoardContext } from './context.ts'
import { aroundBoard, FACES, faceOf, openFor, picture, slots } from './frame.fixture.tsx'
import { Frame } from './frame.tsx'
import type { FrameSlots } from './layout/slots.ts'

const table = (around: Partial<AroundBoard> = {}, change: Partial<FrameSlots> = {}) => (
  <AroundBoardContext value={aroundBoard(around)}>
    <Frame {...slots(change)} />
  </AroundBoardContext>
)
const show = (...parts: Parameters<typeof table>) => render(table(...parts))
const sceneOf = (id: string | null): AroundBoard['scene'] => ({
  ...aroundBoard().scene,
  shown: picture({ open: id === null ? [openFor(1)] : [{ ...openFor(0), id }] }),
})
const ASKED = sceneOf('q1')
const decision = () => screen.getByRole('region', { name: 'What is decided now' })
const told = (kind: string, seat = 1) => ({ at: 1, event: { kind, seat } })

beforeEach(() => changeSettings(INITIAL))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the focus', () => {
  const deck = (name: string) => (
    <button key={name} type="button">
      {name}
    </button>
  )

  it('goes to the decision when what was pressed goes away, and when it is put out of use', async () => {
    const { rerender } = show({ scene: ASKED }, { stage: deck('Deck') })
    screen.getByRole('button', { name: 'Deck' }).focus()
    rerender(table({ scene: ASKED }, { stage: <p>Nothing</p> }))
    await waitFor(() => expect(document.activeElement).toBe(decision()))
    rerender(table({ scene: ASKED }, { stage: deck('Pile') }))
    const pile = screen.getByRole('button', { name: 'Pile' })
    pile.focus()
    act(() => pile.setAttribute('disabled', ''))
    await waitFor(() => expect(document.activeElement).toBe(decision()))
  })

  it('stays with whoever writes, and with whoever has put it nowhere', async () => {
    const user = userEvent.setup()
    const { rerender } = show({ scene: ASKED }, { stage: deck('Deck') })
    await user.click(screen.getByRole('tab', { name: 'Chat' }))
    const text = screen.getByRole('textbox', { name: 'Say something' })
    text.focus()
    rerender(table({ scene: ASKED }, { stage: <p>Nothing</p> }))
    await act(() => Promise.resolve())
    expect(document.activeElement).toBe(text)
    rerender(table({ scene: ASKED }, { stage: deck('Deck') }))
    screen.getByRole('button', { name: 'Deck' }).focus()
    act(() => screen.getByRole('button', { name: 'Deck' }).blur())
    await act(() => Promise.resolve())
    rerender(table({ scene: ASKED }, { stage: <p>Nothing</p> }))
    await act(() => Promise.resolve())
    expect(document.activeElement).toBe(document.body)
  })
})

describe('in brief', () => {
  const spoken = () => document.querySelector('p.spoken[aria-live]')?.textContent

  it('tells my own at once, and what others did before the next question', async () => {
    vi.useFakeTimers()
    const { rerender } = show({ scene: ASKED })
    const story = [told('lighting', 0), told('passing', 2)]
    rerender(table({ scene: sceneOf(null), story }))
    await act(() => vi.advanceTimersByTime(1000))
    expect(spoken()).toBe('You do lighting.')
    rerender(table({ scene: sceneOf('q2'), story }))
    expect(spoken()).toBe('Kepler does passing.')
  })

  it('says nothing of whom everybody waits for; in full it does', () => {
    show({ scene: sceneOf(null) })
    const status = () => within(decision()).getByRole('status').getAttribute('aria-live')
    expect(status()).toBe('off')
    act(() => changeSettings({ speech: 'full' }))
    expect(status()).toBe('polite')
  })

  it('tells of a chapter what became of me', () => {
    const chapters = {
      name: 'verse',
      ends: ({ kind }: { kind: string }) => kind === 'end',
      tell: () => 'All of it.',
      brief: ({ events }: { events: readonly object[] }) => `Mine, of ${events.length}.`,
    }
    const { rerender } = show({ chapters })
    const scene = { ...sceneOf(null), hasChapters: true, isPlaying: true }
    rerender(table({ chapters, scene, story: [told('one'), told('end')] }))
    expect(spoken()).toBe('Mine, of 2.')
  })
})

describe('what may be chosen on the board', () => {
  it('stands beside the question by name, and what is to be pressed is said', async () => {
    const user = userEvent.setup()
    const run = vi.fn()
    const targets = [
      { name: 'Lantern 1', run: () => undefined },
      { name: 'Lantern 2', run },
    ]
    show({ scene: ASKED }, { prompt: { text: 'Which one?', targets, back: () => undefined } })
    const list = within(decision()).getByRole('list', { name: 'To choose from' })
    expect(decision().textContent).toContain('Tab, then arrows and Enter to choose. Escape: back.')
    await user.click(within(list).getByRole('button', { name: 'Lantern 2' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('says how a picked thing is confirmed', () => {
    const preview = { text: 'It costs 2.', label: 'Light it', confirm: () => undefined, back: () => undefined }
    show({ scene: ASKED }, { prompt: { text: null, preview } })
    expect(decision().textContent).toContain('Enter: Light it. Escape: back.')
  })
})

const help: BoardHelp<never> = {
  keys: [{ keys: 'B', does: 'blow it out' }],
  questions: [
    { key: 'W', text: 'Where am I?', answer: ({ me, name }) => `You, ${name(me ?? (0 as never))}, are here.` },
  ],
}

describe('keys and questions', () => {
  const asked = { scene: ASKED, help: async () => help as never }

  it('answers on the spot, by Shift and a letter', async () => {
    const user = userEvent.setup()
    show(asked)
    await user.keyboard('{Shift>}W{/Shift}')
    const answer = await screen.findByText('You, Ada, are here.')
    expect(answer.getAttribute('aria-live')).toBe('assertive')
    await user.keyboard('{Shift>}N{/Shift}')
    await waitFor(() => expect(answer.textContent).toBe('Light a lantern or pass.'))
    await user.keyboard('{Escape}')
    expect(answer.textContent).toBe('')
  })

  it('are listed behind the question mark, and can be asked there', async () => {
    const user = userEvent.setup()
    show(asked)
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Keys and questions' }))
    expect(list.getByText('blow it out')).toBeTruthy()
    await user.click(list.getByRole('button', { name: /Where am I/ }))
    expect(list.getByText('You, Ada, are here.').getAttribute('role')).toBe('status')
  })

  it('are silent for whoever has switched single keys off', async () => {
    const user = userEvent.setup()
    changeSettings({ letterKeys: false })
    show(asked)
    await user.keyboard('?{Shift>}W{/Shift}')
    expect(screen.queryByRole('dialog', { name: 'Keys and questions' })).toBeNull()
    expect(screen.queryByText('You, Ada, are here.')).toBeNull()
  })
})

describe('from a rule', () => {
  it('Esc comes back to where one was', async () => {
    const user = userEvent.setup()
    const back = vi.fn()
    show({ scene: ASKED }, { prompt: { text: 'Light a lantern?', rule: 'LA-2.1', back } })
    const link = screen.getByRole('button', { name: 'Read rule LA-2.1' })
    link.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.id).toBe('LA-2.1'))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(link)
    expect(back).not.toHaveBeenCalled()
  })
})

describe('people', () => {
  it('are heard when they speak, go and come back, whatever tab is open', () => {
    const line = { id: 1, name: 'Ben', text: 'Hello', at: 0 }
    const { rerender } = show()
    rerender(table({ chat: [line] }))
    expect(screen.getByText('Ben says: Hello')).toBeTruthy()
    const [ada, , kepler] = FACES
    const faces = [ada, faceOf(1, 'Ben', { isHere: false }), kepler].filter((face) => face !== undefined)
    rerender(table({ chat: [line, { ...line, id: 2, name: 'Ada' }], faces }))
    expect(screen.getByText('Ben is away.')).toBeTruthy()
  })
})
