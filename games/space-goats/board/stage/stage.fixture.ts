import { type Seat, seatOf } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { form } from '../../rules/options.ts'
import type { DefendStep, Ship, WreckageStep } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import type { StageProps } from './props.ts'

export const ship = (id: number, change: Partial<Omit<Ship, 'id'>> = {}): Ship => ({
  id,
  suited: false,
  shield: null,
  ...change,
})

/** A ship with its suit on, and one with a shield before its nose. */
export const suited = (id: number): Ship => ship(id, { suited: true })
export const shielded = (id: number, card: string, strength: number): Ship => ship(id, { shield: { card, strength } })

/** A player as the others see one; tests say what differs. */
export const player = (seat: number, change: Partial<SeenPlayer> = {}): SeenPlayer => ({
  seat: seatOf(seat),
  owned: [],
  discard: [],
  bank: [],
  shown: [],
  sifted: 0,
  fleet: [suited(seat * 3), ship(seat * 3 + 1), ship(seat * 3 + 2)],
  lastStand: false,
  skipsNext: false,
  extraDue: false,
  out: 0,
  resigned: false,
  handSize: 4,
  drawSize: 5,
  ...change,
})

export const viewOf = (players: readonly SeenPlayer[], change: Partial<View> = {}): View => ({
  rules: 1,
  options: form.defaults,
  agenda: { asked: 1, steps: [{ kind: 'action' }] },
  round: 3,
  start: seatOf(0),
  active: seatOf(0),
  turnBy: null,
  pile: { size: 13, top: [] },
  market: ['RK05', 'SH05', 'SP03', 'SH02'],
  trash: ['ST04'],
  destroyed: 0,
  players,
  shipsMade: 16,
  blows: 0,
  blow: 0,
  counts: { turns: 0, buys: 0, rockets: 0, shields: 0, specials: 0, passes: 0, blocks: 0 },
  ended: null,
  ...change,
})

/** Seat 1 fires a Salvo Rocket, first hit, and these answer. */
export const underFire = (...asked: readonly number[]): DefendStep => ({
  kind: 'defend',
  attack: { by: seatOf(1), card: 'RK06', does: 'normal', seeks: false, number: 1, of: 2 },
  targets: asked.map(seatOf),
  since: 0,
  window: { asked: asked.map(seatOf), answers: {}, notBefore: 0, by: null },
})

export const wreckage = (...asked: readonly number[]): WreckageStep => ({
  kind: 'wreckage',
  window: { asked: asked.map(seatOf), answers: {}, notBefore: 0, by: null },
})

const NAMES = ['Ines', 'Bram', 'Odile', 'Kiddo', 'Zoë', 'Tomasz', 'Rosa', 'Kepler'] as const

export const facesOf = (count: number, me: Seat | null = seatOf(0)): readonly SeatFace[] =>
  NAMES.slice(0, count).map((name, seat) => ({
    seat: seatOf(seat),
    name,
    isMe: seat === me,
    isBot: seat === 3,
    isHere: true,
    isHeld: false,
  }))

const nothing = (): void => undefined

/** The page as seat 0 sees it, with nothing on offer. */
export const stageOf = (view: View, change: Partial<StageProps> = {}): StageProps => ({
  view,
  front: seatOf(0),
  me: seatOf(0),
  seats: facesOf(view.players.length),
  beat: null,
  ships: new Map(),
  targets: new Map(),
  slots: [null, null, null, null],
  headline: null,
  onShip: nothing,
  onTarget: nothing,
  onSlot: nothing,
  onOpen: nothing,
  ...change,
})
