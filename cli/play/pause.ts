import type { PauseInfo, TableInfo } from '@starboard/wire/protocol'
import type { Model } from './model.ts'
import { type Line, line } from './text.ts'
import { countdown } from './time-limit.ts'

/** Boards and hands are hidden while the clock stands. */
export const isVeiled = ({ client: { table } }: Model): boolean =>
  table?.isPaused === true && table.pause?.isBlind === true

/** In the place of all that is hidden. */
export const COVERED: readonly Line[] = [
  line('The board is covered.', 'title'),
  line('Nobody sees board or hands while the clock stands. You can still talk.'),
]

/** Why the clock stands, and how it goes on. */
export function pausedText({ pause }: TableInfo): string {
  if (pause === undefined) return 'The match is paused; p goes on.'
  return pause.isEnding ? 'The match goes on in a moment.' : WHY[pause.by]
}

const WHY: { readonly [K in PauseInfo['by']]: string } = {
  vote: 'The match is paused: those who play agreed to it; p goes on.',
  absence: 'The match is paused: nobody who plays is there. It goes on when somebody is, or p goes on.',
}

/** The pause in a corner of the screen, with what is left of it. */
export function pauseLeftText({ client: { table }, pauseEnds }: Model, now: number): string {
  if (pauseEnds === null) return 'paused'
  const left = Math.max(0, pauseEnds - now)
  return table?.pause?.isEnding === true ? `goes on in ${Math.ceil(left / 1000)}` : `paused, ${countdown(left)} at most`
}

/** What there is to tell of pauses between two states of a table. */
export function pauseNews(before: TableInfo, after: TableInfo): readonly string[] {
  if (before.isPaused !== after.isPaused) return [after.isPaused ? beginText(after) : 'The match goes on.']
  if (after.pause?.isEnding === true && before.pause?.isEnding !== true)
    return [`The match goes on in ${Math.ceil((after.pause.endsInMs ?? 0) / 1000)} s.`]
  const voters = after.pauseVotes.filter((seat) => !before.pauseVotes.includes(seat))
  return voters.map((seat) => `${after.seats[seat]?.name ?? ''} would like a pause.`)
}

const beginText = ({ pause }: TableInfo): string =>
  pause?.by === 'absence' ? 'The match is paused: nobody who plays is there.' : 'The match is paused.'
