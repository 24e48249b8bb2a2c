import type { Explanation } from '@starboard/screen/pieces/explaining/explain.ts'
import type { Card } from '../../rules/cards.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { Kind } from '../../rules/effects.ts'
import type { Ship } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { timingOf } from '../stage/card-face.tsx'
import { counted } from './people.ts'
import { groupName, type PileContents } from './piles.ts'

const KIND_RULES: Readonly<Record<Kind, string>> = {
  currency: 'SG-2.4',
  rocket: 'SG-4.1',
  shield: 'SG-5.1',
  special: 'SG-6.1',
  debris: 'SG-2.5',
}

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  currency: 'It pays for cards of the market.',
  rocket: 'Whoever is hit chooses which ship takes it.',
  shield: 'It takes hits before the ship does.',
  special: 'It does what no rocket and no shield does.',
  debris: 'It only takes the place of a better card.',
}

/** By what is printed at the foot of a card. */
const WHEN: Readonly<Record<string, string>> = {
  Action: 'Played as your action,',
  Reaction: 'Played in answer to a hit,',
  'By itself': 'It plays itself',
  'When bought': 'It works when it is bought,',
}

const AFTER: Readonly<Record<string, string>> = {
  'then discard': 'then it goes to your discard pile',
  'then trash': 'then it is trashed',
  'to bank': 'and goes to your bank',
  stays: 'then it stays on its ship',
}

/** What its face says, what its kind is good for, when it is played and where it goes. */
export function cardExplained(card: Card): Explanation {
  const { when, after } = timingOf(card)
  const isReactive = when === 'Reaction'
  const good = isReactive ? 'It is never played as your action.' : KIND_WORDS[card.effect.kind]
  const how = `${good} ${WHEN[when] ?? when} ${AFTER[after] ?? after}.`
  return {
    name: card.name,
    text: `${card.text}\n${how}`,
    heard: how,
    rule: isReactive ? 'SG-4.4' : KIND_RULES[card.effect.kind],
    card: card.id,
  }
}

const BARE = 'bare: the next hit that gets through destroys it'
const SUITED = 'suited: the first hit that gets through only tears the suit off'

/** SG-4.7 to 4.9: what stands between it and its end. */
export function shipExplained(catalogue: Catalogue, { suited, shield }: Ship): Explanation {
  const first =
    shield === null ? '' : `${cardOf(catalogue, shield.card).name} takes ${counted(shield.strength, 'hit')} first. `
  return { text: `${first}The goat is ${suited ? SUITED : BARE}.`, rule: suited ? 'SG-4.8' : 'SG-4.9' }
}

/** What lies in a pile, as far as this viewer may know it. */
export const pileExplained = ({ title, note, groups, top }: PileContents, rule: string): Explanation => ({
  name: title,
  text: [
    note,
    groups.length === 0 ? 'There is nothing in it.' : `In it: ${groups.map(groupName).join(', ')}.`,
    ...(top.length === 0 ? [] : [`On top, seen by you: ${top.map(({ name }) => name).join(', then ')}.`]),
  ].join('\n'),
  rule,
})

export const bankExplained = ({ bank }: SeenPlayer): Explanation => ({
  name: 'Bank',
  text: `Pays ${bank.length} in the market. What is paid goes to the discard pile and comes back.`,
  rule: 'SG-3.2',
})

export const handExplained = (known: readonly Card[]): Explanation => ({
  name: 'Hand',
  text: `Up to four cards at the start of a turn; nobody else sees them.${
    known.length === 0 ? '' : ` Everybody saw: ${known.map(({ name }) => name).join(', ')}.`
  }`,
  rule: 'SG-2.2',
})

export const DRAW_PILE: Explanation = {
  name: 'Draw pile',
  text: 'Cards still to be drawn. When it is empty, the discard pile is shuffled and becomes the new one.',
  rule: 'SG-2.3',
}

export const PROTECTION: Explanation = {
  name: 'Protection',
  text: 'How many hits the whole fleet takes before all suits and shields are gone.',
  rule: 'SG-5.2',
}

export const SPARE_SHIPS: Explanation = {
  name: 'Spare ships',
  text: 'Ship cards in the box. A Reinforcement Shuttle takes one of them.',
  rule: 'SG-3.5',
}

export const SOLD_OUT: Explanation = {
  name: 'Sold out',
  text: 'The pile ran out: this slot is not filled again.',
  rule: 'SG-3.6',
}

export const AIMING: Explanation = {
  text: 'Whoever you aim at chooses the ship that takes the hit, or plays a reactive card.',
  rule: 'SG-4.2',
}

export const HOLDINGS: Explanation = {
  name: 'Hand and bank',
  text: 'Cards in hand are secret. Banked cards pay 1 each in the market.',
  rule: 'SG-3.1',
}
