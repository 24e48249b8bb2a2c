import { choice, decimal, file, int, type OptionsOf, optionForm, toggle } from '@starboard/kernel'
import { simulation2 } from '../data/scripts/simulation-2.ts'
import { CARRIED_STRUCTURES, COMPUTER_RULES, KNOCKED_OUT_RULES, VISUAL_SCALES } from './mission.ts'
import { ROLES } from './roles.ts'

/** SA-1.5 */
const COLOURS = ['white', 'yellow', 'both'] as const
export type Colour = (typeof COLOURS)[number]

/** SA-2.24: made by the generator, or one of the finished scripts. */
const MISSIONS = [
  'simple',
  'advanced',
  'duckling',
  'testRun',
  'simulation-2',
  'mission-adv-1',
  'duckling-1',
  'duckling-2',
] as const

const MOST_SCRIPT = 20_000

/** Section 7. */
export const form = optionForm(
  {
    mission: choice(MISSIONS, 'simple', { label: 'Mission', rule: 'SA-2.24' }),
    script: file(
      {
        most: MOST_SCRIPT,
        samples: [{ name: 'own.json', text: JSON.stringify({ ...simulation2, title: 'Our own' }) }],
      },
      { label: 'A script of your own', rule: 'SA-12.12', hidden: true },
    ),
    untimed: toggle(false, { label: 'The clock stands and the captain goes on', rule: 'SA-2.20' }),
    clockScale: decimal(
      1,
      { min: 0.5, max: 3, step: 0.05 },
      { label: 'All times of the script times', rule: 'SA-2.20' },
    ),
    commonThreats: choice(COLOURS, 'white', { label: 'Common threats', rule: 'SA-1.5' }),
    seriousThreats: choice(COLOURS, 'white', { label: 'Serious threats', rule: 'SA-1.5' }),
    threatLevel: int(
      0,
      { min: 3, max: 12, also: [0] },
      { label: 'Threat level', rule: 'SA-12.6', unit: '0 = as usual' },
    ),
    shipProfile: choice(['classic', 'manual'], 'classic', { label: 'Figures of the big ship', rule: 'SA-R1' }),
    computerRule: choice(['auto', ...COMPUTER_RULES], 'auto', { label: 'Computer', rule: 'SA-R3' }),
    visualScale: choice(VISUAL_SCALES, 'linear', { label: 'Points for visual confirmation', rule: 'SA-5.18' }),
    heroicDeck: choice(['mixed8', 'classic6', 'manual6', 'none'], 'mixed8', { label: 'Heroic cards', rule: 'SA-R14' }),
    allKnockedOut: choice(KNOCKED_OUT_RULES, 'lose', { label: 'Everybody knocked out', rule: 'SA-R30' }),
    tripping: toggle(true, { label: 'Tripping', rule: 'SA-4.13' }),
    tripSeconds: int(6, { min: 3, max: 15 }, { label: 'Time to trip', rule: 'SA-4.14', unit: 'seconds' }),
    transferSeconds: int(
      0,
      { min: 8, max: 30, also: [0] },
      { label: 'Time for a data transfer', rule: 'SA-2.19', unit: 'seconds, 0 = as in the script' },
    ),
    openBoards: toggle(false, { label: 'Everybody sees all boards', rule: 'SA-2.5', tells: true }),
    pause: choice(['off', 'vote'], 'off', { label: 'Pauses', rule: 'SA-2.21' }),
    handicaps: choice(['auto', 'on', 'off'], 'auto', { label: 'Handicaps of threats', rule: 'SA-11.1c' }),
    campaign: choice(['single', 'two', 'three'], 'single', { label: 'One mission, or a campaign', rule: 'SA-10.1' }),
    campaignBonus: choice(['tiers', 'additive'], 'tiers', { label: 'Bonus of a campaign', rule: 'SA-R35' }),
    carriedStructure: choice(CARRIED_STRUCTURES, 'double', { label: 'Unrepaired structure', rule: 'SA-R29' }),
    maxRepairsPerZone: int(
      0,
      { min: 1, max: 6, also: [0] },
      { label: 'Repairs in one zone between missions', rule: 'SA-R33', unit: '0 = no limit' },
    ),
    resolutionSpeed: choice(['stepped', '1x', '2x', '4x', 'instant'], 'stepped', {
      label: 'What really happened',
      rule: 'SA-4.14',
    }),
  },
  {
    presets: {
      standard: {},
      firstFlight: { mission: 'testRun', untimed: true },
      longMission: { mission: 'advanced' },
      littleDuckling: { mission: 'duckling' },
      campaign: { campaign: 'three' },
    },
    presetWords: {
      standard: { name: 'standard', about: 'A simple mission against the clock, in two phases.' },
      firstFlight: { name: 'first flight', about: 'An easy test run without a clock, with a word of advice.' },
      longMission: { name: 'long mission', about: 'An advanced mission: ten minutes, three phases, more threats.' },
      littleDuckling: { name: 'little duckling', about: 'A mission on the smaller ship, the Little Duckling.' },
      campaign: { name: 'campaign', about: 'Three missions with one ship, and repairs in between.' },
    },
  },
)

export type Options = OptionsOf<typeof form>

/** SA-1.3: what somebody asks for in the lobby. */
export const seatForm = optionForm({
  role: choice(['any', ...ROLES], 'any', { label: 'Role', rule: 'SA-1.3' }),
})

export type SeatOptions = OptionsOf<typeof seatForm>
