import type { GameTypes, Header } from '@starboard/kernel'
import { Mistake } from './ending.ts'

/** What is known of a match that says it is of a day: everybody was dealt alike then, as the fingerprint binds. */
export interface DailyClaim {
  readonly day: string
  readonly fingerprint: string
  /** unasked: nobody said what was published that day. */
  readonly state: 'unasked' | 'same' | 'other'
}

const FINGERPRINT = /^[0-9a-f]{64}$/
const PATIENCE_MS = 10_000

interface Wanted {
  /** As the flag says it: the fingerprint that somebody noted that day. */
  readonly noted: string | undefined
  /** Where it was published, if that is an address. */
  readonly server: string | undefined
}

/** Null: the match is of no day. That its seed is the one behind the fingerprint `verify` has found by then. */
export async function dailyClaimOf(
  { daily: day, commitment, game }: Header<GameTypes>,
  { noted, server }: Wanted,
): Promise<DailyClaim | null> {
  if (noted !== undefined && !FINGERPRINT.test(noted))
    throw new Mistake('--fingerprint takes the 64 digits that were published on the day of the match.')
  if (day === undefined) {
    if (noted !== undefined) throw new Mistake('This match is of no day: it has a seal of its own, and no fingerprint.')
    return null
  }
  const published = noted ?? (await publishedAt(server, game, day))
  const state = published === null ? 'unasked' : published === commitment ? 'same' : 'other'
  return { day, fingerprint: commitment, state }
}

/** Null: there is no address to ask. */
async function publishedAt(server: string | undefined, game: string, day: string): Promise<string | null> {
  if (server === undefined || !/^https?:\/\//.test(server)) return null
  const address = new URL(`/api/daily/${encodeURIComponent(game)}/${day}`, server).href
  const answer: unknown = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((response) => response.json())
    .catch(() => null)
  const told =
    typeof answer === 'object' && answer !== null && 'fingerprint' in answer ? String(answer.fingerprint) : ''
  // A server that published nothing that day vouches for nothing of it.
  return FINGERPRINT.test(told) ? told : 'nothing'
}

const LINES: Readonly<Record<DailyClaim['state'], (claim: DailyClaim) => string>> = {
  unasked: ({ day, fingerprint }) =>
    `Of ${day}, when everybody was dealt alike: its seed is the one behind the fingerprint ${fingerprint}. Compare that with what was published: --fingerprint, or --signed-by the server.`,
  same: ({ day }) => `Of ${day}: its seed is the one behind the fingerprint that was published that day.`,
  other: ({ day, fingerprint }) => `Not of ${day}: what was published that day is not ${fingerprint}.`,
}

export const dailyLine = (claim: DailyClaim): string => LINES[claim.state](claim)
