import { choice, int, numbers, type OptionsOf, optionForm, toggle } from '@starboard/kernel'

const count = { min: 0, max: 12, text: 'at least one card in all' }

/** CR-R30: numbers of a later edition; shorter, and it seats up to six. */
const QUICK = {
  distance: 15,
  movementDeck: { ones: 0, twos: 4, threes: 4 },
  firstStrength: 2,
  lateGameAt: 8,
  fundingSteps: { far: 11, near: 6 },
  regulatoryReviewOnReady: true,
} as const

const LEVEL = { laterCubes: 3 } as const

export const form = optionForm(
  {
    turnSeconds: int(
      120,
      { min: 0, max: 600 },
      { label: 'Time for a turn', rule: 'CR-2.1', unit: 'seconds, 0 = no limit', clock: true },
    ),
    draftSeconds: int(
      60,
      { min: 0, max: 300 },
      { label: 'Time for the draft', rule: 'CR-1.7', unit: 'seconds, 0 = no limit', clock: true },
    ),
    responseSeconds: int(
      20,
      { min: 0, max: 120 },
      { label: 'Time for a reroll or counter', rule: 'CR-7.6', unit: 'seconds, 0 = no limit', clock: true },
    ),
    series: choice(['single', 2, 3, 4, 5, 6], 'single', { label: 'Games in a row', rule: 'CR-9.9', unit: 'games' }),
    startSeat: choice(['random', 1, 2, 3, 4, 5, 6], 'random', { label: 'Start player', rule: 'CR-1.8' }),
    lateDraw: choice(['perCard', 'sameDeck'], 'perCard', { label: 'Second card of a late turn', rule: 'CR-2.12' }),
    sabotageOnMiss: choice(['final', 'reroll'], 'final', { label: 'A sabotaged first miss', rule: 'CR-4.11' }),
    segmentOrder: choice(['shuffled', 'ascending'], 'shuffled', { label: 'Order of the segments', rule: 'CR-5.6' }),
    segmentReveal: choice(['onFirstHit', 'onActivate'], 'onFirstHit', { label: 'A segment turns up', rule: 'CR-5.5' }),
    slotCounting: choice(['buildingAndReady', 'buildingOnly'], 'buildingAndReady', {
      label: 'Rockets that need a slot',
      rule: 'CR-3.7',
    }),
    regulatoryReviewOnReady: toggle(false, { label: 'Regulatory Review reaches ready rockets', rule: 'CR-6.16' }),
    alwaysAskCounter: toggle(true, { label: 'Ask every target of Diplomatic Pressure', rule: 'CR-7.10', tells: false }),
    distance: int(18, { min: 6, max: 40 }, { label: 'Start distance', rule: 'CR-1.5', unit: 'steps' }),
    movementDeck: numbers(
      { ones: 4, twos: 4, threes: 4 },
      { ...count, holds: ({ ones, twos, threes }) => ones + twos + threes > 0 },
      { label: 'Movement cards 1 / 2 / 3', rule: 'CR-R1' },
    ),
    firstStrength: int(4, { min: 2, max: 4 }, { label: 'Weakest segment', rule: 'CR-1.4' }),
    lateGameAt: int(9, { min: 0, max: 40 }, { label: 'Late game from distance', rule: 'CR-2.5' }),
    fundingSteps: numbers(
      { far: 13, near: 7 },
      { min: 1, max: 40, holds: ({ far, near }) => far > near, text: 'far greater than near' },
      { label: 'Funding Pressure far / near', rule: 'CR-6.13' },
    ),
    startCubes: int(20, { min: 0, max: 60 }, { label: 'Start cubes', rule: 'CR-1.2', unit: 'cubes' }),
    laterCubes: int(
      0,
      { min: 0, max: 10 },
      { label: 'More for each place in the turn order', rule: 'CR-1.2a', unit: 'cubes' },
    ),
    baseIncome: int(5, { min: 0, max: 15 }, { label: 'Base income', rule: 'CR-2.2', unit: 'cubes a turn' }),
  },
  {
    presets: {
      classic: {},
      /** CR-1.2a: as measured, nobody's place in the turn order is worth much then. */
      balanced: LEVEL,
      quick: QUICK,
      quickBalanced: { ...QUICK, ...LEVEL },
    },
    presetWords: {
      classic: { name: 'classic', about: 'The whole race for two to four: the comet starts 18 steps away.' },
      balanced: { name: 'balanced', about: 'Like classic, but whoever comes later in the turn order has more cubes.' },
      quick: { name: 'quick', about: 'Shorter, and for up to six: the comet starts nearer and moves faster.' },
      quickBalanced: {
        name: 'quick balanced',
        about: 'Like quick, but whoever comes later in the turn order has more cubes.',
      },
    },
  },
)

export type Options = OptionsOf<typeof form>

const fromZero = choice(['random', 0, 1, 2, 3, 4, 5], 'random', { label: 'Start player', rule: 'CR-1.8' })

/** Version 1 counted seats from 0 and knew no series; up to version 2 nobody had more cubes than others. */
export const olderOptions = {
  1: form.older({ startSeat: fromZero, series: null, laterCubes: null }),
  2: form.older({ laterCubes: null }),
}

/** CR-1.1: how many players a preset seats at most. */
export const MOST_SEATS: Readonly<Record<Options['preset'], number>> = {
  classic: 4,
  balanced: 4,
  quick: 6,
  quickBalanced: 6,
}
