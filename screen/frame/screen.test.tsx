import type { StandingOrder } from '@starboard/kernel'
import type { Given } from '@starboard/wire/client'
import { MatchClock } from '@starboard/wire/match-clock'
import type { TableInfo } from '@starboard/wire/protocol'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyBoardModule, BoardProps } from '../contract/board.ts'
import type { GameEvent, MatchSource, MatchSourceListener, MatchSourceState } from '../contract/match-source.ts'
import { Toaster } from '../pieces/toast.tsx'
import { changeSettings } from '../settings/settings.ts'
import { useAroundBoard } from './context.ts'
import { openFor, picture, wordsOnly } from './frame.fixture.tsx'
import { TableScreen } from './screen.tsx'

const COVER = { Lettering: null, loadRulebook: async () => null }

const LEGAL = { kind: 'light' }

const ORDER: StandingOrder = { decision: 'main', prefer: [LEGAL], until: 'the end' }

function Board({ view, legal, open, act: send, isSending, refusal, beat, orders, giveOrders }: BoardProps<never>) {
  const { story, replayPath, announced } = useAroundBoard()
  if ((view as { isBroken?: boolean }).isBroken === true) throw new Error('This view cannot be drawn.')
  return (
    <>
      <button type="button" onClick={() => send(LEGAL as never)}>
        Light
      </button>
      <button type="button" onClick={() => giveOrders([ORDER])}>
        Order
      </button>
      <output>
        {JSON.stringify({
          view,
          legal: legal.length,
          open: open.length,
          beat: (beat?.event as GameEvent | undefined)?.kind ?? null,
          isSending,
          refusal: refusal?.code ?? null,
          story: story.map(({ event }) => event.kind),
          replayPath,
          orders,
          captions: announced.captions.map(({ text }) => text),
          log: announced.log.map(({ text }) => text),
        })}
      </output>
    </>
  )
}

const MODULE = {
  game: {
    ...wordsOnly,
    picture: { step: (view: object) => ({ ...view, isStepped: true }), exact: (view: object) => view },
  },
  Board,
  staging: {
    slow: { beats: 1 },
    called: ({ text, at }: { text: string; at: number }) => ({ beats: 1, announcement: { text, at, tone: 'calm' } }),
  },
  mark: () => null,
} as unknown as AnyBoardModule

const SEAT = { kind: 'person', bot: null, ready: true, isHere: true, isHeld: false } as const
const TABLE = {
  code: 'KFQ7M',
  seats: [
    { ...SEAT, seat: 0, name: 'Ada' },
    { ...SEAT, seat: 1, name: 'Ben' },
  ],
  time: { kind: 'off' },
  you: { seat: 0, isHost: true },
} as unknown as TableInfo

