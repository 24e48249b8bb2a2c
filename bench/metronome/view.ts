import { type Chance, copy, type Viewer } from '@starboard/kernel'
import { SECRETS } from './pegs.ts'
import type { Player, State } from './state.ts'

export interface View extends Omit<State, 'players'> {
  readonly players: readonly (Omit<Player, 'secret'> & { readonly secret?: number })[]
}

export function view(s: State, viewer: Viewer): View {
  const { agenda, pegs, recent, ...lent } = borrowedView(s, viewer)
  return { ...lent, agenda: copy(agenda), pegs: copy(pegs), recent: [...recent] }
}

/** MN-4. All but the players is the state's own. */
export function borrowedView({ options, rules, agenda, beat, pegs, players, recent }: State, viewer: Viewer): View {
  return {
    options,
    rules,
    agenda,
    beat,
    pegs,
    recent,
    players: players.map((player, seat) => told(player, seat, viewer)),
  }
}

function told({ secret, strokes, points }: Player, seat: number, viewer: Viewer): View['players'][number] {
  return viewer === seat || viewer === 'everything' ? { strokes, points, secret } : { strokes, points }
}

export function determinize(view: View, _viewer: Viewer, random: Chance): State {
  const { players, ...open } = copy(view)
  return {
    ...open,
    players: players.map((player) => ({ ...player, secret: player.secret ?? random.below(SECRETS, 'twin') })),
  }
}
