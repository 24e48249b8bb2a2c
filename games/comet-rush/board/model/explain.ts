import { bagSize } from '@starboard/kernel'
import type { Explanation } from '@starboard/screen/pieces/explaining/explain.ts'
import { type TextOptions, textOf } from '../../rules/card-texts.ts'
import {
  type Bonus,
  CARD_NAMES,
  type Card,
  type DeckName,
  type Effect,
  factsOf,
  MOVEMENT_CARDS,
  stepsOf,
} from '../../rules/cards.ts'
import type { Rocket } from '../../rules/state.ts'
import { incomeOf } from '../../rules/turn.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { faceDown } from './fire.ts'
import { nextStations } from './forecast.ts'
import { percent } from './odds.ts'
import { counted } from './people.ts'

export const DECK_NAMES: Readonly<Record<DeckName, string>> = {
  engineering: 'Engineering',
  espionage: 'Espionage',
  economic: 'Economic',
}

const DECK_PURPOSES: Readonly<Record<DeckName, string>> = {
  engineering: 'Better rockets, sooner.',
  espionage: 'Trouble for the others.',
  economic: 'Cubes now, or cubes forever.',
}

const RAISES: Readonly<Record<Bonus, string>> = {
  powerCap: 'CR-3.2',
  accuracyCap: 'CR-3.2',
  incomeBonus: 'CR-2.2',
  salvageBonus: 'CR-4.10',
  prestigeBonus: 'CR-6.5',
}
const GAINS = { income: 'CR-6.10', rockets: 'CR-6.14', distance: 'CR-6.13', grant: 'CR-6.4' } as const

const RULES: Readonly<Record<Exclude<Effect['kind'], 'raise' | 'gain' | 'status'>, string>> = {
  hurry: 'CR-6.6',
  delay: 'CR-6.7',
  strike: 'CR-6.8',
  token: 'CR-4.4',
  calibrate: 'CR-6.15',
  peek: 'CR-6.9',
  pressure: 'CR-7.6',
  takeCard: 'CR-6.11',
  takeCubes: 'CR-6.12',
}

function ruleOf(effect: Effect): string {
  if (effect.kind === 'raise') return RAISES[effect.what]
  if (effect.kind === 'gain') return GAINS[effect.by]
  if (effect.kind === 'status') return effect.status === 'embargoed' ? 'CR-2.3' : 'CR-4.6'
  return RULES[effect.kind]
}

/** What a card does, and how many of it there are. */
export function cardExplained(card: Card, options: TextOptions): Explanation {
  const { name, deck, copies, effect } = factsOf(card)
  const home = `One of ${copies} in the ${DECK_NAMES[deck]} deck. Playing it costs nothing.`
  return { name, text: `${textOf(card, options)}\n${home}`, rule: ruleOf(effect), card }
}

/** What it is good for, and what of it this viewer has not seen: it lies there, or in another hand. */
export function deckExplained({ decks, players }: View, deck: DeckName): Explanation {
  const { size, discard } = decks[deck]
  const seen = [...discard, ...players.flatMap(({ hand = [], known = [] }) => [...hand, ...known])]
  const left = CARD_NAMES.filter((card) => factsOf(card).deck === deck).flatMap((card) => {
    const unseen = factsOf(card).copies - seen.filter((one) => one === card).length
    return unseen > 0 ? [`${unseen} ${factsOf(card).name}`] : []
  })
  return {
    name: `${DECK_NAMES[deck]} deck`,
    text: `${DECK_PURPOSES[deck]} ${counted(size, 'card')} to draw.\nNot seen yet, here or in other hands: ${left.join(', ')}.`,
    rule: 'CR-2.7',
  }
}

export const usedExplained = (deck: DeckName, used: number): Explanation => ({
  name: `${DECK_NAMES[deck]}: used cards`,
  text: `${counted(used, 'card')} played or traded away. They are shuffled in when the deck runs out.`,
  rule: 'CR-2.7',
})

/** CR-2.11, 5.4 */
export function cometExplained({ distance, options, segments, ahead, segment }: View): Explanation {
  const standing = faceDown(segments.left).length + ahead.length + Number(segment !== null)
  return {
    name: 'The comet',
    text: `${counted(Math.max(0, distance), 'step')} from Earth, of ${options.distance}. After every round a movement card brings it nearer. It has ${counted(standing, 'segment')} left: only the foremost can be hit.`,
    rule: 'CR-5.1',
  }
}

/** A place before the comet: how likely it stands there next, and what that means. */
export function stationExplained(view: View, step: number): Explanation {
  const next = nextStations(view).find(({ distance }) => distance === step)
  return {
    name: step === 0 ? 'Earth' : `${counted(step, 'step')} from Earth`,
    text: [
      next === undefined
        ? 'The next movement card does not bring the comet here.'
        : `The next movement card brings the comet here with ${percent(next.chance)}.`,
      ...(step === 0 ? ['There it hits, and the game is over.'] : []),
      ...(step === view.options.lateGameAt ? ['From here on everybody draws two cards a turn.'] : []),
    ].join(' '),
    rule: step === 0 ? 'CR-9.2' : 'CR-2.11',
  }
}

