import type { AnyGame, GameTypes } from '../contract/contract.ts'
import { seatsOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { broken, law, same } from './kit/law.ts'
import { play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { textOf } from './kit/text.ts'

export const labIsTold = law({
  name: 'the lab is told what is so',
  says: 'Starts are each dealt once, cards are listed once and named as listed, and asking changes nothing.',
  check(game, trial) {
    const { lab } = game
    if (lab === undefined) return
    const names = (lab.cards?.all(trial.setup.options) ?? []).map(({ name }) => name)
    const twice = names.find((name, place) => names.indexOf(name) !== place)
    if (twice !== undefined) broken(0, `the card ${twice} is listed twice.`)
    const isSampled = sampler(trial, 'lab', 30)
    for (const { match, entry } of play(game, trial)) {
      if (!isSampled()) continue
      const state = copy(match.state)
      checkStarts(game, state, { entry, seats: trial.setup.seats })
      const stranger = cardsUsed(game, state).find((name) => !names.includes(name))
      if (stranger !== undefined) broken(entry, `the card ${stranger} is used, but not listed.`)
      same(entry, 'the state after asking for the lab', { found: textOf(state), expected: textOf(match.state) })
    }
  },
})

interface At {
  readonly entry: number
  readonly seats: number
}

function checkStarts({ lab }: AnyGame, state: GameTypes['State'], { entry, seats }: At): void {
  const starts = lab?.starts?.of(state)
  if (starts === undefined) return
  const isDealt = starts.length === seats && seatsOf(seats).every((seat) => starts.includes(seat + 1))
  if (!isDealt) broken(entry, `${starts.join(', ')} are not the starts 1 to ${seats}.`)
}

const cardsUsed = (game: AnyGame, state: GameTypes['State']): readonly string[] =>
  game
    .decisions(state)
    .flatMap(({ seat }) =>
      game.legal(state, seat).flatMap((action) => game.lab?.cards?.usedBy(state, seat, action) ?? []),
    )
