import type { AnyGame } from '@starboard/kernel'

/** Why a running match stands still. Times are those of the host's own clock. */
export interface Pause {
  /** `vote`: people agreed. `absence`: nobody is there to play. */
  readonly by: 'vote' | 'absence'
  readonly since: number
  /** When the match clock runs again; null: when somebody wants it to, or is there again. */
  readonly runsAt: number | null
  /** What is left is the countdown. */
  readonly isEnding: boolean
}

/** Whoever comes back to a game in real time needs a moment to find their place. */
const RETURN_MS = 3000

/** In a game in real time the clock waits no longer than this for the only person to come back. */
export const ONLY_PERSON_MS = 5000

export const isRealTime = ({ meta }: AnyGame): boolean => meta.pace === 'real-time'

/** Whether those who want a pause are enough of those who are there. */
export const isAgreed = ({ pausing }: AnyGame, { votes, people }: { votes: number; people: number }): boolean =>
  pausing?.votes === 'most' ? votes * 2 > people : votes >= people

export const votedPause = ({ pausing }: AnyGame, now: number): Pause => ({
  by: 'vote',
  since: now,
  runsAt: pausing?.longestMs == null ? null : now + pausing.longestMs,
  isEnding: false,
})

export const desertedPause = (now: number): Pause => ({ by: 'absence', since: now, runsAt: null, isEnding: false })

/** Somebody wants to go on, or is there again. It lasts no longer than it would have without them. */
export function endingPause(game: AnyGame, pause: Pause, now: number): Pause {
  if (pause.isEnding) return pause
  const runsAt = now + countdownMs(game, pause)
  return { ...pause, isEnding: true, runsAt: Math.min(runsAt, pause.runsAt ?? runsAt) }
}

/** When it changes by itself: the countdown begins, or is over. The countdown is the last part of the longest pause. */
export const pauseDueAt = (game: AnyGame, pause: Pause): number | null =>
  pause.runsAt === null || pause.isEnding ? pause.runsAt : pause.runsAt - countdownMs(game, pause)

/** How it stands by now; null: it is over. */
export function pauseAt(game: AnyGame, pause: Pause, now: number): Pause | null {
  if (pause.runsAt !== null && pause.runsAt <= now) return null
  const due = pauseDueAt(game, pause)
  return due !== null && due <= now ? { ...pause, isEnding: true } : pause
}

/** As everybody at the table is told. */
export const toldPause = (game: AnyGame, pause: Pause, now: number) => ({
  by: pause.by,
  isBlind: pause.by === 'vote' ? game.pausing?.isBlind === true : isRealTime(game),
  isEnding: pause.isEnding,
  endsInMs: pause.runsAt === null ? null : Math.max(0, pause.runsAt - now),
})

function countdownMs(game: AnyGame, { by }: Pause): number {
  if (by === 'vote') return game.pausing?.countdownMs ?? 0
  return isRealTime(game) ? RETURN_MS : 0
}