export const UNDER_FIRE: Explanation = {
  name: 'Under fire',
  text: 'The segment that hits wear down. Whoever lands the last hit keeps it as a trophy worth its strength.',
  rule: 'CR-4.8',
}

export const FORECAST: Explanation = {
  name: 'Forecast',
  text: 'After which round the comet arrives if nobody breaks it. Worked out from the movement cards that are left.',
  rule: 'CR-2.11',
}

export function movesExplained({ movement: { left } }: View): Explanation {
  const steps = MOVEMENT_CARDS.reduce((sum, card) => sum + stepsOf[card] * left[card], 0)
  return {
    name: 'Movement cards',
    text: `Left: ${counted(bagSize(left), 'card')}, ${counted(steps, 'step')} in all. One is turned up after every round.`,
    rule: 'CR-2.11',
  }
}

export const NOTE: Explanation = { text: 'Comet Analysis showed it to you. Nobody else knows it.', rule: 'CR-6.9' }

/** CR-3.5, 4.3: a rocket on a pad, or a pad that waits for one. */
export function padExplained(rocket: Pick<Rocket, 'power' | 'accuracy' | 'remaining'> | undefined): Explanation {
  if (rocket === undefined)
    return { name: 'Free pad', text: 'Room for one more rocket. The rocket works build them.', rule: 'CR-3.5' }
  const { power, accuracy, remaining } = rocket
  const when = remaining === 0 ? 'Ready to launch.' : `Ready after ${counted(remaining, 'more turn')} of its owner.`
  return {
    name: 'Rocket',
    text: `Power ${power}: so much it takes off the segment. Accuracy ${accuracy}: a die of at most ${accuracy} hits. ${when}`,
    rule: 'CR-4.3',
  }
}

export const LAUNCH: Explanation = {
  text: 'Rolls one die for this rocket. Hit or miss, the rocket is spent and its pad is free again.',
  rule: 'CR-4.10',
}

export const SABOTAGED: Explanation = {
  text: 'Rolls one die for this rocket. You are sabotaged: it has to hit twice.',
  rule: 'CR-4.6',
}

export const AIMED_AT: Explanation = { text: 'The card that you picked may be played on this rocket.', rule: 'CR-6.2' }

export function cubesExplained(view: View, player: SeenPlayer): Explanation {
  const income = player.embargoed ? 'The next income is 0.' : `Each turn brings ${incomeOf(view, player)} more.`
  return { name: 'Cubes', text: `They pay for rockets. ${income}`, rule: 'CR-2.2' }
}

export const HAND_SIZE: Explanation = {
  name: 'Cards in hand',
  text: 'There is no limit, and nobody else sees them.',
  rule: 'CR-2.9',
}

export const CAPS: Explanation = {
  name: 'Caps',
  text: 'The most power and accuracy that a new rocket can have. Upgrades raise them.',
  rule: 'CR-3.2',
}

export const trophiesExplained = (trophies: readonly number[]): Explanation => ({
  name: 'Trophies',
  text: `Segments that this player broke: ${trophies.reduce((sum, one) => sum + one, 0)} points.`,
  rule: 'CR-4.8',
})

export const BONUSES: Explanation = {
  name: 'Bonuses',
  text: 'Income pays each turn, salvage each launch, prestige each card played. Tokens and calibrations help a launch.',
  rule: 'CR-7.2',
}

/** By the name that stands beside the number. */
export const STATS: Readonly<Record<string, Explanation>> = {
  'Power cap': {
    text: 'The most power that a new rocket of yours can have. Warhead Upgrade raises it.',
    rule: 'CR-3.2',
  },
  'Accuracy cap': {
    text: 'The most accuracy that a new rocket of yours can have. Guidance System Upgrade raises it.',
    rule: 'CR-3.2',
  },
  'Reroll token': { text: 'Rolls one missed launch again.', rule: 'CR-4.4' },
  'Reroll tokens': { text: 'Each of them rolls one missed launch again.', rule: 'CR-4.4' },
  Calibration: { text: 'Added to your next launch, then used up.', rule: 'CR-6.15' },
  Income: { text: 'So many cubes more at the start of each of your turns.', rule: 'CR-2.2' },
  Salvage: { text: 'So many cubes for each of your launches, hit or miss.', rule: 'CR-4.10' },
  Prestige: { text: 'So many cubes for each card that you play.', rule: 'CR-6.5' },
}

export const FLOWN: Explanation = {
  text: 'Power and accuracy of each rocket that was launched, the newest first, and whether it hit.',
  rule: 'CR-9.7',
}

export const PARTS: Readonly<Record<string, Explanation>> = {
  power: { name: 'Power', text: 'The damage that the rocket does. Each point costs a cube.', rule: 'CR-3.2' },
  accuracy: {
    name: 'Accuracy',
    text: 'The highest die roll that still hits. Each point costs a cube.',
    rule: 'CR-4.3',
  },
  level: {
    name: 'Build',
    text: 'How soon it is ready: after two turns for 1 cube, after one for 2, at once for 5.',
    rule: 'CR-3.3',
  },
}
