import { inPrompt, PROMPT, type Press, type Presses, pressing } from '../../../e2e/browser/pressing.fixture.ts'
import { CARDS, type CardId } from '../rules/cards/catalogue.ts'

/** A card that may be used now, if the bar says such a thing; the others only say why not. */
const ifSaid = (said: RegExp, name: RegExp): Press => ({ said, name, within: 'Your hand', css: '[aria-pressed]' })

/** Say yes, let it come, launch, place what is missing, use whatever can be used above the ground, end the turn. */
export const RACING: Presses = [
  inPrompt(/^(Place it|Fill up|Lay it out|Play it|Attack|Discard it)$/),
  inPrompt(/^Let it come/),
  inPrompt(/^Launch/),
  { within: PROMPT, css: '[aria-keyshortcuts="Q"]' },
  ifSaid(/still need[^.]*a pad/, /Launch Pad/),
  ifSaid(/still need[^.]*fuselage/, /Fuselage/),
  ifSaid(/still need[^.]*nose cone/, /Nose Cone/),
  ifSaid(/still need[^.]*fins/, /Stabilizer Fins/),
  ifSaid(/still need[^.]*thruster/, /Thruster/),
  ifSaid(/still need[^.]*fuel/, /Fuel Tank/),
  ifSaid(/in space|on Mars|Discard/, /./),
  inPrompt(/^End turn/),
]

export const raceUntil = pressing(RACING)

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
