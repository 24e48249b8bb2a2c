import {
  type Bot,
  type Ctx,
  fastChance,
  isRefusal,
  lookAt,
  readSetup,
  type Seat,
  seatOf,
  seatsOf,
} from '@starboard/kernel'
import type { Action } from '../rules/actions.ts'
import type { CardId } from '../rules/cards.ts'
import { type Catalogue, catalogueOf, effectOf } from '../rules/catalogue.ts'
import type { Event } from '../rules/events.ts'
import { spaceGoats } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { rowOf } from '../rules/rows.ts'
import type { Attack, Player, Ship, SpaceGoats, State, Step } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** A ship in a few letters: `suit` or `bare`, and behind it the assigned shield with what is left of it: `bare SH04 1`. */
export type Sketch = string

export interface GivenPlayer {
  readonly hand?: readonly CardId[]
  readonly draw?: readonly CardId[]
  readonly discard?: readonly CardId[]
  readonly bank?: readonly CardId[]
  readonly shown?: readonly CardId[]
  readonly sifted?: number
  readonly fleet?: readonly Sketch[]
  readonly lastStand?: boolean
  readonly skipsNext?: boolean
}

/** Only what matters to a test: everybody else has a fleet in suits, no cards, and nothing is for sale. */
export interface Given {
  readonly options?: Partial<Options>
  /** Seat 1 is asked unless a step says otherwise. */
  readonly players: readonly GivenPlayer[]
  readonly market?: readonly (CardId | null)[]
  readonly top?: readonly CardId[]
  readonly round?: number
  readonly destroyed?: number
  readonly step?: Step
}

const SUITED: readonly Sketch[] = ['suit', 'suit', 'suit']

export function position({
  options = {},
  players,
  market = [],
  top = [],
  round = 5,
  destroyed = 0,
  step,
}: Given): State {
  const seats = players.length
  const setup = readSetup(spaceGoats, { seats, options: { startSeat: 1, ...options }, bots: seatsOf(seats) })
  if (isRefusal(setup)) throw new Error(setup.text)
  const state = spaceGoats.setup(setup, silent())
  const catalogue = catalogueOf(state.options)
  Object.assign(state, { round, destroyed, active: seatOf(0), market: slots(market), blows: 1 })
  state.pile = { top: top.map((card) => ({ card, seenBy: [seatOf(0)] })), loose: state.pile.loose }
  state.agenda = { asked: 7, steps: [step ?? { kind: 'action', id: 7 }] }
  for (const player of state.players) arrange(player, players[player.seat] ?? {}, catalogue)
  return state
}

const slots = (market: readonly (CardId | null)[]): (CardId | null)[] =>
  Array.from({ length: 4 }, (_, slot) => market[slot] ?? null)

function arrange(player: Player, given: GivenPlayer, catalogue: Catalogue): void {
  const { hand = [], draw = [], discard = [], bank = [], shown = [], fleet = SUITED, ...flags } = given
  Object.assign(player, {
    hand: [...hand],
    draw: rowOf(catalogue, draw),
    discard: [...discard],
    bank: [...bank],
    shown: [...shown],
    sifted: 0,
    owned: rowOf(catalogue, [...hand, ...draw, ...discard, ...bank]),
    fleet: fleet.map((sketch, place) => shipFrom(catalogue, sketch, player.seat * 10 + place)),
    ...flags,
  })
}

function shipFrom(catalogue: Catalogue, sketch: Sketch, id: number): Ship {
  const [side, card, left] = sketch.split(' ')
  if (card === undefined) return { id, suited: side === 'suit', shield: null }
  const effect = effectOf(catalogue, card)
  const strength = left === undefined ? (effect.kind === 'shield' ? effect.strength : 0) : Number(left)
  return { id, suited: side === 'suit', shield: { card, strength } }
}

const silent = (): Ctx<Event> => ({
  now: 0,
  random: fastChance('position'),
  pace: { pauseMs: 0, fixedWindows: false },
  byTimeout: false,
  hasListeners: false,
  emit() {},
  reveal() {},
})

/** A hit on seat 1 that waits for an answer. */
export const hitOnMe = (attack: Partial<Attack> = {}): Step => ({
  kind: 'defend',
  id: 7,
  attack: { by: seatOf(1), card: 'RK01', does: 'normal', seeks: false, number: 1, of: 1, ...attack },
  targets: [seatOf(0)],
  since: 0,
  window: { asked: [seatOf(0)], answers: {}, notBefore: 0, by: null },
})

export const wreckageOnBoth: Step = {
  kind: 'wreckage',
  id: 7,
  window: { asked: [seatOf(0), seatOf(1)], answers: {}, notBefore: 0, by: null },
}

export const seenBy = (state: State, seat: Seat = seatOf(0)): View => spaceGoats.view(state, seat)

/** What the bot does in seat 1. Whatever it answers is legal for a bot, and the same with the same luck. */
export function answerOf(bot: Bot<SpaceGoats>, state: State, luck = 'answer'): Action {
  const seat = seatOf(0)
  const play = () =>
    bot.play(lookAt(spaceGoats, state, seat, { at: 0, now: 0 }), seat, { ms: 0, random: fastChance(luck) })
  const action = play()
  if (action === 'wait') throw new Error('The bot waits.')
  if (JSON.stringify(play()) !== JSON.stringify(action)) throw new Error('The bot changes its mind.')
  const why = spaceGoats.check(state, seat, action, 'bot')
  if (why !== null) throw new Error(`${JSON.stringify(action)}: ${why.text}`)
  return action
}
