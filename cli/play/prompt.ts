import { printCode } from '@starboard/wire/codes'
import { whatIsMissing } from './lobby.ts'
import { type Model, nameOf, ownQuestion, ownSeat, promptOf } from './model.ts'
import { pausedText, pauseLeftText } from './pause.ts'
import { leftMs, type Running } from './running-clock.ts'
import { type Line, line, together } from './text.ts'
import { countdown } from './time-limit.ts'

/** What is asked of whom. */
export const promptLine = (model: Model): Line => line(promptText(model), ownQuestion(model) === null ? 'dim' : 'asked')

export function promptText(model: Model): string {
  const { table, shown, gone } = model.client
  if (gone !== null) return gone
  if (table === null) return ''
  if (table.status === 'lobby') return lobbyPrompt(model)
  if (table.status === 'playing' && shown === null) return 'The match begins.'
  if (shown === null || shown.outcome !== null)
    return table.rematch === null
      ? 'The match is over.'
      : `The match is over. There is a rematch at table ${printCode(table.rematch)}.`
  if (table.isPaused) return pausedText(table)
  const asked = ownQuestion(model)
  if (asked === null) return waitingText(model)
  return asked.open.answered === true
    ? `${promptOf(model, asked)} Your answer is in; you may change it.`
    : promptOf(model, asked)
}

function lobbyPrompt(model: Model): string {
  const { table } = model.client
  if (table === null) return ''
  if (ownSeat(model) === null && !model.isWatching && !model.autoStarts) return 'Take a seat.'
  return whatIsMissing(table)
}

function waitingText(model: Model): string {
  const open = model.client.shown?.open ?? []
  const names = [...new Set(open.map(({ seat }) => nameOf(model)(seat)))]
  const start = ownSeat(model) === null ? 'You are watching. ' : ''
  return `${start}Waiting for ${names.length === 0 ? 'the clock' : together(names)}.`
}

/** Time that is left: for one's own decision, or else for the first that others have to make. */
export function timeText(model: Model, now: number): string {
  const { client, clock } = model
  if (client.table?.isPaused) return pauseLeftText(model, now)
  const own = ownQuestion(model)?.open
  const deadlines = (own === undefined ? (client.shown?.open ?? []) : [own]).flatMap(({ by }) => by ?? [])
  if (client.shown?.outcome != null || clock === null) return ''
  if (deadlines.length === 0) return runningText(model, clock, now)
  const left = leftMs(clock, Math.min(...deadlines), now)
  return left === null ? '' : `${own === undefined ? '' : 'you have '}${countdown(left)}`
}

/** The next thing that the clock of the game itself runs down to. */
function runningText({ client: { shown }, entry }: Model, clock: Running, now: number): string {
  const moments = shown === null ? [] : (entry.game.words.countdowns?.(shown.view) ?? [])
  const ahead = moments.map(({ text, at }) => ({ text, left: leftMs(clock, at, now) ?? 0 }))
  const [next] = ahead.filter(({ left }) => left > 0).sort((one, other) => one.left - other.left)
  return next === undefined ? '' : `${next.text} ${countdown(next.left)}`
}
