import { bug, type Ctx, type Refusal, refuse, type Seat, type Setup, seatOf, seatsOf } from '@starboard/kernel'
import type { CardId } from './cards/catalogue.ts'
import { allCards } from './decks.ts'
import { rollDice, sumOf } from './dice.ts'
import { drawCards } from './draw.ts'
import type { Event } from './events.ts'
import type { BackyardRocketeers, Pile, Player, State } from './state.ts'
import { flow } from './steps.ts'
import { PART_KINDS } from './vocabulary.ts'

const START_HAND = 5
const PAD: CardId = 'launch-pad@1'

/** BR-1.3: there must be something to build, and a pad for everybody if they are issued. */
export function checkSetup({ seats, options }: Setup<BackyardRocketeers>): Refusal | null {
  const [first = []] = allCards(seats, options)
  const pads = first.filter((card) => card === PAD).length
  if (options.launchPads === 'issued' && pads < seats)
    return refuse('too-few-pads', 'BR-1.3', `${seats} players need ${seats} Launch Pads; the deck has ${pads}.`)
  return null
}

/** BR-1.2–1.9 */
export function setup({ rules, seats, options }: Setup<BackyardRocketeers>, ctx: Ctx<Event>): State {
  const state = newState({ rules, seats, options })
  if (options.launchPads === 'issued') issuePads(state, ctx)
  for (const player of state.players) drawCards(state, player, { level: 1, count: START_HAND }, ctx)
  const first = rollForFirst(seatsOf(seats), ctx)
  const begun: State = { ...state, first, active: first, agenda: { asked: 0, steps: [{ kind: 'turn', seat: first }] } }
  ctx.emit({ kind: 'firstChosen', seat: first })
  ctx.emit({ kind: 'roundBegan', round: 1 })
  flow.settle(begun, ctx)
  return begun
}

function newState({ rules, seats, options }: Pick<Setup<BackyardRocketeers>, 'rules' | 'seats' | 'options'>): State {
  return {
    rules,
    options,
    agenda: { asked: 0, steps: [] },
    round: 1,
    first: seatOf(0),
    active: seatOf(0),
    turnBy: null,
    placed: false,
    placedOpenly: false,
    powered: false,
    hadGenerator: false,
    piles: allCards(seats, options).map((cards): Pile => ({ draw: cards.slice(), discard: [] })),
    removed: [],
    players: seatsOf(seats).map(newPlayer),
    milestones: [],
    counts: {
      turns: 0,
      sabotage: 0,
      reflected: 0,
      checksFailed: 0,
      launches: 0,
      scrubs: 0,
      explosions: 0,
      landings: 0,
      crashes: 0,
    },
    ended: null,
  }
}

/** BR-1.3: one each, the others leave the game. */
function issuePads(s: State, ctx: Ctx<Event>): void {
  const pile = s.piles[0] ?? bug('There is no Level 1 deck.')
  const pads = pile.draw.filter((card) => card === PAD)
  pile.draw = pile.draw.filter((card) => card !== PAD)
  for (const player of s.players) {
    player.hand.push(pads.pop() ?? bug('There are too few Launch Pads.'))
    ctx.emit({ kind: 'padIssued', seat: player.seat, card: PAD })
  }
  s.removed.push(...pads)
}

/** BR-1.6: the tied roll again until one is highest. */
function rollForFirst(among: readonly Seat[], ctx: Ctx<Event>): Seat {
  const rolls = among.map((seat) => {
    const dice = rollDice(ctx.random, 2)
    ctx.emit({ kind: 'firstRolled', seat, dice })
    return { seat, sum: sumOf(dice) }
  })
  const best = Math.max(...rolls.map(({ sum }) => sum))
  const tied = rolls.filter(({ sum }) => sum === best).map(({ seat }) => seat)
  const [first] = tied
  return tied.length === 1 && first !== undefined ? first : rollForFirst(tied, ctx)
}

const newPlayer = (seat: Seat): Player => ({
  seat,
  level: 1,
  turns: 0,
  hand: [],
  pad: null,
  rocket: PART_KINDS.map(() => null),
  faceDown: [],
  enhancements: [],
  generators: [],
  rovers: [],
  communications: [],
  groundFuel: 0,
  slingshots: 0,
  slingshotKm: 0,
  spaceFuel: 0,
  distance: 0,
  spaceTurns: 0,
  original: 0,
  damage: 0,
  hits: [],
  power: 0,
  km: 0,
  jams: 0,
  boost: 0,
  heldUntil: 0,
  delayedUntil: 0,
  dustUntil: 0,
  spies: [],
  wrecked: false,
  holding: false,
  out: 0,
})
