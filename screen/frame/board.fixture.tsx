import type { GameTypes, Refused, StandingOrder, Viewer } from '@starboard/kernel'
import { COMMANDS } from '@starboard/wire/protocol'
import { cleanup, type RenderResult, render, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import type { AnyBoardModule, Beat, BoardModule } from '../contract/board.ts'
import { AroundBoardContext } from './context.ts'
import type { Scene } from './film/film-player.ts'
import { aroundBoard, faceOf } from './frame.fixture.tsx'
import type { Moment, Shot } from './recorded.fixture.ts'

/** For a whole file of drawings: dialogs open, nothing is left over, and React has nothing to complain of. */
export function drawTidily(): void {
  // React complains there, of keys given twice for example.
  const complaints = vi.spyOn(console, 'error')
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true
    }
  })
  afterEach(() => {
    cleanup()
    expect(complaints).not.toHaveBeenCalled()
  })
}

export interface Drawn<T extends GameTypes> {
  /** By seat. The third of them is a bot. */
  readonly names: readonly string[]
  readonly act?: (action: T['Action']) => void
  readonly story?: readonly T['Event'][]
  readonly beat?: T['Event']
  readonly isSending?: boolean
  readonly refusal?: Refused
  /** Over somebody's shoulder: nobody is "you". */
  readonly isReplay?: boolean
  readonly orders?: readonly StandingOrder[]
  readonly giveOrders?: (orders: readonly StandingOrder[]) => void
  readonly isSlow?: boolean
}

const BOT_SEAT = 2
const nothing = () => undefined

/** A board as one viewer has it before them. */
export function boardOf<T extends GameTypes>(
  board: BoardModule<T>,
  shot: Shot<T>,
  viewer: Viewer,
  drawn: Drawn<T>,
): ReactElement {
  const { Board, game, mark, chapters } = board as unknown as AnyBoardModule
  const { names, isReplay = false, isSending = false, refusal = null } = drawn
  const me = typeof viewer === 'number' && !isReplay ? viewer : null
  const faces = names.map((name, seat) => faceOf(seat, name, { isMe: seat === me, isBot: seat === BOT_SEAT }))
  const beat: Beat<GameTypes> | null = drawn.beat === undefined ? null : { id: 7, event: drawn.beat, ms: 280 }
  const frame = { ...shot, ...(beat !== null && { open: [], legal: [], refused: [] }), mayUndo: false }
  const around = aroundBoard({
    game,
    mark,
    chapters,
    mode: 'solo',
    faces,
    scene: sceneOf(frame, beat),
    Lettering: null,
    rulebook: null,
    outcome: shot.outcome,
    refusal,
    isSending,
    film: { pause: vi.fn(), resume: vi.fn(), nextBeat: vi.fn(), rewind: vi.fn(), skipChapter: vi.fn() },
    replay: isReplay ? { dock: null, side: (opened) => opened, jumps: 0 } : null,
  })
  return (
    <AroundBoardContext value={around}>
      <Board
        {...frame}
        me={me}
        viewer={viewer}
        seats={faces}
        beat={beat}
        story={drawn.story ?? []}
        isSending={isSending}
        refusal={refusal}
        act={(drawn.act ?? nothing) as (action: GameTypes['Action']) => void}
        orders={drawn.orders ?? []}
        giveOrders={drawn.giveOrders ?? nothing}
        isSlow={drawn.isSlow ?? false}
      />
    </AroundBoardContext>
  )
}

/** A board with all that a test does not care about. */
export type BoardFor<T extends GameTypes> = (shot: Shot<T>, viewer: Viewer) => ReactElement

/** One drawing after the other in the same place, as on a real screen: what stays, which takes longest, is drawn once. */
export function redrawing(): (element: ReactElement) => void {
  let drawn: RenderResult | null = null
  return (element) => {
    if (drawn === null) drawn = render(element)
    else drawn.rerender(element)
  }
}

const sceneOf = (shown: Scene['shown'], beat: Scene['beat']): Scene => ({
  shown,
  beat,
  caption: beat?.event ?? null,
  isPlaying: beat !== null,
  isPaused: false,
  hasChapters: beat !== null,
  ahead: [],
  told: [],
})

/** By its label, which is quick: a search by role asks every element of the page for its name. */
export function labelled(label: string) {
  const found = document.querySelector(`[aria-label="${label}"]`)
  return within(found instanceof HTMLElement ? found : missing(label))
}

/** The prompt bar. */
export const bar = () => labelled('What is decided now')

/** What each viewer of one moment can point at, by name. Every name is one that the table takes. */
export function pointedAtIn<T extends GameTypes>(
  moments: readonly Moment<T>[],
  boardFor: BoardFor<T>,
): readonly (readonly string[])[] {
  const show = redrawing()
  const viewers = new Set(moments.map(({ viewer }) => viewer)).size
  const first = Math.floor(moments.length / 2 / viewers) * viewers
  return moments.slice(first, first + viewers).map(({ viewer, after }) => {
    show(boardFor(after, viewer))
    const names = [...document.querySelectorAll('[data-point]')].map((thing) => thing.getAttribute('data-point') ?? '')
    for (const at of names) expect(COMMANDS.point.parse({ kind: 'point', at })).toEqual({ kind: 'point', at })
    return [...new Set(names)].toSorted()
  })
}

export function missing(what: string): never {
  throw new Error(`There is no ${what}.`)
}
