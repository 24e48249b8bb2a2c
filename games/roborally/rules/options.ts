import { choice, int, type OptionsOf, optionForm, text, toggle } from '@starboard/kernel'
import { COURSE_NAMES } from '../data/courses/names.ts'

/** Almost three times as much as 24 by 24 squares of the usual width take. */
const MOST_COURSE_TEXT = 20_000

export const form = optionForm(
  {
    course: text(
      COURSE_NAMES[0],
      { most: MOST_COURSE_TEXT, samples: COURSE_NAMES },
      { label: 'Course', rule: 'RR-2.6', where: true },
    ),
    series: choice(['single', 'best-of-3'], 'single', { label: 'Races', rule: 'RR-12.7' }),
    seriesCourses: text(
      '',
      { most: 3 * MOST_COURSE_TEXT, samples: [''] },
      { label: 'Courses of the series', rule: 'RR-12.15', where: true },
    ),
    lives: choice(['auto', 1, 2, 3, 4, 5, 6, 7, 8, 9], 'auto', { label: 'Lives', rule: 'RR-2.2' }),
    timerMode: choice(['everyone', 'last-player', 'off'], 'everyone', {
      label: 'Programming clock',
      rule: 'RR-3.7',
      clockOff: 'off',
    }),
    timerSeconds: int(
      30,
      { min: 10, max: 600 },
      { label: 'Time for programming', rule: 'RR-3.7', unit: 'seconds', clock: true },
    ),
    reentrySeconds: int(
      15,
      { min: 5, max: 120 },
      { label: 'Time for coming back', rule: 'RR-10.6', unit: 'seconds', clock: true },
    ),
    filmSeconds: int(
      45,
      { min: 0, max: 180 },
      { label: 'Longest wait for the film', rule: 'RR-3.14', unit: 'seconds, 0 = no wait', live: true },
    ),
    placement: choice(['free', 'final'], 'free', { label: 'A placed card', rule: 'RR-3.6' }),
    repair: choice(['all', 'one'], 'all', { label: 'A repair site takes away', rule: 'RR-10.2' }),
    checkpointRepairs: choice(['none', 'one', 'all'], 'none', { label: 'Checkpoints repair', rule: 'RR-10.3' }),
    archiveOn: choice(['checkpoints', 'any'], 'checkpoints', { label: 'The archive moves on', rule: 'RR-8.4' }),
    powerDownNeeds: choice(['nothing', 'damage'], 'nothing', { label: 'A power down needs', rule: 'RR-11.1' }),
    poweredDownFires: choice(['no', 'yes'], 'no', { label: 'Powered-down robots fire', rule: 'RR-7.3' }),
    reentryPowerDown: choice(['announced', 'any'], 'announced', { label: 'Coming back powered down', rule: 'RR-11.7' }),
    reentrySight: int(
      3,
      { min: 0, max: 3 },
      { label: 'Clear sight when coming back', rule: 'RR-10.8', unit: 'squares' },
    ),
    lastRobot: choice(['wins', 'must-finish'], 'wins', { label: 'The last robot', rule: 'RR-12.2' }),
    playOn: toggle(false, { label: 'Race on for the places', rule: 'RR-12.11' }),
    turnLimit: int(
      100,
      { min: 20, max: 500, also: [0] },
      { label: 'Turn limit', rule: 'RR-12.5', unit: 'turns, 0 = none' },
    ),
    dockOrder: choice(['random', 'seat'], 'random', { label: 'Docks', rule: 'RR-2.3' }),
  },
  {
    presets: {
      seed: {},
      'official 2005': {
        timerMode: 'last-player',
        repair: 'one',
        checkpointRepairs: 'one',
        archiveOn: 'any',
        powerDownNeeds: 'damage',
        reentryPowerDown: 'any',
        lastRobot: 'must-finish',
      },
      relaxed: { timerMode: 'last-player', timerSeconds: 90 },
      tournament: { series: 'best-of-3', placement: 'final' },
    },
    presetWords: {
      seed: { name: 'house rules', about: 'As this rulebook has it: half a minute to program, for everybody.' },
      'official 2005': {
        name: 'official 2005',
        about: 'As in the edition of 2005: a clock for the last one only, and repairs take away one damage.',
      },
      relaxed: { name: 'relaxed', about: 'Only the last one to program has a clock, of a minute and a half.' },
      tournament: { name: 'tournament', about: 'The best of three races, and a placed card stays where it is.' },
    },
    /** RR-12.10 */
    implied: (given): { placement?: 'final' } => (given.series === 'best-of-3' ? { placement: 'final' } : {}),
  },
)

export type Options = OptionsOf<typeof form>
