import type { Seat } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { ordinal } from '@starboard/screen/frame/result/ordinal.ts'
import { isAlive } from '../../rules/player.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'

interface Flag {
  readonly key: 'firing' | 'last-stand' | 'skips' | 'extra' | 'away' | 'out'
  readonly text: string
  /** Where there is little room. */
  readonly short: string
  /** The rule or fact behind it. */
  readonly why: string
}

/** What is to be known about a player at a glance, the most pressing first. */
export function flagsOf(view: View, player: SeenPlayer, face: SeatFace | undefined): readonly Flag[] {
  if (!isAlive(player)) return [outFlag(view, player)]
  const all: readonly (Flag & { readonly isOn: boolean })[] = [
    { isOn: firingSeat(view) === player.seat, ...FIRING },
    { isOn: player.lastStand, ...LAST_STAND },
    { isOn: player.skipsNext, ...SKIPS },
    { isOn: player.extraDue, ...EXTRA },
    { isOn: face !== undefined && (!face.isHere || face.isHeld), ...AWAY, why: face?.isHeld ? HELD : AWAY.why },
  ]
  return all.filter(({ isOn }) => isOn)
}

const FIRING: Flag = { key: 'firing', text: 'Firing', short: 'firing', why: 'Fires the rocket that is answered now' }
const LAST_STAND: Flag = {
  key: 'last-stand',
  text: 'Last stand',
  short: 'last st.',
  why: 'The last ship survives being destroyed once (SG-4.13)',
}
const SKIPS: Flag = { key: 'skips', text: 'Skips next turn', short: 'skips', why: 'The next turn is skipped (SG-2.1)' }
const EXTRA: Flag = { key: 'extra', text: 'Extra turn', short: 'extra', why: 'One more turn after this one (SG-6.6)' }
const AWAY: Flag = { key: 'away', text: 'Away', short: 'away', why: 'Not connected' }
const HELD = 'Not connected, a bot plays meanwhile'

function outFlag(view: View, player: SeenPlayer): Flag {
  const how = player.resigned ? 'Resigned' : 'Out'
  const place = placeOf(view, player)
  return {
    key: 'out',
    text: place === null ? how : `${how}, ${ordinal(place)}`,
    short: place === null ? 'out' : `out, ${ordinal(place)}`,
    why: player.resigned ? 'Left the game (SG-7.7)' : 'No ships left (SG-7.2)',
  }
}

/** SG-7.8: whoever is out stands behind all who live and all who went out later. Null: one of those who won. */
function placeOf({ players, ended }: View, { seat, out }: SeenPlayer): number | null {
  const winners = ended?.winners ?? []
  if (out === 0 || winners.includes(seat)) return null
  return 1 + players.filter((other) => winners.includes(other.seat) || other.out === 0 || other.out > out).length
}

/** Whose rocket is under way. */
export function firingSeat(view: View): Seat | null {
  const step = view.agenda.steps.at(-1)
  if (step?.kind === 'defend') return step.attack.by
  return step?.kind === 'nextHit' ? view.active : null
}
