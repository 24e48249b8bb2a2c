import { inPrompt, PROMPT, type Press, type Presses, pressing } from '../../../e2e/browser/pressing.fixture.ts'

/** Cards that may be used now; the others only say why not, with a link to the rule. */
const inRegion = (within: string): Press => ({ within, css: '[aria-pressed]' })

const sayYes: Press = { within: PROMPT, css: '[aria-keyshortcuts="Enter"]' }
/** With two of them, picking the other one again and again would never come to an end. */
const sayBlock: Press = { ...sayYes, name: /^Block with/ }
const block = inPrompt(/^Block: /)
const pass = inPrompt(/^Pass$/)

/** A question may come up between two looks at the page: who wants to block says yes to nothing else. */
const sayYesUnlessHit: Press = { ...sayYes, name: /^(?!Take it on)/ }

/** Blocks whatever comes, and does no harm. */
export const dodgeUntil = pressing([sayBlock, block, sayYesUnlessHit, pass])

/** Block, say yes, aim, choose a card or a ship, use what is in hand, buy, pass. */
export const FIGHTING: Presses = [
  sayBlock,
  block,
  sayYes,
  inPrompt(/^Aim at /),
  { within: PROMPT, css: '[aria-keyshortcuts="Q"]' },
  inRegion('Cards to choose from'),
  inRegion('Your fleet'),
  inRegion('Your hand'),
  inRegion('Market'),
  pass,
]

export const fightUntil = pressing(FIGHTING)

const BLOCK = { id: 'ST04', name: 'Emergency Shield', kind: 'shield', cost: null, effectId: 'reactive_block_1_rocket' }
const FOR_SALE = {
  id: 'RK01',
  name: 'Standard Rocket',
  kind: 'rocket',
  cost: 1,
  copies: 20,
  effectId: 'destroy_1_ship',
}
const DART = { ...FOR_SALE, id: 'dart', name: 'Dart', cost: null }
const BARRAGE = { ...DART, id: 'RK05', name: 'Barrage Rocket', effectId: 'each_opponent_blocks_or_loses_ship' }

/** Every hand holds a block, and there is little to do but shoot. */
export const TRIGGER_HAPPY = JSON.stringify([{ ...BLOCK, copies: 3 }, { ...DART, copies: 3 }, FOR_SALE])

/** Every hand holds a Barrage and an Emergency Shield. */
export const BROADSIDES = JSON.stringify([{ ...BLOCK, copies: 2 }, { ...BARRAGE, copies: 2 }, FOR_SALE])
