import type { Explanation } from '@starboard/screen/pieces/explaining/explain.ts'
import { isHeroicMove } from '../rules/cards.ts'
import type { Cannon, Ship, SpecialSystem } from '../rules/ship/ship.ts'
import { DESTINATION } from '../rules/ship/stations.ts'
import { THREAT_CARDS } from '../rules/threats/cards.ts'
import { type Action, MARKS, type PlainAction, type Slot, type Station, type ThreatId } from '../rules/vocabulary.ts'
import { effectsInWords } from '../rules/words/effects.ts'
import { PLACE_NAMES } from '../rules/words/names.ts'
import { specialsOf } from '../rules/words/traits.ts'
import { actionWords } from './model/action-words.ts'

const DOES: Readonly<Record<PlainAction, readonly [text: string, rule: string]>> = {
  A: ['Fires the cannon of the station you stand in then.', 'SA-5.1'],
  B: ['Moves energy: into the shield on the upper deck, into the reactor on the lower deck.', 'SA-5.7'],
  C: ['Uses what else the station has: computer, rockets, battlebots, interceptors or the window.', 'SA-4.5'],
  bots: ['Your battlebots hit an intruder in your station; in space it attacks again.', 'SA-5.20'],
  red: ['You walk one zone towards red, on your deck.', 'SA-4.1'],
  blue: ['You walk one zone towards blue, on your deck.', 'SA-4.1'],
  lift: ['You ride to the other deck. Whoever comes second in one turn is delayed.', 'SA-4.2'],
  'hero-A': ['Fires with 1 more.', 'SA-5.6'],
  'hero-B': ['Moves energy, and 1 more.', 'SA-5.10'],
  'hero-C': ['One visual confirmation, wherever you are.', 'SA-5.17'],
  'hero-bots': ['Your battlebots hit, and no intruder answers.', 'SA-5.21'],
}

/** What one half of a card does. */
export function actionExplained(action: Action): Explanation {
  const [text, rule] = isHeroicMove(action)
    ? [`You are in ${PLACE_NAMES[DESTINATION[action]]} at once, without a gravolift.`, 'SA-4.4']
    : DOES[action]
  const heroic = action.startsWith('hero-') || isHeroicMove(action) ? ' A heroic card.' : ''
  return { name: actionWords(action), text: `${text}${heroic}`, rule, card: `action ${action}` }
}

export function slotExplained(slot: Slot): Explanation {
  if (slot === null) return EMPTY
  if (typeof slot === 'string') return actionExplained(slot)
  const [one, other] = slot.map(actionExplained)
  return { text: `${one?.text} Then: ${other?.text}`, rule: 'SA-11.2' }
}

const EMPTY: Explanation = { name: 'No card', text: 'An empty slot is no action.', rule: 'SA-4.9' }

export const CARD_BACK: Explanation = {
  name: 'Face down',
  text: 'It is turned up when its turn has come. Only which half is up can be seen.',
  rule: 'SA-3.1',
}

/** All that is printed on a threat card. */
export function threatExplained(id: ThreatId): Explanation {
  const card = THREAT_CARDS[id]
  const shields = card.kind === 'external' ? `, shields ${card.shields}` : ''
  const acts = MARKS.map((mark) => `${mark.toUpperCase()}: ${effectsInWords(card.actions[mark])}.`)
  return {
    name: card.name,
    text: [
      `${card.hp} hit points${shields}, speed ${card.speed}.`,
      ...acts,
      ...specialsOf(id).map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`),
      `Survived ${card.points.survived} points, destroyed ${card.points.destroyed}.`,
    ].join('\n'),
    rule: card.kind === 'external' ? 'SA-6.1' : 'SA-7.1',
    card: `threat ${id}`,
  }
}

const SPECIALS: Readonly<Record<Exclude<SpecialSystem, Cannon>, string>> = {
  interceptors: 'takes the interceptors out',
  computer: 'maintains the computer',
  battlebots: 'takes or wakes battlebots',
  lookout: 'is a visual confirmation',
  rockets: 'launches a rocket',
}

const cannonWords = ({ weapon, strength, range }: Cannon): string =>
  `${weapon} cannon, ${strength} up to range ${range}`

/** What A, B and C do there. */
export function stationExplained({ stations }: Ship, station: Station): Explanation {
  const systems = stations[station]
  if (systems === undefined) return { text: 'Nothing can be done here.' }
  const { A, B, C } = systems
  const special = typeof C === 'string' ? SPECIALS[C] : `fires the ${cannonWords(C)}`
  return {
    name: PLACE_NAMES[station],
    text: `A fires the ${cannonWords(A)}. B fills the ${B}. C ${special}.`,
    rule: 'SA-4.5',
  }
}
