import { changedText, type TextOptions, textOf } from '../../rules/card-texts.ts'
import { type Card, factsOf } from '../../rules/cards.ts'

/** Where the rulebook's sentence takes more than the three lines that a card has: the same in fewer words. */
const SHORT: { readonly [card in Card]?: string } = {
  'mass-production': 'Your rockets in construction are done a turn sooner.',
  'flight-adjustment': 'Gain a reroll token for a missed launch.',
  'streamlined-assembly': 'Your rocket in construction is done a turn sooner.',
  'comet-analysis': 'Look at the next comet card or segment.',
  'covert-rocket-strike': 'Destroy a rocket of another player.',
  'espionage-agent': 'Take a random card from another hand.',
  'diplomatic-pressure': 'A player’s next card is lost, unless countered.',
  'sabotage-construction': 'A player’s next launch must hit twice.',
  'regulatory-review': 'A rocket of another needs one more turn.',
  'funding-pressure': 'Gain 4, 8 or 12 cubes as the comet comes near.',
  'rocket-salvage': 'Each launch pays 1 cube more, up to 3.',
  'public-donation-drive': 'Gain 2 cubes for each of your rockets.',
  'program-prestige': 'Each card you play pays 1 cube more, up to 3.',
}

const SHORT_UNDER: { readonly [card in Card]?: string } = {
  'sabotage-construction': 'A player’s next launch is rolled twice; the second counts.',
  'regulatory-review': 'A rocket of another, even a ready one, needs one more turn.',
}

export const cardText = (card: Card, options: TextOptions): string =>
  changedText(card, options) === null
    ? (SHORT[card] ?? factsOf(card).text)
    : (SHORT_UNDER[card] ?? textOf(card, options))
