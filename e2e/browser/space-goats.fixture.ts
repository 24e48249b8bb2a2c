import type { Locator, Page } from 'playwright-core'

/** Fights as somebody would who presses what glows: through the screen, by the names a reader hears. */

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What is decided now' })

/** Cards that may be used now; the others only say why not, with a link to the rule. */
const inRegion = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).locator('button[aria-pressed]')

/** In the order in which they are tried: block, say yes, aim, choose, fire what is in hand, buy, pass. */
const PRESSES: readonly ((page: Page) => Locator)[] = [
  (page) => prompt(page).getByRole('button', { name: /^Block: / }),
  (page) => prompt(page).locator('button[aria-keyshortcuts="Enter"]'),
  (page) => prompt(page).getByRole('button', { name: /^Aim at / }),
  (page) => prompt(page).locator('button[aria-keyshortcuts="Q"]'),
  (page) => inRegion(page, 'Cards to choose from'),
  (page) => inRegion(page, 'Your hand'),
  (page) => page.getByRole('region', { name: 'Market' }).getByRole('button', { name: /^Slot \d/ }),
  (page) => prompt(page).getByRole('button', { name: 'Pass' }),
]

/** Presses one thing, if there is something for this person to press. */
export async function pressOne(page: Page): Promise<boolean> {
  for (const find of PRESSES) {
    const button = find(page).first()
    if (!(await button.isVisible())) continue
    // It may have changed under the finger: a film began, time ran out.
    await button.click({ timeout: 1500 }).catch(() => undefined)
    return true
  }
  return false
}

export const isOver = (page: Page): Promise<boolean> => page.getByRole('dialog', { name: 'Result' }).isVisible()

const LONGEST_MS = 240_000
const PAUSE_MS = 40

/** All of them press what they may until `until` says so. */
export async function fightUntil(pages: readonly Page[], until: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while (!(await until())) {
    if (Date.now() > end) throw new Error('This takes too long.')
    const pressed = await Promise.all(pages.map(pressOne))
    if (!pressed.includes(true)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

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
