import { type CountKey, choice, counts, int, type OptionsOf, optionForm, toggle } from '@starboard/kernel'
import { CARDS, type CardId, DESIGNS } from './cards/catalogue.ts'

/** BR-1.9: how many there are depends on the table for these. */
const DEPENDS: ReadonlySet<string> = new Set<CardId>([
  'launch-pad@1',
  'small-fuel-tank@1',
  'large-fuel-tank@1',
  'extra-large-fuel-tank@1',
  'asteroid-storm@1',
  'missile-attack@1',
])

const COPIES = Object.fromEntries(
  CARDS.map(({ id, design, name, home }) => [
    id,
    { name: `${name}, deck ${home}`, printed: DEPENDS.has(id) ? null : DESIGNS[design].copies[home - 1] },
  ]),
) as Readonly<Record<CardId, CountKey>>

/** Section 7. */
export const form = optionForm(
  {
    series: choice(['single', 'campaign'], 'single', { label: 'One mission, or three', rule: 'BR-18.8' }),
    distanceScale: choice([10, 20, 100, 1000], 10, {
      label: 'Distance to Mars: 3 dice times',
      rule: 'BR-9.4',
      unit: 'km',
    }),
    thrusterCruise: toggle(true, { label: 'Thrusters cruise without boosters', rule: 'BR-11.4' }),
    fuelBurn: choice([0, 10, 20], 10, { label: 'Fuel burnt by a turn under power', rule: 'BR-11.6', unit: '%' }),
    launchPads: choice(['issued', 'deck'], 'issued', { label: 'Launch Pads', rule: 'BR-1.3' }),
    level1Fuel: choice(['auto', 'catalogue', 'double'], 'auto', { label: 'Fuel tanks of Level 1', rule: 'BR-1.4' }),
    baseDraw: choice([1, 2], 1, { label: 'Cards drawn a turn', rule: 'BR-2.3' }),
    tankIsPlacement: toggle(true, { label: 'A tank on the pad is the placement of the turn', rule: 'BR-6.2' }),
    destroyedRocketFuel: choice(['kept', 'lost'], 'kept', { label: 'Fuel of a destroyed rocket', rule: 'BR-8.7' }),
    groundStorms: toggle(false, { label: 'Storms and missiles on Earth', rule: 'BR-R40' }),
    attackDown: toggle(false, { label: 'Attacks on lower levels', rule: 'BR-19.6' }),
    cosmicRays: choice(['excess', 'capped'], 'excess', { label: 'Cosmic Rays', rule: 'BR-13.8' }),
    laserCannon: choice(['part', 'rocket'], 'part', { label: 'Laser Cannon hits', rule: 'BR-13.10' }),
    rpg: choice(['one', 'die'], 'one', { label: 'Shoot An RPG', rule: 'BR-19.17' }),
    dustStorm: choice(['all', 'one'], 'all', { label: 'Dust Storm covers panels', rule: 'BR-15.4' }),
    newtonChain: toggle(false, { label: 'Newton answers Newton', rule: 'BR-19.15' }),
    victoryCheck: choice(['endOfTurn', 'immediate', 'holdRound'], 'endOfTurn', { label: 'Victory', rule: 'BR-18.9' }),
    lastStanding: choice(['eliminated', 'rockets'], 'eliminated', { label: 'Last one standing', rule: 'BR-18.4' }),
    crash: choice(['eliminate', 'restart'], 'eliminate', { label: 'A crash on Mars', rule: 'BR-14.7' }),
    roundLimit: int(
      100,
      { min: 20, max: 300, also: [0] },
      { label: 'Round limit', rule: 'BR-18.5', unit: 'rounds, 0 = none' },
    ),
    reactionWindow: choice(['always', 'holdersOnly'], 'always', {
      label: 'Who is asked to react (holders only is quicker, but tells who can)',
      rule: 'BR-19.8',
      tells: 'holdersOnly',
    }),
    turnSeconds: int(
      90,
      { min: 15, max: 600, also: [0] },
      { label: 'Time for a turn', rule: 'BR-2.4', unit: 'seconds, 0 = no limit', clock: true },
    ),
    reactSeconds: int(
      12,
      { min: 5, max: 60, also: [0] },
      { label: 'Time to react', rule: 'BR-19.8', unit: 'seconds, 0 = no limit', clock: true },
    ),
    choiceSeconds: int(
      30,
      { min: 10, max: 120, also: [0] },
      { label: 'Time for a choice', rule: 'BR-8.3', unit: 'seconds, 0 = no limit', clock: true },
    ),
    deckOverrides: counts(COPIES, { min: 0, max: 20 }, { label: 'Copies of cards', rule: 'BR-1.9' }),
  },
  {
    presets: {
      standard: {},
      quick: { baseDraw: 2 },
      byTheLetter: {
        distanceScale: 1000,
        thrusterCruise: false,
        fuelBurn: 0,
        launchPads: 'deck',
        level1Fuel: 'catalogue',
        laserCannon: 'rocket',
        lastStanding: 'rockets',
        destroyedRocketFuel: 'lost',
        groundStorms: true,
        roundLimit: 0,
      },
    },
    presetWords: {
      standard: { name: 'standard', about: 'The way to Mars in about an hour.' },
      quick: { name: 'quick', about: 'Two cards a turn instead of one: good for five or six.' },
      byTheLetter: { name: 'by the letter', about: 'As the original was printed: farther, longer, harder.' },
    },
  },
)

export type Options = OptionsOf<typeof form>
