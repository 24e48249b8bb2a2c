import type { BoardHelp, Question } from '@starboard/screen/contract/board.ts'
import { textOf } from '../../rules/card-texts.ts'
import { factsOf, STATUSES } from '../../rules/cards.ts'
import { aim } from '../../rules/launch.ts'
import { cubes, list, STATUS_WORDS, tokens, turns } from '../../rules/names.ts'
import type { CometRush } from '../../rules/state.ts'
import { incomeOf } from '../../rules/turn.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { underFire } from '../model/fire.ts'
import { nextStations } from '../model/forecast.ts'
import { launchOdds, percent } from '../model/odds.ts'
import { playerOf } from '../model/people.ts'

type Asked = Parameters<Question<CometRush>['answer']>[0]

const aboutMine =
  (answer: (player: SeenPlayer, asked: Asked) => string): Question<CometRush>['answer'] =>
  (asked) => {
    const player = asked.me === null ? undefined : playerOf(asked.view, asked.me)
    return player == null ? 'You look on and have no seat here.' : answer(player, asked)
  }

const questions: readonly Question<CometRush>[] = [
  { key: 'C', text: 'Where is the comet, and how strong?', answer: ({ view }) => comet(view) },
  { key: 'R', text: 'What are my rockets?', answer: aboutMine(rockets) },
  { key: 'M', text: 'What do I have?', answer: aboutMine(means) },
  { key: 'H', text: 'What is in my hand?', answer: aboutMine(hand) },
  { key: 'S', text: 'How do the others stand?', answer: standings },
]

export const help: BoardHelp<CometRush> = {
  keys: [{ keys: '1 – 9', does: 'pick a card of your hand' }],
  questions,
}

function comet(view: View): string {
  const fire = underFire(view)
  const next = nextStations(view).map(({ distance, chance }) => `${distance} with ${percent(chance)}`)
  const strength = fire === null ? 'Nothing is left of it.' : `The segment under fire ${segment(fire)}.`
  return `The comet is ${view.distance} steps away. ${strength}${next.length === 0 ? '' : ` Next it comes to ${list(next)}.`}`
}

const segment = ({ strength, healths }: NonNullable<ReturnType<typeof underFire>>): string =>
  strength === null ? `is face down: ${list(healths.map(String))}` : `has strength ${strength}, ${healths[0] ?? 0} left`

function rockets(player: SeenPlayer, { view }: Asked): string {
  const { slots } = player
  if (player.rockets.length === 0) return `You have no rocket, and room for ${slots}.`
  const lines = player.rockets.map((rocket, place) => {
    const { power, accuracy } = rocket
    if (rocket.remaining > 0)
      return `Pad ${place + 1}: power ${power}, accuracy ${accuracy}, ready in ${turns(rocket.remaining)}.`
    const aimed = aim(player, rocket)
    const { plain } = launchOdds(aimed, player.tokens, view.options)
    return `Pad ${place + 1}: ready, power ${aimed.power}, hits ${percent(plain)}.`
  })
  return lines.join(' ')
}

function means(player: SeenPlayer, { view }: Asked): string {
  const statuses = STATUSES.flatMap((status) => (player[status] ? [STATUS_WORDS[status]] : []))
  const parts = [
    `${cubes(player.cubes)}, ${incomeOf(view, player)} more each turn`,
    `${player.points} points`,
    ...(player.tokens === 0 ? [] : [tokens(player.tokens)]),
    `caps: power ${player.powerCap}, accuracy ${player.accuracyCap}`,
  ]
  return `You have ${parts.join('; ')}.${statuses.length === 0 ? '' : ` You are ${list(statuses)}.`}`
}

function hand({ hand: held = [] }: SeenPlayer, { view: { options } }: Asked): string {
  return held.length === 0
    ? 'Your hand is empty.'
    : held.map((card) => `${factsOf(card).name}: ${textOf(card, options)}`).join(' ')
}

function standings({ view, me, name }: Asked): string {
  return view.players
    .toSorted((one, other) => other.points - one.points)
    .map(
      ({ seat, points, cubes: held, rockets: built, handSize }) =>
        `${seat === me ? 'You' : name(seat)}: ${points} points, ${cubes(held)}, ${built.length === 1 ? '1 rocket' : `${built.length} rockets`}, ${handSize === 1 ? '1 card' : `${handSize} cards`}.`,
    )
    .join(' ')
}
