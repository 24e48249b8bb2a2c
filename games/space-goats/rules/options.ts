import { choice, int, type OptionsOf, optionForm, text, toggle } from '@starboard/kernel'
import { SAMPLE_SET } from './card-set.sample.ts'

/** Section 3.8: what changes by default when the automatic choices are on. */
const ENGINE = {
  startSeat: 1,
  passRule: 'onlyIfStuck',
  seekingRocket: 'asStandard',
  boxLimits: false,
  limitTie: 'earliestSeat',
} as const

/** Section 7. */
export const form = optionForm(
  {
    autoChoices: toggle(false, { label: 'Automatic choices', rule: 'SG-8.1' }),
    turnSeconds: int(
      60,
      { min: 0, max: 600 },
      { label: 'Time for an action', rule: 'SG-2.6', unit: 'seconds, 0 = no limit', clock: true },
    ),
    defendSeconds: int(
      20,
      { min: 0, max: 600 },
      { label: 'Time for an answer', rule: 'SG-4.4', unit: 'seconds, 0 = no limit', clock: true },
    ),
    choiceSeconds: int(
      20,
      { min: 0, max: 600 },
      { label: 'Time for a choice', rule: 'SG-4.5', unit: 'seconds, 0 = no limit', clock: true },
    ),
    series: choice(['single', 3, 5, 7], 'single', { label: 'Battles in a row', rule: 'SG-7.9', unit: 'battles' }),
    startSeat: choice(['random', 1, 2, 3, 4, 5, 6, 7, 8], 'random', { label: 'Who starts', rule: 'SG-1.4' }),
    openingDraw: int(
      4,
      { min: 1, max: 4 },
      { label: 'First hand of the start player', rule: 'SG-2.2a', unit: 'cards' },
    ),
    passRule: choice(['free', 'onlyIfStuck'], 'free', { label: 'Passing', rule: 'SG-2.7' }),
    seekingRocket: choice(['weakest', 'asStandard'], 'weakest', { label: 'Seeking Rocket', rule: 'SG-4.6' }),
    empBlockable: toggle(false, { label: 'Reactive cards stop an EMP', rule: 'SG-4.19' }),
    boxLimits: toggle(true, { label: 'Only what is in the box', rule: 'SG-3.5' }),
    wreckageFromRound: int(
      1,
      { min: 1, max: 99, also: [0] },
      { label: 'Wreckage from round', rule: 'SG-7.4', unit: '0 = never' },
    ),
    roundLimit: int(200, { min: 20, max: 1000 }, { label: 'Round limit', rule: 'SG-7.6', unit: 'rounds' }),
    limitTie: choice(['bankThenDraw', 'earliestSeat'], 'bankThenDraw', { label: 'Tie at the limit', rule: 'SG-7.6' }),
    shipsPerPlayer: int(
      0,
      { min: 1, max: 8, also: [0] },
      { label: 'Ships each', rule: 'SG-1.1', unit: '0 = by how many play' },
    ),
    alwaysAskDefence: toggle(true, { label: 'Every defender is asked', rule: 'SG-R30', tells: false }),
    cardSet: text(
      'default',
      { most: 20_000, samples: ['default'], tries: [SAMPLE_SET] },
      { label: 'Cards', rule: 'SG-R25' },
    ),
  },
  {
    presets: {
      tabletop: {},
      /** SG-2.2a: as measured, nobody's place in the turn order is worth much then. */
      balanced: { openingDraw: 1 },
      engine: { autoChoices: true, ...ENGINE, turnSeconds: 0, defendSeconds: 0, choiceSeconds: 0 },
    },
    presetWords: {
      tabletop: { name: 'tabletop', about: 'You make every choice yourself.' },
      balanced: {
        name: 'balanced',
        about: 'Like tabletop, but in the first round the start player draws one card, the next one two, and so on.',
      },
      engine: {
        name: 'automatic',
        about: 'You choose what to play, and at whom. The game makes all smaller choices, always alike.',
      },
    },
    implied: ({ autoChoices }) => (autoChoices === true ? ENGINE : {}),
  },
)

export type Options = OptionsOf<typeof form>

/** Version 1 knew no series; up to version 2 everybody's first hand was alike. */
export const olderOptions = {
  1: form.older({ series: null, openingDraw: null }),
  2: form.older({ openingDraw: null }),
}
