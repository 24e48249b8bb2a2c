import type { PartKind, Tier } from '../vocabulary.ts'
import type { ComponentRow } from './row.ts'

/** Section 2.1. */

const PARTS_FALL_TO = ['shoot-an-rpg', 'plant-bomb', 'switch-parts', 'reverse-engineering', 'parallel-universe']
const COVERT_PARTS_FALL_TO = [
  'shoot-an-rpg',
  'plant-bomb',
  'switch-parts',
  'parallel-universe',
  'hostile-takeover',
  'security-audit',
]
const ROVERS_FALL_TO = ['rover-sabotage', 'alien-interference', 'laser-cannon']

const LAUNCH: Readonly<Record<Tier, string>> = {
  0: '',
  1: 'Fails a launch on 1-2.',
  2: 'Fails a launch on 1.',
  3: 'Never fails a launch.',
}

type Counted = Pick<ComponentRow, 'name' | 'copies' | 'text'>

const tiered = (part: PartKind, tier: Tier, { name, copies, text }: Counted): ComponentRow => ({
  type: 'component',
  name,
  levels: [1],
  copies,
  covert: 'never',
  effect: { kind: 'part', part, tier, strength: tier },
  text: `${LAUNCH[tier]} ${text}`,
  counters: part === 'fuselage' ? [...PARTS_FALL_TO, 'cosmic-rays'] : PARTS_FALL_TO,
})

const untiered = (part: PartKind, strength: number, { name, copies, text }: Counted): ComponentRow => ({
  type: 'component',
  name,
  levels: [1],
  copies,
  covert: 'maybe',
  effect: { kind: 'part', part, tier: 0, strength },
  text,
  counters: COVERT_PARTS_FALL_TO,
})

const tank = (
  percent: number,
  { name, copies, levels }: Pick<ComponentRow, 'name' | 'copies' | 'levels'>,
): ComponentRow => ({
  type: 'component',
  name,
  levels,
  copies,
  covert: 'never',
  effect: { kind: 'tank', percent },
  text: `+${percent}% fuel: on the pad as your placement, in space at any time.`,
  counters: ['resource-raid'],
})

const onMars = (effect: ComponentRow['effect'], row: Counted, counters: readonly string[]): ComponentRow => ({
  type: 'component',
  ...row,
  levels: [3],
  covert: 'never',
  effect,
  counters,
})

const rover = (tier: Tier, row: Counted): ComponentRow => onMars({ kind: 'rover', tier }, row, ROVERS_FALL_TO)

const solar = (tier: Tier, percent: number, { name, copies }: Pick<Counted, 'name' | 'copies'>): ComponentRow =>
  onMars(
    { kind: 'generator', percent, tier, isSolar: true },
    { name, copies, text: `${percent}% power a turn; dust can cover it.` },
    ['dust-storm', 'power-flow-re-routing'],
  )

const generator = (percent: number, { name, copies }: Pick<Counted, 'name' | 'copies'>): ComponentRow =>
  onMars(
    { kind: 'generator', percent, tier: 0, isSolar: false },
    { name, copies, text: `${percent}% power a turn, whatever the weather.` },
    ['power-flow-re-routing'],
  )

const antenna = (signal: number, { name, copies }: Pick<Counted, 'name' | 'copies'>): ComponentRow =>
  onMars({ kind: 'communication', signal }, { name, copies, text: `Signal +${signal} while it stands.` }, [
    'signal-jammer',
  ])

const HULL = 'Cosmic Rays roll against it.'
const FINS: Readonly<Record<1 | 2 | 3, string>> = {
  1: 'In space: 10 km off course on 1-4.',
  2: 'In space: 10 km off course on 1-2.',
  3: 'In space: never off course.',
}
const CONE: Readonly<Record<1 | 2 | 3, string>> = {
  1: 'Crashes on Mars on 1-2.',
  2: 'Crashes on Mars on 1.',
  3: 'Lands with one more die; crashes on 1.',
}
const cruises = (km: number): string => `Cruises ${km} km a turn while there is fuel.`
const bare = (km: number): string => `Without boosters it cruises ${km} km a turn.`

