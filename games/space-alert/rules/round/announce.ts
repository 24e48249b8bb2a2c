import { bug, type Ctx, next } from '@starboard/kernel'
import { lengthAt } from '../clock.ts'
import { cardId } from '../deal/card.ts'
import type { Event } from '../events.ts'
import type { AnnouncedThreat } from '../mission.ts'
import { phasesOf } from '../phases.ts'
import type { EventOf, EventType, ScriptEvent } from '../script/script.ts'
import { actingOrder, memberAt, type State, type Step } from '../state.ts'
import type { Phase } from '../vocabulary.ts'
import { outsideOf } from './board.ts'
import { lockForAll, openForAll } from './phases.ts'
import { closeTransfer, openedTransfer } from './transfer.ts'

/** Of the resolution (SA-2.15). */
const SILENCE_MS = 5000

/** SA-2.4: the next event of the script happens. */
export function announceNext(s: State, ctx: Ctx<Event>): ScriptEvent {
  const event = s.script.events[s.told.length] ?? bug('The script is at its end.')
  if (CLOSES_TRANSFER.includes(event.type)) closeTransfer(s, ctx)
  readOut(s, event, ctx)
  carryOut(s, event, ctx)
  return event
}

/** SA-2.19 */
const CLOSES_TRANSFER: readonly EventType[] = ['comms-down', 'phase-end', 'mission-end']

/** Everybody hears it, with the card that it turns up. */
function readOut(s: State, event: ScriptEvent, ctx: Ctx<Event>): void {
  const threat = event.type === 'threat' ? turnUp(s, event) : null
  const place = threat === null ? null : s.threats.push(threat) - 1
  const told = { at: ctx.now, event, ...(event.type === 'threat' && { threat: place }) }
  s.told.push(told)
  ctx.reveal({ kind: 'announced', at: ctx.now, told, threat })
}

/** SA-2.8, SA-2.9, SA-2.17: the top card of its deck, unless the crew is too small or the deck is empty. */
function turnUp(s: State, event: EventOf<'threat'>): AnnouncedThreat | null {
  if (event.minCrew !== undefined && event.minCrew > s.crew.length) return null
  const id = s.threatDecks[`${event.kind}-${event.level}`].shift()
  return id === undefined ? null : { id, turn: event.turn, zone: event.kind === 'external' ? event.zone : null }
}

type Announcements = { readonly [K in EventType]: (s: State, event: EventOf<K>, ctx: Ctx<Event>) => void }

/** One function a kind of event; what only has to be heard does nothing. */
const ANNOUNCEMENTS: Announcements = {
  'phase-start': (s, { phase }, ctx) => openForAll(s, phaseIn(s, phase), ctx),
  'phase-warning': () => {},
  'phase-end': (s, { phase }, ctx) => lockForAll(s, phaseIn(s, phase), ctx),
  threat: () => {},
  'incoming-data': dealOneEach,
  'data-transfer': (s, { seconds }, ctx) => {
    s.transfer = openedTransfer(s, seconds, ctx.now)
  },
  'comms-down': (s, { seconds }, ctx) => {
    const until = s.options.untimed ? null : ctx.now + lengthAt(s.options, seconds)
    s.outage = { since: ctx.now, until, seen: s.crew.map(outsideOf) }
  },
  'comms-restored': restoreComms,
  'mission-end': endRound,
}

function carryOut<K extends EventType>(s: State, event: EventOf<K>, ctx: Ctx<Event>): void {
  ANNOUNCEMENTS[event.type](s, event, ctx)
}

const phaseIn = ({ turns }: State, number: number): Phase =>
  phasesOf(turns).find((phase) => phase === number) ?? bug(`There is no phase ${number}.`)

/** SA-2.10, SA-2.17: in acting order, as long as the deck lasts. */
function dealOneEach(s: State, _event: EventOf<'incoming-data'>, ctx: Ctx<Event>): void {
  for (const seat of actingOrder(s)) {
    const face = s.actionDeck.shift()
    if (face === undefined) return
    const member = memberAt(s, seat)
    const card = { id: cardId(seat, member.dealt++), face }
    member.hand.push(card)
    ctx.reveal({ kind: 'dataReceived', seat, card })
  }
}

/** SA-2.12: now everybody sees what they missed. */
function restoreComms(s: State, _event: EventOf<'comms-restored'>, ctx: Ctx<Event>): void {
  s.outage = null
  ctx.reveal({ kind: 'boardsShown', boards: s.crew.map(outsideOf) })
}

/** SA-2.15 */
function endRound(s: State, _event: EventOf<'mission-end'>, ctx: Ctx<Event>): void {
  ctx.emit({ kind: 'roundEnded', at: ctx.now })
  next<Step>(s, { kind: 'silence', until: ctx.now + SILENCE_MS })
}