/** A source in the hand. */
function fakeSource() {
  const listeners = new Set<MatchSourceListener>()
  let state: MatchSourceState = {
    connection: 'open',
    table: TABLE,
    shown: picture({ view: { at: 4 }, open: [openFor(0)], legal: [LEGAL] }),
    at: 4,
    clock: null,
    chat: [],
    gone: null,
  }
  const answers: ((given: Given) => void)[] = []
  const acted = vi.fn()
  const source: MatchSource = {
    kind: 'live',
    get state() {
      return state
    },
    matchClock: new MatchClock(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: vi.fn(async () => ({ ok: true }) as Given),
    act(action) {
      acted(action)
      return new Promise((resolve) => answers.push(resolve))
    },
    story: vi.fn(async () => ({ at: 4, events: [{ kind: 'first' }, { kind: 'second' }] })),
    close: () => undefined,
  }
  const tell = (change: Partial<MatchSourceState>, events: readonly GameEvent[] = []) =>
    act(() => {
      state = { ...state, ...change }
      for (const listener of listeners) listener(state, events)
    })
  const answer = (given: Given) => act(async () => answers.shift()?.(given))
  return { source, tell, answer, acted }
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '{}')

describe('the table screen', () => {
  let table: ReturnType<typeof fakeSource>

  beforeEach(async () => {
    changeSettings({ motion: 'full', speed: 1, sound: false })
    table = fakeSource()
    await act(async () => render(<TableScreen source={table.source} module={MODULE} cover={COVER} />))
  })
  afterEach(cleanup)

  it('hands the look to the board, with the story so far', () => {
    expect(shown()).toMatchObject({ view: { at: 4 }, legal: 1, open: 1, story: ['first', 'second'] })
    expect(shown().replayPath).toBe('/r/KFQ7M')
  })

  it('plays a film from the old picture and tells it once, then shows the true one', async () => {
    table.tell({ at: 5, shown: picture({ view: { at: 5 }, legal: [LEGAL] }) }, [{ kind: 'slow' }])
    expect(shown()).toMatchObject({ view: { at: 4 }, legal: 0, open: 0, beat: 'slow', story: ['first', 'second'] })
    await waitFor(() => expect(shown()).toMatchObject({ view: { at: 5 }, legal: 1, beat: null }))
    expect(shown().story).toEqual(['first', 'second', 'slow'])
  })

  it('announces at once what films still have before them, and catches up on the story in silence', async () => {
    const called = (text: string, at: number) => ({ kind: 'called', text, at }) as GameEvent
    vi.mocked(table.source.story).mockResolvedValueOnce({ at: 9, events: [called('Long ago', 1000)] })
    await act(async () => table.tell({ at: 9, shown: picture({ view: { at: 9 } }) }))
    act(() => table.source.matchClock.tell({ now: 60_000, rate: 1, wall: 0 }, performance.now()))
    expect(shown()).toMatchObject({ captions: ['Long ago'], log: ['Long ago'] })
    table.tell({ at: 10, shown: picture({ view: { at: 10 } }) }, [{ kind: 'slow' }, called('Now', 59_800)])
    expect(shown()).toMatchObject({ beat: 'slow', captions: ['Now'], log: ['Long ago', 'Now'] })
  })

  it('shows no film to a hidden page', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    table.tell({ at: 5, shown: picture({ view: { at: 5 } }) }, [{ kind: 'slow' }])
    expect(shown()).toMatchObject({ view: { at: 5 }, beat: null })
    vi.restoreAllMocks()
  })

  it('sends a move once, however often it is pressed before the answer', async () => {
    const user = userEvent.setup()
    await user.dblClick(screen.getByRole('button', { name: 'Light' }))
    expect(table.acted.mock.calls).toEqual([[LEGAL]])
    expect(shown().isSending).toBe(true)
    await table.answer({ ok: true })
    expect(shown()).toMatchObject({ isSending: false, refusal: null })
  })

  it('sends everything that is pressed in real time, also while a film runs, one after the other', async () => {
    const user = userEvent.setup()
    const freely = picture({ open: [{ ...openFor(0), mode: 'free', id: 'd1' }], legal: [LEGAL] })
    table.tell({ at: 5, shown: freely }, [{ kind: 'slow' }])
    expect(shown()).toMatchObject({ legal: 1, open: 1, beat: 'slow' })
    await user.dblClick(screen.getByRole('button', { name: 'Light' }))
    expect(table.acted.mock.calls).toEqual([[LEGAL]])
    await table.answer({ ok: true })
    expect(table.acted.mock.calls).toEqual([[LEGAL], [LEGAL]])
    expect(shown().isSending).toBe(true)
    await table.answer({ ok: true })
    expect(shown().isSending).toBe(false)
  })

  it('keeps a refusal until the next move is tried', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Light' }))
    await table.answer({ ok: false, refused: { code: 'twice', rule: 'LA-2.1', text: '' } })
    expect(shown().refusal).toBe('twice')
    await user.click(screen.getByRole('button', { name: 'Light' }))
    expect(shown().refusal).toBe(null)
  })

  it('reads the story again when the picture jumped without events', async () => {
    vi.mocked(table.source.story).mockResolvedValueOnce({ at: 9, events: [{ kind: 'whole' }] })
    await act(async () => table.tell({ at: 9, shown: picture({ view: { at: 9 } }) }))
    expect(shown()).toMatchObject({ view: { at: 9 }, story: ['whole'] })
  })

  it('begins anew with another match', async () => {
    vi.mocked(table.source.story).mockResolvedValue({ at: 0, events: [] })
    table.tell({ at: 5, shown: picture({ view: { at: 5 } }) }, [{ kind: 'quick' }])
    expect(shown().story).toContain('quick')
    await act(async () => table.tell({ at: 0, shown: picture({ view: { at: 0 } }) }))
    expect(shown()).toMatchObject({ view: { at: 0 }, story: [] })
  })

  it('gives orders to the table, and shows those that the table has', async () => {
    const user = userEvent.setup()
    expect(shown().orders).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Order' }))
    expect(table.source.send).toHaveBeenCalledWith({ kind: 'order', orders: [ORDER] })
    expect(shown().orders).toEqual([])
    table.tell({ table: { ...TABLE, you: { ...TABLE.you, orders: [ORDER] } } })
    expect(shown().orders).toEqual([ORDER])
  })

  it('says why orders were refused', async () => {
    const user = userEvent.setup()
    const refused = { code: 'malformed', rule: 'kernel', text: 'Too many orders.' }
    vi.mocked(table.source.send).mockResolvedValueOnce({ ok: false, refused })
    render(<Toaster />)
    await user.click(screen.getByRole('button', { name: 'Order' }))
    expect(await screen.findByText('Too many orders.')).toBeTruthy()
  })

  it('says in the tab that it is my turn', () => {
    expect(document.title).toBe('● Your turn – Lanterns')
    table.tell({ at: 5, shown: picture({ view: { at: 5 } }) })
    expect(document.title).toBe('Lanterns – Starboard')
  })

  it('says so in the tab only when it is: after the film, not in real time, not when all is over', async () => {
    table.tell({ at: 5, shown: picture({ view: { at: 5 }, open: [openFor(0)] }) }, [{ kind: 'slow' }])
    expect(document.title).toBe('Lanterns – Starboard')
    await waitFor(() => expect(document.title).toBe('● Your turn – Lanterns'), { timeout: 5000 })
    table.tell({ at: 6, shown: picture({ open: [{ ...openFor(0), mode: 'free' }] }) })
    expect(document.title).toBe('Lanterns – Starboard')
    table.tell({ at: 7, shown: picture({ open: [openFor(0)], outcome: {} as never }) })
    expect(document.title).toBe('Lanterns – Starboard')
    table.tell({ at: 8, shown: picture({ open: [openFor(0)] }) })
    expect(document.title).toBe('● Your turn – Lanterns')
    table.tell({ table: { ...TABLE, you: { seat: null, isHost: false } } as TableInfo })
    expect(document.title).toBe('Lanterns – Starboard')
  })

  it('says so when the board cannot be drawn', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    table.tell({ at: 5, shown: picture({ view: { isBroken: true } }) })
    expect(screen.getByRole('heading', { name: 'The board stumbled.' })).toBeTruthy()
    quiet.mockRestore()
  })
})
