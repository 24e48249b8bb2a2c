import { type Chance, copy, type Viewer } from '@starboard/kernel'
import { SECRETS } from './pegs.ts'
import type { Player, State } from './state.ts'

export interface View extends Omit<State, 'players'> {
  readonly players: readonly (Omit<Player, 'secret'> & { readonly secret?: number })[]
}

/** MN-4 */
export function view({ options, rules, agenda, beat, pegs, players, recent }: State, viewer: Viewer): View {
  return {
    options,
    rules,
    agenda: copy(agenda),
    beat,
    pegs: pegs.map((peg) => ({ ...peg })),
    recent: [...recent],
    players: players.map(({ secret, ...told }, seat) => ({
      ...told,
      ...((viewer === seat || viewer === 'everything') && { secret }),
    })),
  }
}

export function determinize(view: View, _viewer: Viewer, random: Chance): State {
  const { players, ...open } = copy(view)
  return {
    ...open,
    players: players.map((player) => ({ ...player, secret: player.secret ?? random.below(SECRETS, 'twin') })),
  }
}
