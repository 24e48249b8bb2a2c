import type { Poster } from '@starboard/screen/contract/poster.ts'
import { ApiError, api } from '../api/api.ts'
import { ensureSession } from '../api/session.ts'

type Seated = Pick<Poster, 'id' | 'seats'>

/** More than this makes a first game long; nobody waits for a seat in it. */
const ENOUGH_SEATS = 4

export const seatsFor = ({ seats: [least, most] }: Seated): number => Math.max(least, Math.min(most, ENOUGH_SEATS))

export interface Wish {
  readonly game: Seated
  readonly level: string
  /** How far we are, from 0 to 1. */
  onProgress?(done: number): void
}

/**
 * A table with bots on all other seats, and the match on. Answers with its address; without a server the match is played
 * in this browser.
 */
export async function playNow({ game, level, onProgress = () => undefined }: Wish): Promise<string> {
  try {
    const bots = [null, ...Array.from({ length: seatsFor(game) - 1 }, () => level)]
    await ensureSession()
    onProgress(0.25)
    const { code } = await api.create({ game: game.id, seats: bots.length, bots })
    onProgress(0.5)
    await api.command(code, 'sit', { seat: 0, seed: freshSeed() })
    onProgress(0.7)
    await api.command(code, 'ready', { ready: true })
    onProgress(0.85)
    await api.command(code, 'start')
    onProgress(1)
    return `/t/${code}`
  } catch (error) {
    if (isNoAnswer(error)) return soloAddress(game.id, level)
    throw error
  }
}

const soloAddress = (game: string, level: string): string => `/solo/${game}?level=${encodeURIComponent(level)}`

/** A private table with me on its first seat. Answers with its address. */
export async function createTable(game: Seated): Promise<string> {
  await ensureSession()
  const { code } = await api.create({ game: game.id, seats: seatsFor(game) })
  await api.command(code, 'sit', { seat: 0, seed: freshSeed() })
  return `/t/${code}`
}

export const isNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.refused.code === 'no-answer'

/** What somebody brings to the luck of a match: nobody else can foresee it. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
