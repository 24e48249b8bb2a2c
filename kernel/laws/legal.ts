import type { AnyGame, GameTypes } from '../contract/contract.ts'
import { isRefusal } from '../contract/refusal.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { fastChance } from '../luck/fast.ts'
import { Fuzz } from './fuzz.ts'
import { broken, law, same } from './kit/law.ts'
import { play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { happen, type When, whenOf } from './kit/sandbox.ts'
import { isSame, textOf } from './kit/text.ts'

type Action = GameTypes['Action']
type State = GameTypes['State']

const ALMOST_ACTIONS = 4

export const legalIsAccepted = law({
  name: 'legal is accepted, all else refused',
  says: '`check` accepts what `legal` lists, and nothing else but other spellings of it and kinds declared as unlisted.',
  check(game, trial) {
    const fuzz = new Fuzz(fastChance(`legal ${trial.luck}`))
    const seats = seatsOf(trial.setup.seats)
    const isSampled = sampler(trial, 'legal', 50)
    for (const { match, entry } of play(game, trial)) {
      if (!isSampled()) continue
      const state = copy(match.state)
      for (const seat of seats) {
        checkListed(game, state, { seat, entry })
        fuzz.learn(game.legal(state, seat))
      }
      const when = whenOf(match, 'spelling')
      for (const seat of seats)
        for (const action of almostActions(game, state, seat, fuzz))
          checkUnlisted(game, state, action, { seat, entry, when })
    }
  },
})

/** What a screen would offer, and what only a forger would send. */
function almostActions(game: AnyGame, state: State, seat: Seat, fuzz: Fuzz): readonly Action[] {
  const made = Array.from({ length: ALMOST_ACTIONS }, () => game.action.read(fuzz.next()))
  return [...(game.candidates?.(state, seat) ?? []), ...made.flatMap((action) => (isRefusal(action) ? [] : [action]))]
}

interface Who {
  readonly seat: Seat
  readonly entry: number
}

const isAsked = (game: AnyGame, state: State, who: Seat): boolean =>
  game.decisions(state).some(({ seat }) => seat === who)

function checkListed(game: AnyGame, state: State, { seat, entry }: Who): void {
  const legal = game.legal(state, seat)
  if (legal.length > 0 && !isAsked(game, state, seat))
    broken(entry, `seat ${seat} is asked nothing, but ${textOf(legal[0])} is legal.`)
  for (const action of legal) {
    const refusal = game.check(state, seat, action)
    if (refusal !== null) broken(entry, `seat ${seat}: ${textOf(action)} is legal, but refused: ${refusal.text}`)
    const read = game.action.read(JSON.parse(JSON.stringify(action)))
    same(entry, `seat ${seat}: a legal action, sent as text`, { found: textOf(read), expected: textOf(action) })
  }
}

function checkUnlisted(
  game: AnyGame,
  state: State,
  action: Action,
  { seat, entry, when }: Who & { readonly when: When },
): void {
  if (game.anytimeActions.includes(action.kind) || game.check(state, seat, action) !== null) return
  if (!isAsked(game, state, seat))
    broken(entry, `seat ${seat} is asked nothing, expected a refusal of ${textOf(action)}, found none.`)
  if (game.unlisted.includes(action.kind) || isListed(game, state, { seat, action, when })) return
  broken(entry, `seat ${seat}: ${textOf(action)} is accepted, but neither legal nor another spelling of it.`)
}

interface Spelt {
  readonly seat: Seat
  readonly action: Action
  readonly when: When
}

/** Listed itself, or leading to the very state that a listed action leads to. */
function isListed(game: AnyGame, state: State, spelt: Spelt): boolean {
  const legal = game.legal(state, spelt.seat)
  const text = textOf(spelt.action)
  if (legal.some((action) => isSame(textOf(action), text))) return true
  const result = resultOf(game, state, spelt)
  return legal.some((action) => isSame(resultOf(game, state, { ...spelt, action }), result))
}

function resultOf(game: AnyGame, state: State, { seat, action, when }: Spelt): string {
  const after = copy(state)
  happen(game, after, { seat, action }, when)
  return textOf(after)
}
