import type { Poster } from '@starboard/screen/contract/poster.ts'
import { settings } from '@starboard/screen/settings/settings.ts'
import type { BranchTable, CreateTable } from '@starboard/wire/protocol'
import { ApiError, api } from '../api/api.ts'
import { ensureSession } from '../api/session.ts'

type Seated = Pick<Poster, 'id' | 'seats'>

/** More than this makes a first game long; nobody waits for a seat in it. */
const ENOUGH_SEATS = 4

export const seatsFor = ({ seats: [least, most] }: Seated): number => Math.max(least, Math.min(most, ENOUGH_SEATS))

export interface Wish {
  readonly game: Seated
  readonly level: string
  /** Of the game's options; absent: the usual ones. */
  readonly preset?: string
  /** By the game's own clock. Absent: bots wait as long as one likes. */
  readonly byClock?: boolean
  /** How far we are, from 0 to 1. */
  onProgress?(done: number): void
}

/**
 * A table with bots on all other seats, and the match on. Answers with its address; without a server the match is played
 * in this browser.
 */
export async function playNow({
  game,
  level,
  preset,
  byClock = false,
  onProgress = () => undefined,
}: Wish): Promise<string> {
  try {
    const bots = [null, ...Array.from({ length: seatsFor(game) - 1 }, () => level)]
    await ensureSession()
    onProgress(0.25)
    const { code } = await api.create({
      game: game.id,
      seats: bots.length,
      bots,
      ...(preset !== undefined && { options: { preset } }),
      ...(byClock && { time: { kind: 'game' as const } }),
    })
    onProgress(0.5)
    await api.command(code, 'sit', { seat: 0, seed: freshSeed() })
    onProgress(0.7)
    await api.command(code, 'ready', { ready: true })
    onProgress(0.85)
    await api.command(code, 'start')
    onProgress(1)
    return `/t/${code}`
  } catch (error) {
    if (isNoAnswer(error)) return soloAddress(game.id, { level, byClock, ...(preset !== undefined && { preset }) })
    throw error
  }
}

interface SoloWays {
  readonly level: string
  readonly byClock: boolean
  readonly preset?: string
  readonly wish?: string
}

/** Where a match against bots is played in this browser. */
export const soloAddress = (game: string, { byClock, ...asked }: SoloWays): string =>
  `/solo/${game}?${new URLSearchParams({ ...asked, ...(byClock && { clock: 'on' }) })}`

/** As it was chosen last, where the game has a clock that can be left out. */
export const wantsClock = ({ clock }: Pick<Poster, 'clock'>): boolean => clock !== undefined && settings().byClock

/** Where a game is taught by playing it. */
export const lessonAddress = (game: string): string => `/learn/${game}`

/** The same where a game has something to teach. Null: it has not. */
export const firstMatchAddress = ({ id, firstMatch }: Pick<Poster, 'id' | 'firstMatch'>): string | null =>
  firstMatch === undefined ? null : lessonAddress(id)

/** A private table with me on its first seat. Answers with its address. */
export async function createTable(game: Seated): Promise<string> {
  await ensureSession()
  const { code } = await api.create({ game: game.id, seats: seatsFor(game) })
  await api.command(code, 'sit', { seat: 0, seed: freshSeed() })
  return `/t/${code}`
}

/** A private table at which a finished match is played on, with me in this seat. Answers with its address. */
export async function branchAtTable(from: string, wish: BranchTable, seat: number): Promise<string> {
  await ensureSession()
  const { code } = await api.branch(from, wish)
  await api.command(code, 'sit', { seat, seed: freshSeed() })
  return `/t/${code}`
}

/** Today's match, the same for everybody, with bots on all other seats and on its way. Answers with its address. */
export async function playDaily(game: string): Promise<string> {
  const code = await dailySeat({ game, daily: true })
  await api.command(code, 'ready', { ready: true })
  await api.command(code, 'start')
  return `/t/${code}`
}

/** The same before the start, with room for friends. */
export const dailyTable = async (game: string): Promise<string> =>
  `/t/${await dailySeat({ game, daily: true, bots: [] })}`

async function dailySeat(wanted: CreateTable): Promise<string> {
  await ensureSession()
  const { code } = await api.create(wanted)
  await api.command(code, 'sit', { seat: 0 })
  return code
}

export const isNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.refused.code === 'no-answer'

/** What somebody brings to the luck of a match: nobody else can foresee it. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
