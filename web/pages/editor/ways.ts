import type { Poster } from '@starboard/screen/contract/poster.ts'
import { settings } from '@starboard/screen/settings/settings.ts'
import { api } from '../../api/api.ts'
import { ensureSession } from '../../api/session.ts'
import { editorAddress } from '../../games/editors.ts'
import { freshSeed, isNoAnswer, seatsFor, soloAddress, wantsClock } from '../../games/play-now.ts'
import { isPlayable } from '../../games/registry.ts'
import { keepWish } from '../solo/wishes.ts'

type Options = Readonly<Record<string, unknown>>

export const editorLink = (game: string, shared: string): string => `${location.origin}${editorAddress(game)}#${shared}`

/** A game may have its workshop before it has a board. Null: it can be played. */
export const whyNotPlayed = ({ id, name }: Pick<Poster, 'id' | 'name'>): string | null =>
  isPlayable(id) ? null : `${name} cannot be played here yet.`

/** A private table with these options and me on its first seat. Answers with its address. */
export async function openTableWith(game: Pick<Poster, 'id' | 'seats'>, options: Options): Promise<string> {
  await ensureSession()
  const { code } = await createWith(game, options)
  await api.command(code, 'sit', { seat: 0, seed: freshSeed() })
  return `/t/${code}`
}

/** With as many seats as usual, or the next smaller table that these options allow. */
async function createWith({ id, seats: [least, most] }: Pick<Poster, 'id' | 'seats'>, options: Options) {
  for (let seats = seatsFor({ id, seats: [least, most] }); seats > least; seats--) {
    const created = await api.create({ game: id, seats, options }).catch(refusedOnly)
    if (created !== null) return created
  }
  return api.create({ game: id, seats: least, options })
}

function refusedOnly(error: unknown): null {
  if (isNoAnswer(error)) throw error
  return null
}

/** Options are too long for an address: they wait in this tab. Null: this browser keeps nothing. */
export function soloWith(game: Pick<Poster, 'id' | 'clock'>, options: Options): string | null {
  const wish = keepWish(options)
  return wish === null ? null : soloAddress(game.id, { level: settings().level, wish, byClock: wantsClock(game) })
}

/** A browser that keeps nothing has none running. */
export async function isSoloRunning(game: string): Promise<boolean> {
  const { runningSolo } = await import('../../solo/running.ts')
  const running = await runningSolo().catch(() => [])
  return running.some((one) => one.game === game)
}
