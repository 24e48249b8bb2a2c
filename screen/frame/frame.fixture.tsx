import {
  type AnyGame,
  does,
  type OpenDecision,
  type Outcome,
  type Shown as Picture,
  say,
  seatOf,
} from '@starboard/kernel'
import { MatchClock } from '@starboard/wire/match-clock'
import type { SeatFace } from '../contract/board.ts'
import { SILENCE } from './announcements/announcer.ts'
import type { AroundBoard } from './context.ts'
import type { FrameSlots } from './layout/slots.ts'

/** A game of which only the words are needed here. */
export const wordsOnly = {
  meta: { id: 'lanterns', name: 'Lanterns', about: '', rules: 1, seats: [2, 4], minutes: [1, 2], kind: 'competitive' },
  words: {
    prompt: () => 'Light a lantern or pass.',
    action: () => '',
    event: (event: { kind: string; seat?: number }) =>
      event.kind === 'hush' ? null : say`${does(seatOf(event.seat ?? 0), 'does')} ${event.kind}.`,
  },
} as unknown as AnyGame

export const faceOf = (seat: number, name: string, rest: Partial<SeatFace> = {}): SeatFace => ({
  seat: seatOf(seat),
  name,
  isMe: false,
  isBot: false,
  isHere: true,
  isHeld: false,
  ...rest,
})

export const FACES = [faceOf(0, 'Ada', { isMe: true }), faceOf(1, 'Ben'), faceOf(2, 'Kepler', { isBot: true })]

export const openFor = (seat: number): OpenDecision => ({ seat: seatOf(seat), kind: 'main', mode: 'single' })

export const picture = (change: Partial<Picture> = {}): Picture => ({
  view: {},
  open: [],
  legal: [],
  refused: [],
  outcome: null,
  mayUndo: false,
  ...change,
})

export const OUTCOME: Outcome = {
  places: [2, 1, 3],
  points: [4, 9, 1],
  result: 'won',
  ending: 'lit',
  text: 'Ben has lit the most lanterns.',
  rule: 'LA-9.1',
  turns: 5,
  lines: [{ seat: seatOf(1), rule: 'LA-9.2', text: 'Lanterns lit', points: 9 }],
  statistics: {},
}

/** A clock that has just been told, and does not run on in the next minute. */
export function clockAt(now: number, rate = 1): MatchClock {
  const clock = new MatchClock()
  clock.tell({ now, rate, wall: 0 }, performance.now() + 60_000)
  return clock
}

export function aroundBoard(change: Partial<AroundBoard> = {}): AroundBoard {
  return {
    game: wordsOnly,
    mark: () => null,
    mode: 'live',
    table: null,
    tableAt: 0,
    connection: 'open',
    faces: FACES,
    story: [],
    chat: [],
    matchClock: new MatchClock(),
    announced: SILENCE,
    scene: {
      shown: picture(),
      beat: null,
      caption: null,
      isPlaying: false,
      isPaused: false,
      hasChapters: false,
      ahead: [],
      told: [],
    },
    Lettering: null,
    rulebook: {
      html: '<p id="LA-2.1" class="rule">Only one lantern a turn.</p>',
      rules: { 'LA-2.1': 'Only one lantern a turn.' },
    },
    outcome: null,
    refusal: null,
    isSending: false,
    send: async () => ({ ok: true }),
    skip: () => undefined,
    film: null,
    showRule: () => undefined,
    showLog: () => undefined,
    showKeys: () => undefined,
    replayPath: null,
    exported: null,
    replay: null,
    ...change,
  }
}

export const slots = (change: Partial<FrameSlots> = {}): FrameSlots => ({
  moment: 'Round 3',
  phases: [
    { name: 'Draw', isNow: false },
    { name: 'Light', isNow: true },
  ],
  seat: () => ({ score: '7', body: 'body', chip: 'chip' }),
  prompt: { text: null },
  stage: <p>The stage</p>,
  tray: <p>The tray</p>,
  workbench: null,
  ...change,
})
