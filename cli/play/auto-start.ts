import type { Command } from '@starboard/wire/protocol'
import type { Model } from './model.ts'

/** What somebody who just wants to play does next before the match: sit, be ready, start. */
export function autoStartCommand({ client: { table, connection }, autoStarts, isWatching }: Model): Command | null {
  if (!autoStarts || table === null || connection !== 'open' || table.status !== 'lobby') return null
  const { you, seats, startRefused } = table
  const own = you.seat === null ? undefined : seats[you.seat]
  const hasFreeSeat = seats.some(({ kind }) => kind === 'empty')
  if (own === undefined && !isWatching) return hasFreeSeat ? { kind: 'sit' } : null
  if (own !== undefined && !own.ready) return { kind: 'ready', ready: true }
  return you.isHost && startRefused === null ? { kind: 'start' } : null
}
