import type { NameOf } from '@starboard/kernel'
import type { Action } from '../../rules/actions.ts'
import { factsOf } from '../../rules/cards/catalogue.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { GOAL } from '../../rules/vocabulary.ts'
import { words } from '../../rules/words.ts'
import { attackOn, checkWords, damageWords, percent } from './odds.ts'

interface Outlook {
  readonly view: View
  readonly mine: SeenPlayer
  readonly name: NameOf
}

interface Preview {
  readonly title: string
  readonly text: string
  readonly label: string
}

/** What is about to be sent, what it would come to, and what the button says. */
export function previewOf(outlook: Outlook, action: Action): Preview {
  const { view, name } = outlook
  const title = words.action(action, name, view)
  if (action.kind === 'endActions') return { title: 'End your turn?', text: endWords(outlook), label: 'End turn' }
  if (action.kind === 'launch')
    return { title: 'Launch now?', text: launchWords(outlook), label: `Launch${chance(outlook.mine.figures.launch)}` }
  return { title: `${title}?`, text: consequence(outlook, action), label: LABELS[action.kind] ?? 'Do it' }
}

const chance = (odds: SeenPlayer['figures']['launch']): string => (odds === null ? '' : ` (${percent(odds)})`)

const LABELS: Readonly<Partial<Record<Action['kind'], string>>> = {
  placeComponent: 'Place it',
  refuel: 'Fill up',
  playEnhancement: 'Lay it out',
  placeCovert: 'Hide it',
  revealCovert: 'Turn it up',
  playAbility: 'Play it',
  playSabotage: 'Attack',
  detonate: 'Detonate',
  chooseLosses: 'Give them up',
  insuranceKeep: 'Keep these',
  chooseRpgTargets: 'Hit these',
  giveFuelTank: 'Give it',
  giveCovert: 'Give it',
  auditReveal: 'Show it',
  discardToSeven: 'Discard it',
  react: 'Answer',
  reflectChoice: 'Choose it',
}

/** Odds for whatever rolls dice, else what the card says. */
function consequence({ view }: Outlook, action: Action): string {
  if (!('card' in action)) return ''
  const { text } = factsOf(action.card)
  if (!('target' in action) || action.target === undefined) return text
  const attack = attackOn(view, { card: action.card, target: action.target })
  if (attack === null) return text
  const check = checkWords(attack)
  const damage = damageWords(attack)
  if (check === null) return damage === null ? text : `${capitalised(damage)}.`
  return `Gets there with ${check}${damage === null ? `. ${text}` : `; then ${damage}.`}`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function launchWords({ mine: { figures } }: Outlook): string {
  const odds = figures.launch === null ? '' : `All parts hold with ${percent(figures.launch)}. `
  return `${odds}Parts that fail are lost, and your turn is over either way.`
}

/** Section 12.9: what the end of the turn brings. */
export function endWords({ mine }: Pick<Outlook, 'mine'>): string {
  return END_WORDS[mine.level](mine)
}

const END_WORDS: Readonly<Record<1 | 2 | 3, (mine: SeenPlayer) => string>> = {
  1: ({ figures: { missing } }) =>
    missing !== null && missing.length === 0 ? 'Your rocket could launch now.' : 'Your rocket is not ready yet.',
  2: spaceEnd,
  3: ({ power, km, figures }) =>
    `Power ${power}\u00a0% + ${figures.production}, rovers ${km} km + up to ${figures.drive}, signal ${figures.signal} of ${GOAL.signal}: ${
      figures.victory === null ? '' : `${percent(figures.victory)} to win now.`
    }`,
}

function spaceEnd({ distance, spaceFuel, figures }: SeenPlayer): string {
  if (figures.heldFor > 0) return 'You are held in place and do not move.'
  const to = Math.max(0, distance - figures.cruise)
  const cruise =
    distance === 0
      ? 'You are in orbit.'
      : `You cruise ${figures.cruise} km to ${to} km; fuel ${spaceFuel}\u00a0% to ${figures.fuelAfter}\u00a0%.`
  if (to > 0 || figures.landing === null) return cruise
  const best =
    figures.bestLanding !== null && percent(figures.bestLanding) !== percent(figures.landing)
      ? `, ${percent(figures.bestLanding)} with all your landing cards`
      : ''
  return `${cruise} Then you land: ${percent(figures.landing)}${best}.`
}
