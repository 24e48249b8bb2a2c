import type { SabotageRow } from './row.ts'

/** Section 2.2: single use, aimed at one opponent unless the effect says otherwise. */

const NEWTON = ['newtons-third-law']

type Plain = Pick<SabotageRow, 'name' | 'copies' | 'reaches' | 'effect' | 'text'> & Partial<SabotageRow>

const onEarth = (row: Plain): SabotageRow => ({
  type: 'sabotage',
  levels: [1],
  covert: 'never',
  counters: NEWTON,
  ...row,
})
const inSpace = (row: Plain): SabotageRow => onEarth({ levels: [2], ...row })
const onMars = (row: Plain): SabotageRow => onEarth({ levels: [3], ...row })

const EVERYWHERE = [1, 2, 3] as const

export const SABOTAGE = {
  'plant-bomb': onEarth({
    name: 'Plant Bomb',
    copies: [2, 0, 0],
    covert: 'always',
    reaches: EVERYWHERE,
    effect: { kind: 'hitPart' },
    text: 'Hide it and note a victim. On a later turn: destroy one of the victim’s face-up parts.',
    counters: [
      ...NEWTON,
      'x-ray-machine',
      'security-audit',
      'hostile-takeover',
      'intelligence-agency',
      'enigma-machine',
    ],
  }),
  'shoot-an-rpg': onEarth({
    name: 'Shoot An RPG',
    copies: [3, 0, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'hitPart' },
    text: 'Destroy one face-up part of the target.',
    counters: [...NEWTON, 'enigma-machine'],
  }),
  'industrial-espionage': onEarth({
    name: 'Industrial Espionage',
    copies: [2, 0, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'spyOnHand', turns: 2 },
    text: 'See the target’s hand through two more turns of theirs.',
  }),
  'switch-parts': onEarth({
    name: 'Switch Parts',
    copies: [3, 0, 0],
    reaches: [1],
    effect: { kind: 'swapPart' },
    text: 'Swap one of your parts for theirs of the same kind.',
    counters: [...NEWTON, 'enigma-machine'],
  }),
  'resource-raid': onEarth({
    name: 'Resource Raid',
    copies: [3, 0, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'takeTank' },
    text: 'They give you a fuel tank from hand, if they hold one.',
  }),
  'inspection-delay': onEarth({
    name: 'Inspection Delay',
    copies: [2, 0, 0],
    reaches: [1, 3],
    effect: { kind: 'delay' },
    text: 'They place no component on their next turn.',
  }),
  'hostile-takeover': onEarth({
    name: 'Hostile Takeover',
    copies: [2, 0, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'takeCovert' },
    text: 'They give you one of their face-down cards, of their choice.',
  }),
  'asteroid-storm': inSpace({
    name: 'Asteroid Storm',
    copies: [0, 3, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'barrage', dice: 3, against: 'rocket', defence: 'anti-asteroid', first: null },
    text: 'Three dice against the rocket’s strength; the excess is damage.',
    counters: [...NEWTON, 'anti-asteroid-system', 'long-range-radar', 'laser-cannon'],
  }),
  'space-dust': inSpace({
    name: 'Space Dust',
    copies: [0, 2, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'spaceDust' },
    text: 'One die. 1-4: 1 damage to Improvised parts. 1-2: 2 more to Second-hand ones.',
  }),
  'missile-attack': inSpace({
    name: 'Missile Attack',
    copies: [0, 3, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'barrage', dice: 3, against: 'rocket', defence: 'anti-missile', first: 'spy-satellite' },
    text: 'Shoots down a Spy Satellite; then three dice against the rocket’s strength.',
    counters: [...NEWTON, 'anti-missile-system'],
  }),
  'van-allen-belts': inSpace({
    name: 'Van-Allen Belts',
    copies: [0, 2, 0],
    reaches: [2],
    effect: { kind: 'hold', turns: 2 },
    text: 'Held in place through two more turns of theirs.',
  }),
  'cosmic-rays': inSpace({
    name: 'Cosmic Rays',
    copies: [0, 2, 0],
    reaches: EVERYWHERE,
    effect: { kind: 'barrage', dice: 3, against: 'fuselage', defence: null, first: null },
    text: 'Three dice against the fuselage alone; the excess is damage.',
    counters: [...NEWTON, 'heat-shield', 'thermal-radiation-meter'],
  }),
  wormhole: inSpace({
    name: 'Wormhole',
    copies: [0, 3, 0],
    reaches: [2],
    effect: { kind: 'wormhole', km: 30 },
    text: 'One die. 1-3: 30 km back. 4-6: 30 km forward.',
  }),
  'collision-course': inSpace({
    name: 'Collision Course',
    copies: [0, 2, 0],
    reaches: [2],
    effect: { kind: 'collide', km: 20 },
    text: 'Two neighbours in space, you may be one: both 20 km back.',
  }),
  'cyber-attack': inSpace({
    name: 'Cyber Attack',
    copies: [0, 3, 0],
    reaches: [2],
    effect: { kind: 'push', km: 50 },
    text: '50 km back.',
    counters: [...NEWTON, 'uhf-transceiver'],
  }),
  'tractor-beam': inSpace({
    name: 'Tractor Beam',
    copies: [0, 2, 0],
    reaches: [2],
    effect: { kind: 'push', km: 20 },
    text: '20 km back.',
  }),
  'power-flow-re-routing': onMars({
    name: 'Power Flow Re-routing',
    copies: [0, 0, 2],
    reaches: [3],
    effect: { kind: 'takeGenerator' },
    text: 'Take one of their generators into your hand.',
  }),
  'dust-storm': onMars({
    name: 'Dust Storm',
    copies: [0, 0, 3],
    reaches: [3],
    effect: { kind: 'dust', turns: 3 },
    text: 'Their solar panels give nothing in their next 3 turns.',
  }),
  'alien-interference': onMars({
    name: 'Alien Interference',
    copies: [0, 0, 3],
    reaches: [3],
    effect: { kind: 'loseKm', km: 10 },
    text: 'Whoever has a rover loses 10 km.',
  }),
  'signal-jammer': onMars({
    name: 'Signal Jammer',
    copies: [0, 0, 2],
    reaches: [3],
    effect: { kind: 'jam', signal: 1 },
    text: 'Their signal is 1 less, for good.',
  }),
  'rover-sabotage': onMars({
    name: 'Rover Sabotage',
    copies: [0, 0, 2],
    reaches: [3],
    effect: { kind: 'breakRover', on: 3 },
    text: 'A working rover of theirs breaks down on 1-3.',
  }),
} satisfies Readonly<Record<string, SabotageRow>>
