import type { EnhancementRow } from './row.ts'

/** Section 2.4: they stay in play. */

type Plain = Pick<EnhancementRow, 'name' | 'copies' | 'effect' | 'text'> & Partial<EnhancementRow>

const NOVA = ['supernova']

const onEarth = (row: Plain): EnhancementRow => ({
  type: 'enhancement',
  levels: [1],
  covert: 'never',
  counters: NOVA,
  ...row,
})
const inSpace = (row: Plain): EnhancementRow => onEarth({ levels: [2], ...row })
const onMars = (row: Plain): EnhancementRow => onEarth({ levels: [3], ...row })

export const ENHANCEMENTS = {
  'intelligence-agency': onEarth({
    name: 'Intelligence Agency',
    copies: [3, 0, 0],
    effect: { kind: 'seesBombs' },
    text: 'You see every bomb aimed at you, and who planted it.',
  }),
  'enigma-machine': onEarth({
    name: 'Enigma Machine',
    copies: [2, 0, 0],
    covert: 'maybe',
    effect: { kind: 'hidesParts' },
    text: 'Face up it hides your parts: no RPG, bomb or swap finds them until you launch.',
    counters: [...NOVA, 'security-audit', 'hostile-takeover'],
  }),
  'solar-sail': onEarth({
    name: 'Solar Sail',
    copies: [2, 2, 0],
    levels: [1, 2],
    effect: { kind: 'sail' },
    text: 'With Solar Wind your moves in space are 40% longer instead of 20%.',
  }),
  'solar-wind': inSpace({
    name: 'Solar Wind',
    copies: [0, 2, 0],
    effect: { kind: 'wind' },
    text: 'Your moves in space are 20% longer.',
  }),
  'spy-satellite': inSpace({
    name: 'Spy Satellite',
    copies: [0, 2, 0],
    effect: { kind: 'seesHands' },
    text: 'You see all hands, but no card that can be hidden.',
    counters: ['missile-attack', ...NOVA],
  }),
  'ion-thrusters': inSpace({
    name: 'Ion Thrusters',
    copies: [0, 2, 0],
    effect: { kind: 'cruise', km: 3 },
    text: '3 km a turn, even without fuel.',
  }),
  'thermal-radiation-meter': inSpace({
    name: 'Thermal Radiation Meter',
    copies: [0, 2, 0],
    effect: { kind: 'immune', to: 'cosmic-rays' },
    text: 'No Cosmic Rays for you.',
  }),
  'long-range-radar': inSpace({
    name: 'Long Range Radar',
    copies: [0, 2, 0],
    effect: { kind: 'immune', to: 'asteroid-storm' },
    text: 'No Asteroid Storm for you.',
  }),
  'uhf-transceiver': inSpace({
    name: 'UHF Transceiver',
    copies: [0, 2, 0],
    effect: { kind: 'immune', to: 'cyber-attack' },
    text: 'No Cyber Attack for you.',
  }),
  'anti-matter-propulsion': inSpace({
    name: 'Anti-Matter Propulsion',
    copies: [0, 2, 0],
    effect: { kind: 'fuelEachTurn', percent: 20, turns: 5 },
    text: '+20% fuel at the start of your next 5 turns.',
  }),
  'sky-crane': inSpace({
    name: 'Sky Crane',
    copies: [0, 2, 0],
    effect: { kind: 'landsSafely' },
    text: 'You land without a roll.',
  }),
  'all-terrain-wheels': onMars({
    name: 'All-Terrain Wheels',
    copies: [0, 0, 2],
    effect: { kind: 'wheels', km: 2 },
    text: 'Each rover that moves goes 2 km farther.',
  }),
  'backup-rover': onMars({
    name: 'Backup Rover',
    copies: [0, 0, 2],
    covert: 'always',
    effect: { kind: 'backupRover', km: 4 },
    text: 'Rolls out when your last rover fails: 4 km a turn, never breaks down.',
    counters: ['laser-cannon', ...NOVA, 'security-audit', 'hostile-takeover'],
  }),
  'signal-amplifier': onMars({
    name: 'Signal Amplifier',
    copies: [0, 0, 2],
    effect: { kind: 'amplifier', signal: 1 },
    text: 'Each of your antennas gives 1 more signal.',
  }),
  'solar-panel-efficiency': onMars({
    name: 'Solar Panel Efficiency',
    copies: [0, 0, 1],
    effect: { kind: 'panels', percent: 5 },
    text: 'Each solar panel in the sun gives 5% more.',
  }),
} satisfies Readonly<Record<string, EnhancementRow>>