export const COMPONENTS = {
  'launch-pad': {
    type: 'component',
    name: 'Launch Pad',
    levels: [1],
    copies: [6, 0, 0],
    covert: 'never',
    effect: { kind: 'pad' },
    text: 'Comes first: everything else is built on it. Nothing ever destroys it.',
    counters: [],
  },
  'improvised-fuselage': tiered('fuselage', 1, { name: 'Improvised Fuselage', copies: [6, 0, 0], text: HULL }),
  'second-hand-fuselage': tiered('fuselage', 2, { name: 'Second-hand Fuselage', copies: [4, 0, 0], text: HULL }),
  'cutting-edge-fuselage': tiered('fuselage', 3, { name: 'Cutting Edge Fuselage', copies: [3, 0, 0], text: HULL }),
  'improvised-nose-cone': tiered('nose-cone', 1, { name: 'Improvised Nose Cone', copies: [6, 0, 0], text: CONE[1] }),
  'second-hand-nose-cone': tiered('nose-cone', 2, { name: 'Second-hand Nose Cone', copies: [4, 0, 0], text: CONE[2] }),
  'cutting-edge-nose-cone': tiered('nose-cone', 3, {
    name: 'Cutting Edge Nose Cone',
    copies: [3, 0, 0],
    text: CONE[3],
  }),
  'improvised-stabilizer-fins': tiered('stabilizer-fins', 1, {
    name: 'Improvised Stabilizer Fins',
    copies: [4, 0, 0],
    text: FINS[1],
  }),
  'second-hand-stabilizer-fins': tiered('stabilizer-fins', 2, {
    name: 'Second-hand Stabilizer Fins',
    copies: [4, 0, 0],
    text: FINS[2],
  }),
  'cutting-edge-stabilizer-fins': tiered('stabilizer-fins', 3, {
    name: 'Cutting Edge Stabilizer Fins',
    copies: [3, 0, 0],
    text: FINS[3],
  }),
  'improvised-thruster': tiered('thruster', 1, { name: 'Improvised Thruster', copies: [4, 0, 0], text: bare(6) }),
  'second-hand-thruster': tiered('thruster', 2, { name: 'Second-hand Thruster', copies: [4, 0, 0], text: bare(8) }),
  'cutting-edge-thruster': tiered('thruster', 3, { name: 'Cutting Edge Thruster', copies: [3, 0, 0], text: bare(10) }),
  'improvised-boosters': tiered('boosters', 1, { name: 'Improvised Boosters', copies: [3, 0, 0], text: cruises(10) }),
  'solid-rocket-boosters': tiered('boosters', 2, {
    name: 'Solid Rocket Boosters',
    copies: [3, 0, 0],
    text: cruises(30),
  }),
  'hypergolic-boosters': tiered('boosters', 3, { name: 'Hypergolic Boosters', copies: [2, 0, 0], text: cruises(70) }),
  staging: untiered('staging', 1, {
    name: 'Staging',
    copies: [3, 0, 0],
    text: 'Stands in for a failed thruster at launch. From your 5th turn in space: 15 km more.',
  }),
  'anti-missile-system': untiered('anti-missile', 2, {
    name: 'Anti-Missile System',
    copies: [2, 0, 0],
    text: 'A Missile Attack on you rolls one die instead of three.',
  }),
  'anti-asteroid-system': untiered('anti-asteroid', 2, {
    name: 'Anti-Asteroid System',
    copies: [2, 0, 0],
    text: 'An Asteroid Storm on you rolls one die instead of three.',
  }),
  'small-fuel-tank': tank(10, { name: 'Small Fuel Tank', copies: [5, 4, 2], levels: [1, 2, 3] }),
  'large-fuel-tank': tank(20, { name: 'Large Fuel Tank', copies: [4, 4, 2], levels: [1, 2, 3] }),
  'extra-large-fuel-tank': tank(50, { name: 'Extra Large Fuel Tank', copies: [3, 4, 0], levels: [1, 2] }),
  'improvised-mars-rover': rover(1, {
    name: 'Improvised Mars Rover',
    copies: [0, 0, 4],
    text: '3 km a turn; breaks down on 1-3.',
  }),
  'second-hand-mars-rover': rover(2, {
    name: 'Second-Hand Mars Rover',
    copies: [0, 0, 4],
    text: '5 km a turn; breaks down on 1-2.',
  }),
  'cutting-edge-mars-rover': rover(3, {
    name: 'Cutting Edge Mars Rover',
    copies: [0, 0, 3],
    text: '7 km a turn; breaks down on 1.',
  }),
  'windmill-generator': generator(10, { name: 'Windmill Generator', copies: [0, 0, 3] }),
  'improvised-solar-panels': solar(1, 10, { name: 'Improvised Solar Panels', copies: [0, 0, 4] }),
  'second-hand-solar-panels': solar(2, 20, { name: 'Second-Hand Solar Panels', copies: [0, 0, 3] }),
  'cutting-edge-solar-panels': solar(3, 30, { name: 'Cutting Edge Solar Panels', copies: [0, 0, 3] }),
  'geothermal-power-plant': generator(50, { name: 'Geothermal Power Plant', copies: [0, 0, 2] }),
  'basic-antenna': antenna(1, { name: 'Basic Antenna', copies: [0, 0, 4] }),
  'satellite-dish': antenna(2, { name: 'Satellite Dish', copies: [0, 0, 5] }),
  'deep-space-array': antenna(3, { name: 'Deep Space Array', copies: [0, 0, 2] }),
} satisfies Readonly<Record<string, ComponentRow>>
