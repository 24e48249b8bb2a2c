import { botsFor } from '@starboard/bots'
import { valueText } from '@starboard/lab'
import { levelName, offeredLevels } from '@starboard/wire/levels'
import type { SeatInfo, TableInfo } from '@starboard/wire/protocol'
import { columns } from '../print.ts'
import type { Choice } from './choices.ts'
import type { Model } from './model.ts'
import { linkTo } from './place.ts'
import { clean, type Line, line, wrapLine } from './text.ts'
import { timeLimitText } from './time-limit.ts'

/** What can be done before the match, the most likely first. */
export function lobbyChoices(model: Model, table: TableInfo): readonly Choice[] {
  const { seat, isHost } = table.you
  const own = seat === null ? undefined : table.seats[seat]
  if (own === undefined)
    return model.isWatching ? startChoice(table) : [...sitChoices(table), ...hostChoices(model, table)]
  const ready: Choice = {
    kind: own.ready ? 'unready' : 'ready',
    key: 'r',
    text: own.ready ? 'Not ready any more' : 'I am ready',
    command: { kind: 'ready', ready: !own.ready },
  }
  return [
    ...(own.ready ? [] : [ready]),
    ...(isHost ? hostChoices(model, table) : []),
    ...sitChoices(table),
    ...seatOptionChoices(model, own),
    ...(own.ready ? [ready] : []),
    { kind: 'stand', key: 'd', text: 'Stand up', command: { kind: 'stand' } },
    ...guestChoices(table),
  ]
}

/** What the game lets each seat choose, one line for each other value. */
const seatOptionChoices = ({ entry }: Model, { options }: SeatInfo): readonly Choice[] =>
  entry.game.seatOptions.form.flatMap(({ name, label, values = [], initial }) =>
    values
      .filter((value) => value !== (options[name] ?? initial))
      .map(
        (value): Choice => ({
          kind: 'choose',
          text: `${label}: ${value}`,
          command: { kind: 'choose', options: { ...options, [name]: value } },
        }),
      ),
  )

const startChoice = ({ you, startRefused }: TableInfo): readonly Choice[] =>
  you.isHost && startRefused === null
    ? [{ kind: 'start', key: 'g', text: 'Start the match', command: { kind: 'start' } }]
    : []

function hostChoices({ entry }: Model, table: TableInfo): readonly Choice[] {
  if (!table.you.isHost) return []
  const levels = offeredLevels(Object.keys(botsFor(entry)))
  const bots = table.seats.filter(isFree).flatMap(({ seat }) =>
    levels.map(
      (level): Choice => ({
        kind: 'bot',
        text: `Put a bot on seat ${seat + 1}: ${levelName(level)}`,
        command: { kind: 'bot', seat, level },
      }),
    ),
  )
  const removals = table.seats.filter(({ kind }) => kind === 'bot').map(removal)
  const guests = table.seats.filter(({ kind, seat }) => kind === 'person' && seat !== table.you.seat).map(kick)
  return [...askingChoices(table), ...startChoice(table), ...withKey('b', bots), ...withKey('x', removals), ...guests]
}

/** Who may only sit down with the host's nod. */
const askingChoices = ({ audience }: TableInfo): readonly Choice[] =>
  (audience?.asking ?? []).flatMap(({ person, name }): readonly Choice[] => [
    { kind: 'admit', text: `Let ${name} sit down`, command: { kind: 'admit', person, welcome: true } },
    { kind: 'admit', text: `Do not let ${name} sit down`, command: { kind: 'admit', person, welcome: false } },
  ])

/** Everybody whom the host may silence, and those whom they may send away. */
const guestChoices = ({ audience }: TableInfo): readonly Choice[] =>
  (audience?.people ?? []).flatMap(({ person, name, seat, isMuted }): readonly Choice[] => [
    {
      kind: 'mute',
      text: isMuted ? `Let ${name} talk again` : `Mute ${name}`,
      command: { kind: 'mute', person, muted: !isMuted },
    },
    ...(seat === undefined
      ? [{ kind: 'remove', text: `Send ${name} away, who watches`, command: { kind: 'remove', person } } as const]
      : []),
  ])

