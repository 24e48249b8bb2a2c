import type { AbilityRow } from './row.ts'

/** Section 2.3: single use. */

type Plain = Pick<AbilityRow, 'name' | 'copies' | 'effect' | 'text'> & Partial<AbilityRow>

const onEarth = (row: Plain): AbilityRow => ({ type: 'ability', levels: [1], covert: 'never', counters: [], ...row })
const inSpace = (row: Plain): AbilityRow => onEarth({ levels: [2], ...row })
const onMars = (row: Plain): AbilityRow => onEarth({ levels: [3], ...row })

const EVERYWHERE = [1, 2, 3] as const
const HIDDEN_FALL_TO = ['security-audit', 'hostile-takeover']

export const ABILITIES = {
  'x-ray-machine': onEarth({
    name: 'X-Ray Machine',
    copies: [3, 0, 0],
    effect: { kind: 'xRay' },
    text: 'Find every bomb aimed at you, or every bomb that one opponent hides.',
  }),
  slingshot: onEarth({
    name: 'Slingshot',
    copies: [4, 0, 0],
    effect: { kind: 'slingshot', km: 10 },
    text: 'Your next successful launch starts 10 km nearer, and your first cruise goes 10 km farther.',
  }),
  'reverse-engineering': onEarth({
    name: 'Reverse Engineering',
    copies: [2, 0, 0],
    levels: [1, 3],
    reaches: EVERYWHERE,
    effect: { kind: 'tierDown' },
    text: 'All tiered components of an opponent at your level drop a tier; Improvised ones break.',
  }),
  'r-and-d-team': onEarth({
    name: 'R&D Team',
    copies: [2, 0, 0],
    levels: [1, 3],
    effect: { kind: 'tierUp' },
    text: 'All your tiered components rise a tier.',
  }),
  supernova: onEarth({
    name: 'Supernova',
    copies: [1, 0, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'supernova' },
    text: 'Destroy all face-up enhancements of an opponent.',
  }),
  'parallel-universe': onEarth({
    name: 'Parallel Universe',
    copies: [1, 0, 0],
    reaches: [1],
    effect: { kind: 'exchangeParts', most: 3 },
    text: 'Exchange 1 to 3 of your parts one for one with theirs.',
    counters: ['enigma-machine'],
  }),
  'security-audit': onEarth({
    name: 'Security Audit',
    copies: [2, 0, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'audit' },
    text: 'An opponent turns over one face-down card of their choice.',
  }),
  'insurance-policy': onEarth({
    name: 'Insurance Policy',
    copies: [2, 0, 0],
    covert: 'always',
    effect: { kind: 'insurance', keeps: 2 },
    text: 'When your rocket is destroyed on Earth: keep up to 2 parts.',
    counters: HIDDEN_FALL_TO,
  }),
  'laser-cannon': inSpace({
    name: 'Laser Cannon',
    copies: [0, 2, 1],
    levels: [2, 3],
    reaches: [2, 3],
    effect: { kind: 'laser' },
    text: 'Hit a rocket part in space or on Mars, or destroy a rover, or shoot an Asteroid Storm aimed at you.',
  }),
  'warp-drive-generator': inSpace({
    name: 'Warp Drive Generator',
    copies: [0, 2, 0],
    effect: { kind: 'fly', km: 50, needs: 1, costs: 0 },
    text: '50 km forward. Needs fuel.',
  }),
  teleport: inSpace({
    name: 'Teleport',
    copies: [0, 3, 0],
    effect: { kind: 'fly', km: 10, needs: 1, costs: 0 },
    text: '10 km forward. Needs fuel.',
  }),
  'space-gas-station': inSpace({
    name: 'Space Gas Station',
    copies: [0, 3, 0],
    effect: { kind: 'fuel', percent: 30 },
    text: '+30% space fuel.',
  }),
  'emergency-thrusters': inSpace({
    name: 'Emergency Thrusters',
    copies: [0, 3, 0],
    effect: { kind: 'fly', km: 15, needs: 20, costs: 20 },
    text: '15 km forward for 20% fuel.',
  }),
  'asteroid-mining': inSpace({
    name: 'Asteroid Mining',
    copies: [0, 1, 0],
    effect: { kind: 'mine', percent: 20, dice: 3 },
    text: '+20% fuel, then three dice: as many km forward.',
  }),
  'drag-chute': inSpace({
    name: 'Drag Chute',
    copies: [0, 3, 0],
    effect: { kind: 'landing', dice: 2 },
    text: 'At your landing: two more dice, keep the highest.',
  }),
  'repair-kit': onMars({
    name: 'Repair Kit',
    copies: [0, 0, 3],
    effect: { kind: 'repair' },
    text: 'A broken rover works again, whoever owns it.',
  }),
  'signal-booster': onMars({
    name: 'Signal Booster',
    copies: [0, 0, 2],
    effect: { kind: 'boostSignal', signal: 1 },
    text: 'Signal +1 for the check at the end of this turn.',
  }),
  'power-surge': onMars({
    name: 'Power Surge',
    copies: [0, 0, 2],
    effect: { kind: 'surge', percent: 30 },
    text: '+30% power at once.',
  }),
  'newtons-third-law': onEarth({
    name: 'Newton’s Third Law',
    copies: [1, 1, 1],
    levels: EVERYWHERE,
    effect: { kind: 'newton' },
    text: 'When a sabotage card is aimed at you on another’s turn: they suffer it instead.',
  }),
  'heat-shield': inSpace({
    name: 'Heat Shield',
    copies: [0, 2, 1],
    levels: [2, 3],
    covert: 'always',
    effect: { kind: 'landing', dice: 1 },
    text: 'Face down: cancels Cosmic Rays. At your landing, also from hand: one more die.',
    counters: HIDDEN_FALL_TO,
  }),
} satisfies Readonly<Record<string, AbilityRow>>
