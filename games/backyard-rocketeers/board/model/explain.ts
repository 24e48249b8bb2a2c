import type { Explanation } from '@starboard/screen/pieces/explaining/explain.ts'
import { type CardId, factsOf } from '../../rules/cards/catalogue.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { LEVELS } from '../../rules/vocabulary.ts'

const KINDS = {
  component: ['A part: it stays in play. One a turn on Earth.', 'BR-5.2'],
  sabotage: ['Sabotage: aimed at a rival, then discarded.', 'BR-3.2'],
  ability: ['An ability: it works once, then it is discarded.', 'BR-3.2'],
  enhancement: ['An enhancement: it stays in play.', 'BR-3.4'],
} as const

const PLACES = { 1: 'on Earth', 2: 'in space', 3: 'on Mars' } as const

/** What a card says, what its kind means, and where it can be played. */
export function cardExplained(card: CardId, text?: string): Explanation {
  const { name, text: printed, type, levels, isCovert } = factsOf(card)
  const [kind, rule] = KINDS[type]
  const places = LEVELS.filter((level) => (levels & (1 << level)) !== 0).map((level) => PLACES[level])
  const how = `${kind} Played ${places.join(' or ')}.${isCovert ? ' It may lie face down.' : ''}`
  return { name, text: `${text ?? printed}\n${how}`, heard: how, rule, card }
}

export const FACE_DOWN: Explanation = {
  name: 'Face down',
  text: 'A covert card: only its owner knows what it is.',
  rule: 'BR-4.4',
}

/** By the label that stands beside the figure. */
const GAUGES: Readonly<Record<string, Explanation>> = {
  Fuel: { text: 'On Earth it has to be full to launch. In space it burns with every move.', rule: 'BR-6.3' },
  Damage: { text: 'Hits above the rocket’s strength. As much as its strength at launch ends it.', rule: 'BR-8.1' },
  Mars: { text: 'So far is still to go. At 0 km the rocket tries to land.', rule: 'BR-10.1' },
  Cruise: { text: 'What the next turn brings by itself while there is fuel.', rule: 'BR-11.4' },
  Course: { text: 'Worse fins stray: a wrong roll costs 10 km.', rule: 'BR-12.1' },
  Landing: { text: 'How likely it is to come down whole at 0 km.', rule: 'BR-2.5' },
  Hits: { text: 'What has hit this rocket, and who sent it.', rule: 'BR-8.2' },
  Power: { text: 'Generators fill it turn by turn. Full is one of three goals on Mars.', rule: 'BR-2.5' },
  Distance: { text: 'Rovers drive it turn by turn. It is one of three goals on Mars.', rule: 'BR-2.5' },
  Signal: { text: 'Antennas that stand there add up. It is one of three goals on Mars.', rule: 'BR-2.7' },
  Strength: { text: 'The sum of all parts. Attacks that roll no more do nothing.', rule: 'BR-8.1' },
  Hand: { text: 'More than seven are discarded at the end of the turn.', rule: 'BR-2.6' },
}

export const gaugeExplained = (name: string): Explanation => ({ name, ...(GAUGES[name] ?? { text: '' }) })

export const slotExplained = (isRequired: boolean): Explanation => ({
  text: isRequired ? 'Needed to launch. It is checked with a die then.' : 'An optional slot; there are two of them.',
  rule: isRequired ? 'BR-7.3' : 'BR-5.2',
})

export const AIM: Explanation = { text: 'The card that you picked reaches this rocket.', rule: 'BR-10.3' }

export const ROCKET: Explanation = {
  text: 'Build it on Earth, fly it to Mars, and reach three goals there.',
  rule: 'BR-2.5',
}

/** BR-10.3: how far the zone of the one in front is from this one. */
export function zoneExplained({ figures }: SeenPlayer, zone: number): Explanation {
  const isNear = figures.zone !== null && Math.abs(figures.zone - zone) <= 1
  const reach = isNear ? 'This zone is within reach.' : 'This zone is out of reach.'
  return {
    name: 'A zone of space',
    text: `${figures.zone === null ? '' : `${reach} `}In space hostile cards reach the same zone and the two beside it.`,
    rule: 'BR-10.3',
  }
}

export const DECKS: Explanation = {
  text: 'Three decks, one for each level. Look through what there is and what has been discarded.',
  rule: 'BR-2.9',
}

export const STATUS: Explanation = { text: 'Counts down with the owner’s own turns.', rule: 'BR-2.8' }
