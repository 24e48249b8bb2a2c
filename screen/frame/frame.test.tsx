import { card, does, type Refused, say, seatOf } from '@starboard/kernel'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableInfo } from '../../wire/table.fixture.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { type AroundBoard, AroundBoardContext } from './context.ts'
import { aroundBoard, clockAt, OUTCOME, openFor, picture, slots, wordsOnly } from './frame.fixture.tsx'
import { Frame } from './frame.tsx'
import type { FrameSlots } from './layout/slots.ts'

const table = (around: Partial<AroundBoard> = {}, change: Partial<FrameSlots> = {}) => (
  <AroundBoardContext value={aroundBoard(around)}>
    <Frame {...slots(change)} />
  </AroundBoardContext>
)
const show = (...parts: Parameters<typeof table>) => render(table(...parts))
const sceneOf = (open: readonly number[], isPlaying = false): AroundBoard['scene'] => ({
  shown: picture({ open: open.map(openFor) }),
  beat: null,
  caption: null,
  isPlaying,
  isPaused: false,
  hasChapters: false,
  ahead: [],
  told: [],
})
const asking = (id: string): AroundBoard['scene'] => ({
  ...sceneOf([]),
  shown: picture({ open: [{ ...openFor(0), id }] }),
})
const bar = () => within(screen.getByRole('region', { name: 'What is decided now' }))

afterEach(cleanup)

