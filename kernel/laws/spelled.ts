import type { AnyGame, GameTypes } from '../contract/contract.ts'
import type { Spelled } from '../contract/keyboard.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { broken, law } from './kit/law.ts'
import { play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { textOf } from './kit/text.ts'

type Action = GameTypes['Action']
type State = GameTypes['State']

export const spellingsAreSure = law({
  name: 'spellings are sure',
  says: 'Where actions are spelled in keys, all that is legal is spelled and all that is spelled is accepted; a key is one letter, and no spelling begins another.',
  check(game, trial) {
    if (game.words.spelled === undefined) return
    const isSampled = sampler(trial, 'spelled', 40)
    for (const { match, entry } of play(game, trial)) {
      if (!isSampled()) continue
      const state = copy(match.state)
      for (const seat of seatsOf(trial.setup.seats)) checkSpelled(game, state, { seat, entry })
    }
  },
})

function checkSpelled(game: AnyGame, state: State, { seat, entry }: { seat: Seat; entry: number }): void {
  const legal = game.legal(state, seat)
  const spelled = game.words.spelled?.({ view: game.view(state, seat), seat, legal }, (one) => `seat ${one + 1}`)
  if (spelled == null || !game.decisions(state).some((open) => open.seat === seat)) return
  const problem = missing(legal, spelled) ?? refused(game, state, seat, spelled) ?? unsure(spelled)
  if (problem !== null) broken(entry, `seat ${seat}: ${problem}`)
}

function missing(legal: readonly Action[], spelled: readonly Spelled<Action>[]): string | null {
  const known = new Set(spelled.map(({ action }) => textOf(action)))
  const found = legal.find((action) => !known.has(textOf(action)))
  return found === undefined ? null : `${textOf(found)} is legal, but not spelled.`
}

function refused(game: AnyGame, state: State, seat: Seat, spelled: readonly Spelled<Action>[]): string | null {
  const found = spelled.find(({ action }) => game.check(state, seat, action) !== null)
  return found === undefined ? null : `${wordOf(found)} spells ${textOf(found.action)}, which is refused.`
}

function unsure(spelled: readonly Spelled<Action>[]): string | null {
  const words = spelled.map(wordOf).sort()
  const long = spelled.flatMap(({ keys }) => keys).find(({ key }) => [...key].length !== 1)
  if (long !== undefined) return `“${long.key}” is not one key.`
  // Sorted, a word stands right before those that begin with it.
  const begun = words.find((word, place) => words[place + 1]?.startsWith(word))
  return begun === undefined ? null : `${begun} is spelled, and begins another spelling.`
}

const wordOf = ({ keys }: Spelled<Action>): string => keys.map(({ key }) => key).join('')
