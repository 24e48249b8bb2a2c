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
    turnSeconds: int(60, { min: 0, max: 600 }, { label: 'Time for an action', rule: 'SG-2.6', unit: 's', clock: true }),
    defendSeconds: int(
      20,
      { min: 0, max: 600 },
      { label: 'Time for an answer', rule: 'SG-4.4', unit: 's', clock: true },
    ),
    choiceSeconds: int(
      20,
      { min: 0, max: 600 },
      { label: 'Time for a choice', rule: 'SG-4.5', unit: 's', clock: true },
    ),
    startSeat: choice(['random', 1, 2, 3, 4, 5, 6, 7, 8], 'random', { label: 'Who starts', rule: 'SG-1.4' }),
    passRule: choice(['free', 'onlyIfStuck'], 'free', { label: 'Passing', rule: 'SG-2.7' }),
    seekingRocket: choice(['weakest', 'asStandard'], 'weakest', { label: 'Seeking Rocket', rule: 'SG-4.6' }),
    empBlockable: toggle(false, { label: 'Reactive cards stop an EMP', rule: 'SG-4.19' }),
    boxLimits: toggle(true, { label: 'Only what is in the box', rule: 'SG-3.5' }),
    wreckageFromRound: int(
      1,
      { min: 1, max: 99, also: [0] },
      { label: 'Wreckage from round (0 = never)', rule: 'SG-7.4' },
    ),
    roundLimit: int(200, { min: 20, max: 1000 }, { label: 'Round limit', rule: 'SG-7.6' }),
    limitTie: choice(['bankThenDraw', 'earliestSeat'], 'bankThenDraw', { label: 'Tie at the limit', rule: 'SG-7.6' }),
    shipsPerPlayer: int(0, { min: 1, max: 8, also: [0] }, { label: 'Ships each (0 = by players)', rule: 'SG-1.1' }),
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
      engine: { autoChoices: true, ...ENGINE, turnSeconds: 0, defendSeconds: 0, choiceSeconds: 0 },
    },
    implied: ({ autoChoices }) => (autoChoices === true ? ENGINE : {}),
  },
)

export type Options = OptionsOf<typeof form>