it('tells the game in a minute, one press on its name away', async () => {
  const goal = 'Whoever lights the most lanterns wins.'
  show({ scene: sceneOf([0]), loadMinute: async () => ({ goal, lines: [] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Lanterns in a minute' }))
  expect(await screen.findByText(goal)).toBeTruthy()
})

describe('the prompt bar', () => {
  it('asks in the words of the game where the board says nothing', () => {
    show({ scene: sceneOf([0]) })
    expect(bar().getByRole('status').textContent).toBe('Light a lantern or pass.')
  })

  it('says to whoever looks on that they do, and to nobody else', () => {
    show({ scene: sceneOf([1]), table: tableInfo({ game: 'lanterns', seats: [], you: { seat: null, isHost: false } }) })
    expect(bar().getByText('Watching').textContent).toBe('You are Watching')
    cleanup()
    show({ scene: sceneOf([1]), table: tableInfo({ game: 'lanterns', seats: [], you: { seat: 0, isHost: false } }) })
    expect(bar().queryByText('Watching')).toBeNull()
  })

  it('says for whom everybody waits', () => {
    show({ scene: sceneOf([1, 2]) })
    expect(bar().getByRole('status').textContent).toBe('Waiting for Ben and Kepler.')
  })

  it('confirms with Enter, steps back with Esc, and leaves both alone while somebody writes', async () => {
    const user = userEvent.setup()
    const confirm = vi.fn()
    const back = vi.fn()
    show(
      { scene: sceneOf([0]) },
      { prompt: { text: null, preview: { text: 'It costs 2.', label: 'Light it', confirm, back } } },
    )
    expect(bar().getByRole('button', { name: 'Light it' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Chat' }))
    await user.type(screen.getByRole('textbox', { name: 'Say something' }), 'hm{Enter}{Escape}')
    expect([confirm.mock.calls.length, back.mock.calls.length]).toEqual([0, 0])
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('{Escape}')
    await user.keyboard('{Enter}')
    expect([confirm.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
  })

  it('lets Enter belong to a control that has the focus and is not the picked one', async () => {
    const user = userEvent.setup()
    const confirm = vi.fn()
    show(
      { scene: sceneOf([0]) },
      {
        prompt: { text: null, preview: { text: '', label: 'Light it', confirm, back: () => undefined } },
        stage: (
          <>
            <button type="button">another</button>
            <button type="button" aria-pressed="true">
              picked
            </button>
          </>
        ),
      },
    )
    screen.getByRole('button', { name: 'another' }).focus()
    await user.keyboard('{Enter}')
    expect(confirm).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'picked' }).focus()
    await user.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('links the rule of the question, and does not read it out with it', () => {
    show({ scene: sceneOf([0]) }, { prompt: { text: 'Light a lantern?', rule: 'LA-2.1' } })
    expect(bar().getByRole('status').textContent).toBe('Light a lantern?')
    expect(bar().getByRole('button', { name: 'Read rule LA-2.1' }).closest('[role=status]')).toBeNull()
    cleanup()
    show({ scene: sceneOf([1]) }, { prompt: { text: 'Ben lights a lantern.', rule: 'LA-2.1' } })
    expect(bar().queryByRole('button', { name: 'Read rule LA-2.1' })).toBeNull()
  })

  it('tells of the film and skips it by button, key, and a click on the stage', async () => {
    const user = userEvent.setup()
    const skip = vi.fn()
    show({
      skip,
      scene: { ...sceneOf([], true), caption: { kind: 'lighting', seat: 1 } as never },
      story: [{ at: 1, event: { kind: 'lighting' } }],
    })
    expect(bar().getByRole('status').textContent).toBe('Ben does lighting.')
    await user.click(bar().getByRole('button', { name: 'Skip' }))
    await user.click(screen.getByText('The stage'))
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard(' ')
    expect(skip).toHaveBeenCalledTimes(3)
  })

  it('asks while a film runs what is asked in real time, and takes a click on the stage for an answer', async () => {
    const user = userEvent.setup()
    const skip = vi.fn()
    const light = vi.fn()
    const stage = (
      <button type="button" onClick={light}>
        Lantern
      </button>
    )
    const open = [{ ...openFor(0), mode: 'free', id: 'd1' } as const]
    const scene = { ...sceneOf([], true), shown: picture({ open }) }
    show({ skip, scene, story: [{ at: 1, event: { kind: 'lighting' } }] }, { stage, prompt: { text: 'Any lantern.' } })
    expect(bar().getByRole('status').textContent).toBe('Any lantern.')
    expect(bar().queryByRole('button', { name: 'Skip' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Lantern' }))
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard(' {Escape}')
    expect([light.mock.calls.length, skip.mock.calls.length]).toEqual([1, 0])
  })

  it('runs a film in chapters by buttons and keys, and leaves its stage alone', async () => {
    const user = userEvent.setup()
    const film = { pause: vi.fn(), resume: vi.fn(), nextBeat: vi.fn(), rewind: vi.fn(), skipChapter: vi.fn() }
    const skip = vi.fn()
    const scene = { ...sceneOf([], true), hasChapters: true }
    const chapters = { name: 'verse', ends: () => false, tell: () => '' }
    const { rerender } = show({ skip, film, scene, chapters }, { prompt: { text: '', film: { text: 'Second verse' } } })
    expect(bar().getByRole('status').textContent).toBe('Second verse')
    await user.click(screen.getByText('The stage'))
    expect(skip).not.toHaveBeenCalled()
    const names = ['Back to the start of the verse', 'Pause', 'Step', 'Skip verse', 'Skip all']
    for (const name of names) await user.click(bar().getByRole('button', { name }))
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard(' {ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}{Escape}')
    const counts = Object.fromEntries(Object.entries(film).map(([name, { mock }]) => [name, mock.calls.length]))
    expect(counts).toEqual({ pause: 2, resume: 0, nextBeat: 2, rewind: 1, skipChapter: 2 })
    expect(skip).toHaveBeenCalledTimes(3)
    rerender(table({ skip, film, chapters, scene: { ...scene, isPaused: true } }))
    await user.keyboard(' ')
    await user.click(bar().getByRole('button', { name: 'Go on' }))
    expect(film.resume).toHaveBeenCalledTimes(2)
  })

  it('changes the speed of the film with a press', async () => {
    changeSettings({ speed: 2 })
    const film = { pause: vi.fn(), resume: vi.fn(), nextBeat: vi.fn(), rewind: vi.fn(), skipChapter: vi.fn() }
    show({ film, scene: { ...sceneOf([], true), hasChapters: true } })
    const speed = () => bar().getByRole('button', { name: /^Speed of the film/ })
    await userEvent.click(speed())
    expect([settings().speed, speed().textContent]).toEqual([4, '4×'])
    await userEvent.click(speed())
    expect([settings().speed, speed().textContent]).toEqual([0.5, '0.5×'])
    changeSettings({ speed: 1 })
  })

  it('does not ask again for what is on its way', () => {
    const { rerender } = show({ scene: sceneOf([0]) }, { prompt: { text: 'Light it?' } })
    rerender(table({ scene: sceneOf([0]), isSending: true }, { prompt: { text: 'Your turn.' } }))
    expect(bar().getByRole('status').textContent).toBe('Light it?')
    rerender(table({ scene: asking('next'), isSending: true }, { prompt: { text: 'And now?' } }))
    expect(bar().getByRole('status').textContent).toBe('And now?')
    rerender(table({ scene: sceneOf([1]), isSending: true }))
    expect(bar().getByRole('status').textContent).toBe('Waiting for Ben.')
    rerender(table({ scene: sceneOf([0]) }, { prompt: { text: 'Your turn.' } }))
    expect(bar().getByRole('status').textContent).toBe('Your turn.')
  })

  it('speaks of my own time when half a minute is left and when it is urgent, not in between', () => {
    const spoken = () => document.querySelector('[aria-label="What is decided now"] p.spoken[aria-live]')?.textContent
    /** The question ends at 60 s of the match clock. */
    const at = (clockMs: number, seat = 0) => {
      const scene = { ...sceneOf([]), shown: picture({ open: [{ ...openFor(seat), by: 60_000 }] }) }
      return table({ matchClock: clockAt(clockMs), scene })
    }
    const { rerender } = render(at(20_000))
    expect(spoken()).toBe('')
    rerender(at(35_000))
    expect(spoken()).toBe('25 seconds left.')
    rerender(at(36_000))
    expect(spoken()).toBe('25 seconds left.')
    rerender(at(40_000))
    expect(spoken()).toBe('')
    rerender(at(51_000))
    expect(spoken()).toBe('9 seconds left.')
    rerender(at(51_000, 1))
    expect(spoken()).toBe('')
  })

  it('keeps the focus when its button goes away with its question', async () => {
    const button = <button type="button">Pass</button>
    const { rerender } = show({ scene: sceneOf([0]) }, { prompt: { text: 'Now?', buttons: button } })
    screen.getByRole('button', { name: 'Pass' }).focus()
    rerender(table({ scene: sceneOf([1]) }))
    const region = screen.getByRole('region', { name: 'What is decided now' })
    await waitFor(() => expect(document.activeElement).toBe(region))
  })

  it('says why not, leads to the rule, and can be put away', async () => {
    const user = userEvent.setup()
    show({ refusal: { code: 'twice', rule: 'LA-2.1', text: 'You have lit one already.' } })
    expect(screen.getByRole('alert').textContent).toContain('You have lit one already.')
    await user.click(screen.getByRole('button', { name: 'Read rule LA-2.1' }))
    expect(screen.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected')).toBe('true')
    expect(document.getElementById('LA-2.1')?.hasAttribute('data-shown')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('seats', () => {
  it('end with mine, in the order of play, and mark who is asked', () => {
    show({ scene: sceneOf([1]) })
    const seats = within(screen.getByRole('list', { name: 'Seats' })).getAllByRole('article')
    expect(seats.map((seat) => seat.getAttribute('aria-label'))).toEqual(['Ben', 'Kepler', 'Ada, your seat'])
    expect(seats.map((seat) => seat.textContent?.includes('now'))).toEqual([true, false, false])
    expect(seats[1]?.textContent).toContain('bot')
  })

  it('can be chosen where the board says so', async () => {
    const user = userEvent.setup()
    const run = vi.fn()
    show(
      {},
      {
        seat: ({ isMe }) => ({ score: '', body: '', chip: '', choose: isMe ? undefined : { label: 'Take from', run } }),
      },
    )
    const [first, ...more] = screen.getAllByRole('button', { name: 'Take from' })
    expect(more).toHaveLength(1)
    if (first !== undefined) await user.click(first)
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('log and chat', () => {
  const told = (kind: string, seat = 1) => ({ at: 1, event: { kind, seat } })
  beforeEach(() => changeSettings({ speech: 'full' }))
  afterEach(() => {
    vi.useRealTimers()
    changeSettings({ speech: 'brief' })
  })
  const linesOfLog = () =>
    [...screen.getByRole('region', { name: 'Log' }).querySelectorAll('p')].map((line) => line.textContent)

  it('groups the story by rounds and leaves out what is not worth a line', () => {
    show({
      story: [told('dawn'), told('hush'), told('lighting')],
      mark: (event) => (event.kind === 'dawn' ? { kind: 'round', seat: null, text: 'Round 2' } : null),
    })
    expect(linesOfLog()).toEqual(['Round 2', 'Ben does dawn and lighting.'])
  })

  it('tells a turn as one block to whoever reads it, everything with Details', async () => {
    const user = userEvent.setup()
    const isTurn = ({ kind }: { kind: string }) => kind === 'beginning'
    show({
      story: [told('beginning', 0), told('lighting', 0), told('noise', 0), told('passing', 0), told('beginning', 1)],
      mark: (event) => (isTurn(event) ? { kind: 'turn', seat: seatOf(0), text: '' } : null),
      game: { ...wordsOnly, words: { ...wordsOnly.words, asides: ['noise'] } },
    })
    const blocks = within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem')
    expect(blocks).toHaveLength(2)
    expect(linesOfLog()).toEqual(['You do beginning.', 'You do lighting and passing.', 'Ben does beginning.'])
    await user.click(screen.getByRole('switch', { name: 'Details' }))
    expect(linesOfLog().slice(1, 4)).toEqual(['You do lighting.', 'You do noise.', 'You do passing.'])
    expect(settings().logDetails).toBe(true)
    changeSettings({ logDetails: false })
  })

  it('underlines cards, which explain themselves as the board has them', () => {
    const event = () => say`${does(seatOf(0), 'plays')} ${card('c1', 'Embargo')} and ${card('c9', 'Nothing')}.`
    show({
      story: [told('card')],
      game: { ...wordsOnly, words: { ...wordsOnly.words, event } },
      enlarged: (id) => (id === 'c1' ? { name: 'Embargo', face: null, text: 'No income.', rule: 'LA-2.1' } : null),
    })
    expect(linesOfLog()).toEqual(['You play Embargo and Nothing.'])
    const [found, ...more] = screen.getByRole('region', { name: 'Log' }).querySelectorAll('[data-explained]')
    expect(more).toEqual([])
    expect(found?.textContent).toBe('Embargo')
    expect(found?.getAttribute('data-explained')).toBe('No income.')
    expect(found?.getAttribute('data-large')).toBe('c1')
  })

  it('makes one line of the same again and again, and another of the same later', () => {
    const kinds = ['lighting', 'lighting', 'hush', 'lighting', 'resting', 'lighting']
    show({ story: kinds.map((kind) => told(kind)) })
    expect(linesOfLog()).toEqual(['Ben does lighting. ×3(3 times)', 'Ben does resting and lighting.'])
  })

  it('speaks what is new in one breath, and not what stood there before', async () => {
    vi.useFakeTimers()
    const { container, rerender } = show({ story: [told('dawn')] })
    const spoken = () => container.querySelector('p.spoken[aria-live]')?.textContent
    rerender(table({ story: [told('dawn'), told('lighting')] }))
    rerender(table({ story: [told('dawn'), told('lighting'), told('passing', 2)] }))
    expect(spoken()).toBe('')
    await act(() => vi.advanceTimersByTime(1000))
    expect(spoken()).toBe('Ben does lighting. Kepler does passing.')
    vi.useRealTimers()
  })

  it('speaks before the question what led to it, at once, and the same words again', () => {
    const { container, rerender } = show({ story: [told('dawn')] })
    const spoken = container.querySelector('p.spoken[aria-live]') as HTMLElement
    const question = screen.getByRole('region', { name: 'What is decided now' })
    // Two that change together are spoken as they stand.
    expect(spoken.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    rerender(table({ scene: sceneOf([0]), story: [told('dawn'), told('passing')] }))
    expect(spoken.textContent).toBe('Ben does passing.')
    const before = spoken.firstChild
    rerender(table({ scene: sceneOf([1]), story: [told('dawn'), told('passing')] }))
    rerender(table({ scene: asking('again'), story: [told('dawn'), told('passing'), told('passing')] }))
    expect(spoken.textContent).toBe('Ben does passing.')
    expect(spoken.firstChild).not.toBe(before)
    const story = [told('dawn'), told('passing'), told('passing'), told('cheering')]
    rerender(table({ outcome: OUTCOME, story }))
    expect(spoken.textContent).toBe('Ben does cheering.')
  })

  it('is not put off forever by what goes on and on', async () => {
    vi.useFakeTimers()
    const { container, rerender } = show()
    const story = ['one', 'two', 'three', 'four'].map((kind) => told(kind))
    for (const [place] of story.entries()) {
      rerender(table({ story: story.slice(0, place + 1) }))
      await act(() => vi.advanceTimersByTime(300))
    }
    expect(container.querySelector('p.spoken[aria-live]')?.textContent).toBe(
      'Ben does one. Ben does two. Ben does three.',
    )
    vi.useRealTimers()
  })

  it('does not speak what is routine to this board', async () => {
    vi.useFakeTimers()
    const isRoutine = ({ kind }: { kind: string }) => kind === 'humming'
    const { container, rerender } = show({ isRoutine })
    rerender(table({ isRoutine, story: [told('humming'), told('lighting'), told('humming')] }))
    await act(() => vi.advanceTimersByTime(1000))
    expect(container.querySelector('p.spoken[aria-live]')?.textContent).toBe('Ben does lighting.')
    vi.useRealTimers()
  })

  it('speaks a film chapter by chapter, each when it is over, and the rest line by line', async () => {
    vi.useFakeTimers()
    const chapters = {
      name: 'verse',
      ends: ({ kind }: { kind: string }) => kind === 'end',
      tell: (events: readonly object[]) => `A verse of ${events.length}.`,
    }
    const scene = { ...sceneOf([], true), hasChapters: true }
    const story = [told('one'), told('end'), told('two')]
    const { container, rerender } = show({ chapters, scene })
    const spoken = () => container.querySelector('p.spoken[aria-live]')?.textContent
    rerender(table({ chapters, scene, story: story.slice(0, 1) }))
    await act(() => vi.advanceTimersByTime(1000))
    expect(spoken()).toBe('')
    rerender(table({ chapters, scene, story: story.slice(0, 2) }))
    await act(() => vi.advanceTimersByTime(1))
    expect(spoken()).toBe('A verse of 2.')
    rerender(table({ chapters, scene, story }))
    await act(() => vi.advanceTimersByTime(1000))
    expect(spoken()).toBe('A verse of 2.')
    rerender(table({ chapters, story }))
    await act(() => vi.advanceTimersByTime(1000))
    expect(spoken()).toBe('Ben does two.')
    vi.useRealTimers()
  })

  it('counts unread lines until the chat is opened', async () => {
    const user = userEvent.setup()
    const line = { id: 1, name: 'Ben', text: 'Hello', at: 0 }
    const { rerender } = show()
    rerender(table({ chat: [line, { ...line, id: 2 }] }))
    await user.click(screen.getByRole('tab', { name: /Chat 2 unread/ }))
    expect(screen.getByRole('tab', { name: 'Chat' })).toBeTruthy()
    expect(screen.getAllByText('Hello')).toHaveLength(2)
  })

  it('sends with Enter, and gives a refused text back with the reason', async () => {
    const user = userEvent.setup()
    const send = vi.fn<AroundBoard['send']>()
    send.mockResolvedValueOnce({ ok: true })
    send.mockResolvedValueOnce({ ok: false, refused: { code: 'closed', rule: 'talk', text: 'Nobody may talk now.' } })
    show({ send })
    await user.click(screen.getByRole('tab', { name: 'Chat' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say something' })
    await user.type(field, 'Hello{Enter}')
    expect(send).toHaveBeenLastCalledWith({ kind: 'chat', text: 'Hello' })
    expect(field.value).toBe('')
    await user.type(field, 'Psst{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Nobody may talk now.')
    expect(field.value).toBe('Psst')
  })

  it('locks with the reason while nobody may talk, keeps what was written, and opens by itself', async () => {
    const user = userEvent.setup()
    const send = vi.fn<AroundBoard['send']>(async () => ({ ok: true }))
    const at = (talkRefused?: Refused) =>
      ({
        send,
        table: { series: null, pauseVotes: [], you: { seat: 0 }, talkRefused },
      }) as object as Partial<AroundBoard>
    const { rerender } = show(at())
    await user.click(screen.getByRole('tab', { name: 'Chat' }))
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say something' })
    await user.type(field(), 'Look ')
    rerender(table(at({ code: 'hush', rule: 'LA-2.1', text: 'Nobody may talk now.' })))
    expect(screen.getByText('Nobody may talk now.', { selector: '[role=status]' })).toBeTruthy()
    expect(document.activeElement).toBe(field())
    await user.type(field(), 'out{Enter}')
    expect([field().value, field().getAttribute('aria-disabled')]).toEqual(['Look ', 'true'])
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(send).not.toHaveBeenCalled()
    // Whoever looks up the rule finds the words again.
    await user.click(screen.getByRole('button', { name: 'Read rule LA-2.1' }))
    await user.click(screen.getByRole('tab', { name: 'Chat' }))
    rerender(table(at()))
    await user.type(field(), 'out{Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'chat', text: 'Look out' })
  })
})

describe('the end', () => {
  it('prints points as the board does, and a sum only once', () => {
    const rowOf = (name: RegExp) => screen.getAllByRole('listitem').find((row) => name.test(row.textContent ?? ''))
    show({ outcome: OUTCOME, printPoints: (points) => `${points} lamps` })
    expect(rowOf(/^1stBen/)?.textContent).toMatch(/9 lampsLanterns lit/)
    expect(rowOf(/^1stBen/)?.textContent?.match(/9 lamps/g)).toHaveLength(1)
    cleanup()
    show({ outcome: { ...OUTCOME, points: [4, 10, 1] } })
    expect(rowOf(/^1stBen/)?.textContent).toMatch(/10Lanterns lit.*9$/)
  })

  it('shows places and where the points come from, and lets one look at the board', async () => {
    const user = userEvent.setup()
    show({ outcome: OUTCOME, replayPath: '/r/ABCDE' }, { ending: <p>Fireworks</p> })
    const result = within(screen.getByRole('dialog', { name: 'Result' }))
    const id = screen.getByRole('dialog', { name: 'Result' }).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toMatch(/^Ben comes first\. Ben has lit the most lanterns\./)
    const rows = result.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toContain('1stBen')
    expect(rows.some((row) => row?.includes('Lanterns lit'))).toBe(true)
    expect(result.getByText('Fireworks')).toBeTruthy()
    // Beside the buttons, which never scroll out of sight.
    expect(result.getByText('You came 2nd of 3').parentElement).toBe(
      result.getByRole('button', { name: 'Rematch' }).parentElement,
    )
    await user.click(result.getByRole('button', { name: 'Look at the board' }))
    expect(screen.queryByRole('dialog', { name: 'Result' })).toBeNull()
    await user.click(bar().getByRole('button', { name: 'Result' }))
    expect(screen.getByRole('dialog', { name: 'Result' })).toBeTruthy()
  })
})

it('says that the line is lost, and nothing of it in solo play', () => {
  const { rerender } = show({ connection: 'lost' })
  expect(screen.getByRole('alert').textContent).toContain('Connection lost')
  rerender(table({ connection: 'lost', mode: 'solo' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('holds the bench in its place while a film plays, but lets nobody use it', () => {
  const workbench = { name: 'Workshop', body: <button type="button">Build</button> }
  const { rerender } = show({}, { workbench })
  rerender(table({ scene: sceneOf([], true) }, { workbench: null }))
  expect(screen.getByText('Build').closest('[inert]')).not.toBeNull()
  rerender(table({}, { workbench: null }))
  expect(screen.queryByText('Build')).toBeNull()
})
