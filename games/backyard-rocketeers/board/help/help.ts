import type { BoardHelp, Question } from '@starboard/screen/contract/board.ts'
import { factsOf, nameOf } from '../../rules/cards/catalogue.ts'
import { isIn } from '../../rules/player.ts'
import type { BackyardRocketeers } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { words } from '../../rules/words.ts'
import { listed, playerOf } from '../model/people.ts'

type Asked = Parameters<Question<BackyardRocketeers>['answer']>[0]

const aboutMine =
  (answer: (player: SeenPlayer, asked: Asked) => string): Question<BackyardRocketeers>['answer'] =>
  (asked) => {
    const player = playerOf(asked.view, asked.me)
    if (player === null) return 'You look on and have no rocket here.'
    return isIn(player) ? answer(player, asked) : 'You are out of the game.'
  }

const questions: readonly Question<BackyardRocketeers>[] = [
  { key: 'R', text: 'How is my rocket, its fuel and my chance?', answer: aboutMine(rocket) },
  { key: 'D', text: 'Who can reach me?', answer: aboutMine(dangers) },
  { key: 'H', text: 'What is in my hand?', answer: aboutMine(hand) },
  { key: 'S', text: 'How far are the others?', answer: rivals },
]

export const help: BoardHelp<BackyardRocketeers> = {
  keys: [
    { keys: '1 – 9', does: 'pick a card of your hand' },
    { keys: 'Q W R …', does: 'an answer of the prompt bar that shows this letter' },
  ],
  questions,
}

/** As the table is told in words, up to the hand: that is a question of its own. */
function rocket({ level }: SeenPlayer, { view, me, name }: Asked): string {
  const lines = words.position?.(view, me ?? 'spectator', name) ?? []
  const own = lines.flatMap((passage) => (passage.kind === 'line' && !passage.isDetail ? [passage.text] : []))
  const end = own.findIndex((text) => text.startsWith('Your hand'))
  return `Level ${level}. ${own.slice(0, end === -1 ? own.length : end).join('. ')}.`
}

/** Cards of one's own level hit at once; from below a roll is needed, from above nothing reaches. */
function dangers({ level }: SeenPlayer, { view, me, name }: Asked): string {
  const others = view.players.filter((other) => other.seat !== me && isIn(other))
  const sorted = [
    ...reach(
      others.filter((other) => other.level === level),
      'stands on your level and can reach you',
      name,
    ),
    ...reach(
      others.filter((other) => other.level < level),
      'is below you and must roll to reach you',
      name,
    ),
    ...reach(
      others.filter((other) => other.level > level),
      'is above you',
      name,
    ),
    ...others.flatMap(({ seat, faceDown }) =>
      faceDown.some(({ victim }) => victim === me) ? [`${name(seat)} has a bomb for you.`] : [],
    ),
  ]
  return sorted.join(' ') || 'Nobody.'
}

const reach = (players: readonly SeenPlayer[], how: string, name: Asked['name']): readonly string[] =>
  players.map(({ seat, handSize }) => `${name(seat)} ${how}, with ${handSize === 1 ? '1 card' : `${handSize} cards`}.`)

function hand({ hand: held = [] }: SeenPlayer): string {
  const known = held.flatMap((card) => (card === null ? [] : [`${nameOf(card)}: ${factsOf(card).text}`]))
  return known.length === 0 ? 'Your hand is empty.' : known.join(' ')
}

function rivals({ view, me, name }: Asked): string {
  return view.players
    .filter(({ seat }) => seat !== me)
    .map((player) => `${name(player.seat)}: ${where(player)}.`)
    .join(' ')
}

function where(player: SeenPlayer): string {
  if (!isIn(player)) return 'out'
  if (player.level === 1) return listed([`level 1, ${player.parts} of 6 parts`, `fuel ${player.groundFuel} percent`])
  if (player.level === 2)
    return listed([`level 2, ${player.distance} kilometres from Mars`, `fuel ${player.spaceFuel} percent`])
  return `level 3, power ${player.power}, ${player.km} kilometres, signal ${player.figures.signal}`
}