const removal = ({ seat, name }: SeatInfo): Choice => ({
  kind: 'noBot',
  text: `Take ${name} away from seat ${seat + 1}`,
  command: { kind: 'bot', seat, level: null },
})

const kick = ({ seat, name }: SeatInfo): Choice => ({
  kind: 'kick',
  text: `Send ${name} away from seat ${seat + 1}`,
  command: { kind: 'kick', seat },
})

function sitChoices({ seats, you }: TableInfo): readonly Choice[] {
  const verb = you.seat === null ? 'Take' : 'Change to'
  const kind = you.seat === null ? 'sit' : 'move'
  return withKey(
    's',
    seats
      .filter(isFree)
      .map(({ seat }): Choice => ({ kind, text: `${verb} seat ${seat + 1}`, command: { kind: 'sit', seat } })),
  )
}

const isFree = ({ kind }: SeatInfo): boolean => kind === 'empty'

const withKey = (key: string, choices: readonly Choice[]): readonly Choice[] =>
  choices.map((choice, place) => (place === 0 ? { ...choice, key } : choice))

/** Where it is, who sits there, what is played. */
export const lobbyLines = (model: Model, table: TableInfo, width: number): readonly Line[] => [
  line(`Link: ${linkTo(model)}`),
  ...columns(table.seats.map((seat) => seatRow(model, table, seat))).map((text) => line(clean(text))),
  ...wrapLine(line(`Time: ${timeLimitText(table.time)} · Options: ${optionsText(model, table)}`), width, '  '),
]

const seatRow = ({ entry }: Model, { you, host }: TableInfo, info: SeatInfo): readonly string[] => [
  `Seat ${info.seat + 1}`,
  info.kind === 'empty' ? '(free)' : info.name,
  info.kind === 'empty' ? '' : info.ready ? 'ready' : 'not ready',
  [
    info.character ?? '',
    info.kind === 'bot' ? `${levelName(info.bot ?? '')} bot` : '',
    info.seat === you.seat ? 'you' : '',
    info.seat === host ? 'host' : '',
    ...Object.entries(info.options).map(([name, value]) => valueText(entry.game.seatOptions.form, name, value)),
    info.kind === 'person' && !info.isHere ? 'not here' : '',
  ]
    .filter((word) => word !== '')
    .join(', '),
]

/** Only what differs from the rulebook. */
function optionsText({ entry }: Model, { options }: TableInfo): string {
  const { defaults, form } = entry.game.options
  const chosen = Object.entries(typeof options === 'object' && options !== null ? options : {})
  const printed = defaults as Readonly<Record<string, unknown>>
  const changed = chosen.filter(
    ([name, value]) => valueText(form, name, value) !== valueText(form, name, printed[name]),
  )
  return changed.length === 0
    ? 'as in the rulebook'
    : changed.map(([name, value]) => `${name}=${shortText(valueText(form, name, value))}`).join(' ')
}

const MOST_SHOWN = 40

/** A whole course is nothing for one line. */
const shortText = (text: string): string =>
  text.length > MOST_SHOWN || text.includes('\n') ? `(a text of ${text.length} characters)` : text

export function whatIsMissing({ startRefused, you, seats }: TableInfo): string {
  if (startRefused === null)
    return you.isHost ? 'Everything is ready.' : 'Everything is ready; the host starts the match.'
  const free = seats.filter(isFree).map(({ seat }) => seat + 1)
  const late = seats.filter(({ kind, ready }) => kind === 'person' && !ready).map(({ name }) => clean(name))
  if (free.length > 0)
    return `Free: seat ${free.join(', ')}. Send the link to a friend, or let the host put a bot there.`
  return late.length > 0 ? `Not ready yet: ${late.join(', ')}.` : startRefused.text
}
