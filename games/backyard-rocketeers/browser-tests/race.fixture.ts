import type { Locator, Page } from 'playwright-core'
import { pressing, prompt } from '../../../e2e/browser/pressing.fixture.ts'
import { CARDS, type CardId } from '../rules/cards/catalogue.ts'

/** Cards that may be used now; the others only say why not. */
const inHand = (within: Locator, name: RegExp): Locator =>
  within.getByRole('region', { name: 'Your hand' }).locator('button[aria-pressed]').filter({ hasText: name })

const inPrompt = (page: Page, name: RegExp): Locator =>
  prompt(page).getByRole('button', { name }).and(page.locator(':not([aria-disabled="true"])'))

/** The card, if the bar says such a thing. */
const ifSaid =
  (said: RegExp, card: RegExp) =>
  (page: Page): Locator =>
    inHand(page.locator('main').filter({ has: prompt(page).getByText(said) }), card)

/** Say yes, let it come, launch, place what is missing, use whatever can be used above the ground, end the turn. */
export const raceUntil = pressing([
  (page) => inPrompt(page, /^(Place it|Fill up|Lay it out|Play it|Attack|Discard it)$/),
  (page) => inPrompt(page, /^Let it come/),
  (page) => inPrompt(page, /^Launch/),
  (page) => prompt(page).locator('button[aria-keyshortcuts="Q"]'),
  ifSaid(/still need[^.]*a pad/, /Launch Pad/),
  ifSaid(/still need[^.]*fuselage/, /Fuselage/),
  ifSaid(/still need[^.]*nose cone/, /Nose Cone/),
  ifSaid(/still need[^.]*fins/, /Stabilizer Fins/),
  ifSaid(/still need[^.]*thruster/, /Thruster/),
  ifSaid(/still need[^.]*fuel/, /Fuel Tank/),
  ifSaid(/in space|on Mars|Discard/, /./),
  (page) => inPrompt(page, /^End turn/),
])

const WANTED: Readonly<Partial<Record<CardId, number>>> = {
  'launch-pad@1': 4,
  'cutting-edge-fuselage@1': 9,
  'second-hand-nose-cone@1': 9,
  'cutting-edge-stabilizer-fins@1': 9,
  'cutting-edge-thruster@1': 9,
  'extra-large-fuel-tank@1': 20,
  'shoot-an-rpg@1': 2,
  'extra-large-fuel-tank@2': 12,
  'warp-drive-generator@2': 12,
  'cyber-attack@2': 3,
  'newtons-third-law@2': 2,
  'geothermal-power-plant@3': 9,
  'deep-space-array@3': 9,
  'cutting-edge-mars-rover@3': 12,
}

/** Few kinds of cards, and nearly all of them lead on: a race of about a dozen rounds. */
export const SPRINT = {
  baseDraw: 2,
  tankIsPlacement: false,
  crash: 'restart',
  roundLimit: 40,
  deckOverrides: Object.fromEntries(CARDS.map(({ id }) => [id, WANTED[id] ?? 0])),
}
