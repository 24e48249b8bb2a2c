import { does, type GameTypes, type Reading, readText, type Sentence, say, seatOf, type Words } from '@starboard/kernel'
import type { Notice } from '@starboard/wire/admin'
import type { ClientState } from '@starboard/wire/client'
import { printCode } from '@starboard/wire/codes'
import { seatPointedAt } from '@starboard/wire/pointing'
import type { Pointed, SeatInfo, TableInfo } from '@starboard/wire/protocol'
import { talkRefusedAt } from '@starboard/wire/talk'
import { doneNews } from './done-for-you.ts'
import { type Events, IN_LOBBY, type Model, nameOf, readingOf, type StoryLine } from './model.ts'
import { pauseNews } from './pause.ts'
import { clean, type Line, line, refusalText } from './text.ts'

/** What is worth telling between two states of the client, in the order in which it is understood best. */
export function newsLines({ client: before, isStale }: Model, after: Model, events: Events): readonly StoryLine[] {
  return [
    ...connectionLines(before, after.client),
    ...tableLines(before.table, after.client.table).map((one) =>
      before.shown === null ? { ...one, at: IN_LOBBY } : one,
    ),
    ...doneLines({ before: before.table, after: after.client.table, wasAway: isStale }),
    ...eventLines(after.entry.game.words, events, readingOf(after)).map((one) => ({ ...one, at: after.client.at })),
    ...chatLines(before, after.client),
  ]
}

const doneLines = (told: Parameters<typeof doneNews>[0]): readonly Line[] =>
  doneNews(told).map((text) => line(text, 'warning'))

function connectionLines(before: ClientState, after: ClientState): readonly Line[] {
  if (before.connection === after.connection) return []
  if (after.connection === 'lost')
    return before.connection === 'open' ? [line('The connection is lost; trying again …', 'warning')] : []
  return after.connection === 'open' && before.connection === 'lost' ? [line('Connected again.', 'warning')] : []
}

function tableLines(before: TableInfo | null, after: TableInfo | null): readonly Line[] {
  if (before === null || after === null) return []
  const seats = after.seats.flatMap((seat) => seatLine(before.seats[seat.seat], seat, before) ?? [])
  const mine = [...talkLine(before, after), ...sitLine(before, after), ...askingLines(before, after)]
  const lines = [...seats, ...statusLine(before, after), ...pauseNews(before, after), ...mine]
  return lines.map((text) => line(text, 'dim'))
}

/** Somebody came, went, or is played by a bot. */
function seatLine(before: SeatInfo | undefined, after: SeatInfo, { status }: TableInfo): string | null {
  const name = after.name === '' ? (before?.name ?? '') : after.name
  if (before === undefined || status === 'over') return null
  if (before.kind === 'person' && after.kind !== 'person') return `${before.name} gave up seat ${after.seat + 1}.`
  if (before.kind !== 'person' && after.kind === 'person') return `${name} takes seat ${after.seat + 1}.`
  if (after.kind !== 'person') return null
  if (before.isHeld !== after.isHeld)
    return after.isHeld ? `${name} is away; a bot plays until they are back.` : `${name} is back.`
  if (before.isHere !== after.isHere && !before.isHeld) return after.isHere ? `${name} is here.` : `${name} is gone.`
  return before.ready === after.ready || status !== 'lobby'
    ? null
    : `${name} is ${after.ready ? 'ready' : 'not ready'}.`
}

function statusLine(before: TableInfo, after: TableInfo): readonly string[] {
  if (before.rematch === null && after.rematch !== null)
    return [`There is a rematch at table ${printCode(after.rematch)}.`]
  return before.status === 'lobby' && after.status === 'playing' ? ['The match begins.'] : []
}

function talkLine(before: TableInfo, after: TableInfo): readonly string[] {
  const [was, is] = [talkRefusedAt(before), talkRefusedAt(after)]
  if (was?.text === is?.text) return []
  if (is !== undefined) return [refusalText(is)]
  return [before.talkRefused === undefined ? 'You may talk again.' : 'Everybody may talk again.']
}

/** Whether this person may sit down is told when it changes. */
function sitLine(before: TableInfo, after: TableInfo): readonly string[] {
  const [was, is] = [before.you.sitRefused, after.you.sitRefused]
  if (was?.text === is?.text || after.you.seat !== null) return []
  return [is === undefined ? 'You may sit down here now.' : refusalText(is)]
}

/** Whoever waits for the host's nod is told to the host. */
function askingLines(before: TableInfo, after: TableInfo): readonly string[] {
  const known = before.audience?.asking.map(({ person }) => person) ?? []
  const asking = after.audience?.asking.filter(({ person }) => !known.includes(person)) ?? []
  return asking.map(({ name }) => `${name} asks for a seat; somebody from their network was sent away from here.`)
}

/** Seats by the names of those who sit there; what else a board has is told in the board's own words. */
export function pointLine({ name, at }: Pointed, model: Model): Line {
  const seat = seatPointedAt(at)
  return line(`${name} points at ${seat === null ? at : nameOf(model)(seatOf(seat))}.`, 'said')
}

/** From the host of the server, whatever is played. */
export const noticeLine = ({ text, at }: Notice): Line =>
  line(`${new Date(at).toTimeString().slice(0, 5)} ${clean(text)}`, 'warning')

export const eventLines = (words: Words<GameTypes>, events: Events, reading: Reading): readonly Line[] =>
  events.flatMap((event) => {
    const said = words.story?.(event) ?? (event.kind === 'undone' ? undone(event) : words.event(event))
    const sentences = Array.isArray(said) ? said : said === null ? [] : [said]
    return sentences.map((sentence) => line(readText(sentence, reading)))
  })

/** Taking back belongs to the kernel; all else is told in the game's own words. */
const undone = (event: { readonly kind: string }): Sentence =>
  'seat' in event && typeof event.seat === 'number'
    ? say`${does(seatOf(event.seat), 'takes')} back a move.`
    : 'A move is taken back.'

function chatLines(before: ClientState, after: ClientState): readonly Line[] {
  const last = before.chat.at(-1)?.id ?? 0
  return after.chat.filter(({ id }) => id > last).map(({ name, text }) => line(`${name} says: ${text}`, 'said'))
}
