import { seatOf } from '@starboard/kernel'
import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { BackyardRocketeers } from '../rules/state.ts'

const YOU = seatOf(0)
const QUARK = seatOf(1)

type Steps = Lesson<BackyardRocketeers>['steps']

const theStreet: Steps = [
  {
    say: 'Welcome to the street! You build a rocket in your backyard, fly it to Mars and set up a base there. First come, first served.',
    point: 'my-rocket',
  },
  {
    say: 'Mrs Quark next door does the same. She is a nice lady, as long as you are behind.',
    point: 'seat 2',
  },
]

const onEarth: Steps = [
  {
    say: 'Nothing stands without a Launch Pad: place it. You may place one component a turn.',
    press: ['Launch Pad', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'launch-pad@1' }],
    refuse: 'All in good time: the Launch Pad comes first.',
  },
  {
    say: 'That was your placement. End your turn.',
    press: ['End turn'],
    expect: [{ kind: 'endActions' }],
    refuse: 'One component a turn! End your turn.',
    luck: ['improvised-stabilizer-fins@1'],
    others: [
      { seat: QUARK, does: { kind: 'placeComponent', card: 'launch-pad@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: ['extra-large-fuel-tank@1'] },
    ],
    meanwhile: 'Mrs Quark builds as well.',
  },
  {
    say: 'A rocket needs four parts. Begin with the Fuselage: Second-hand, so it fails a launch only on a 1. Your turn then ends by itself.',
    press: ['Second-hand Fuselage', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'second-hand-fuselage@1' }],
    refuse: 'Begin with the Fuselage: everything else is screwed to it.',
    others: [
      { seat: YOU, does: { kind: 'endActions' }, luck: ['large-fuel-tank@1'] },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'improvised-fuselage@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: ['anti-asteroid-system@1'] },
    ],
    meanwhile: 'Hers is Improvised: it fails on 1 or 2.',
  },
  {
    say: 'Now the Nose Cone. Cutting Edge never fails at all!',
    press: ['Cutting Edge Nose Cone', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'cutting-edge-nose-cone@1' }],
    refuse: 'Take the best part you have: the Cutting Edge Nose Cone.',
    others: [
      { seat: YOU, does: { kind: 'endActions' }, luck: ['small-fuel-tank@1'] },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'improvised-thruster@1' } },
      { seat: QUARK, does: { kind: 'playSabotage', card: 'shoot-an-rpg@1', target: YOU, part: 'fuselage' } },
    ],
    meanwhile: 'What is she carrying there?',
  },
]

const theAttack: Steps = [
  {
    say: 'She shoots at your Fuselage! Whoever is attacked may answer, and you hold Newton’s Third Law. Use it.',
    press: ['Reflect it'],
    expect: [{ kind: 'react', with: 'newton', against: 'shoot-an-rpg@1', from: QUARK }],
    refuse: 'And let her blow up your Fuselage? Answer with Newton’s Third Law!',
  },
  {
    say: 'Action equals reaction: the rocket turns round, and now you choose the part. Her Thruster, if you please.',
    press: ['Improvised Thruster strength', 'Choose it'],
    expect: [{ kind: 'reflectChoice', part: 'thruster' }],
    refuse: 'Tempting. But without a Thruster she goes nowhere.',
    others: [{ seat: QUARK, does: { kind: 'endActions' }, luck: ['slingshot@1'] }],
    meanwhile: 'Bang. The nice lady says a word.',
  },
]

const theLaunch: Steps = [
  {
    say: 'Back to work: the Stabilizer Fins.',
    press: ['Second-hand Stabilizer Fins', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'second-hand-stabilizer-fins@1' }],
    refuse: 'The Fins are missing, and they are in your hand.',
    others: [
      { seat: YOU, does: { kind: 'endActions' }, luck: ['second-hand-thruster@1'] },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'improvised-nose-cone@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: ['large-fuel-tank@1'] },
    ],
  },
  {
    say: 'The fourth part, the Thruster. An Improvised one: a shaky rocket now, or a sound one later? Now!',
    press: ['Improvised Thruster', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'improvised-thruster@1' }],
    refuse: 'Only the Thruster is missing.',
  },
  {
    say: 'A launch needs 100% fuel. An Extra Large Fuel Tank brings 50% …',
    press: ['Extra Large Fuel Tank', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'extra-large-fuel-tank@1' }],
    refuse: 'The gauge is empty: the Extra Large Fuel Tank.',
  },
  {
    say: '… and another one the rest. At this table tanks do not count as your placement.',
    press: ['Extra Large Fuel Tank', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'extra-large-fuel-tank@1' }],
    refuse: 'Half full is not full: the second Extra Large Fuel Tank.',
  },
  {
    say: 'Count down and launch! Each part rolls a die; the Thruster fails on 1 or 2.',
    press: ['Launch'],
    expect: [{ kind: 'launch' }],
    refuse: 'Everything is ready. Launch!',
    luck: [
      4,
      2,
      3,
      'warp-drive-generator@2',
      'drag-chute@2',
      'space-gas-station@2',
      1,
      2,
      2,
      'x-ray-machine@1',
      'staging@1',
    ],
    others: [
      { seat: QUARK, does: { kind: 'placeComponent', card: 'second-hand-thruster@1' } },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'large-fuel-tank@1' } },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'small-fuel-tank@1' } },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'small-fuel-tank@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: [4, 'teleport@2'] },
    ],
    meanwhile: 'Three, two, one …',
  },
]

const inSpace: Steps = [
  {
    say: 'You are in space, Level 2, with new cards. Mars is 50 km away, and your tanks are empty again: fill up at the Space Gas Station.',
    press: ['Space Gas Station', 'Play it'],
    expect: [{ kind: 'playAbility', card: 'space-gas-station@2' }],
    refuse: 'Without fuel nothing moves up here: the Space Gas Station.',
  },
  {
    say: 'Your Thruster would cruise there, 6 km a turn. But you have a Warp Drive Generator: 50 km at once.',
    press: ['Warp Drive Generator', 'Play it'],
    expect: [{ kind: 'playAbility', card: 'warp-drive-generator@2' }],
    refuse: 'Why take the slow lane? The Warp Drive Generator!',
  },
  {
    say: 'You are in orbit. End your turn, and you go down.',
    press: ['End turn'],
    expect: [{ kind: 'endActions' }],
    refuse: 'Nothing more to do up here: end your turn.',
  },
  {
    say: 'A crash would be the end. One die, one more for your nose cone, and the Drag Chute adds two: the best one counts. Open it and land!',
    press: ['Land with 1 Drag Chute'],
    expect: [{ kind: 'commitLanding', chutes: 1, shields: 0, hidden: 0 }],
    hasAllChoices: true,
    refuse: 'Not without the Drag Chute!',
    luck: [
      1,
      2,
      1,
      5,
      'geothermal-power-plant@3',
      'cutting-edge-mars-rover@3',
      'deep-space-array@3',
      'large-fuel-tank@1',
      'small-fuel-tank@1',
    ],
    others: [
      { seat: QUARK, does: { kind: 'placeComponent', card: 'improvised-stabilizer-fins@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: ['satellite-dish@3'] },
    ],
    meanwhile: 'Hold on …',
  },
]

const onMars: Steps = [
  {
    say: 'Mars! Three gauges decide: 100% power, 20 km of explored ground and a signal of 3, at the end of a turn of yours.',
    point: 'mars',
  },
  {
    say: 'Power first. A Geothermal Power Plant makes 50% a turn, from your next turn on.',
    press: ['Geothermal Power Plant', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'geothermal-power-plant@3' }],
    refuse: 'That has time until the next turn. Power first!',
    others: [
      { seat: YOU, does: { kind: 'endActions' }, luck: ['resource-raid@1', 'large-fuel-tank@1'] },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'large-fuel-tank@1' } },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'large-fuel-tank@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: ['windmill-generator@3'] },
    ],
    meanwhile: 'Mrs Quark is catching up: whoever is behind draws more.',
  },
  {
    say: 'Now the ground: the Cutting Edge Mars Rover drives 7 km a turn, unless it rolls a 1.',
    press: ['Cutting Edge Mars Rover', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'cutting-edge-mars-rover@3' }],
    refuse: 'Somebody has to look around here: the rover.',
    others: [
      { seat: YOU, does: { kind: 'endActions' }, luck: [4, 'hostile-takeover@1', 'small-fuel-tank@1'] },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'small-fuel-tank@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: ['repair-kit@3'] },
    ],
    meanwhile: 'Off it goes: 7 km, and 50% power.',
  },
  {
    say: 'One part is missing, and it brings a signal of 3 all by itself: the Deep Space Array.',
    press: ['Deep Space Array', 'Place it'],
    expect: [{ kind: 'placeComponent', card: 'deep-space-array@3' }],
    refuse: 'Phone home first: the Deep Space Array.',
    others: [
      { seat: YOU, does: { kind: 'endActions' }, luck: [3, 'switch-parts@1', 'supernova@1'] },
      { seat: QUARK, does: { kind: 'placeComponent', card: 'staging@1' } },
      { seat: QUARK, does: { kind: 'endActions' }, luck: ['power-surge@3'] },
    ],
    meanwhile: '14 km, 100%, signal 3. One turn more!',
  },
  {
    say: 'If the rover rolls anything but a 1 it has its 20 km. End your turn, and cross your fingers.',
    press: ['End turn'],
    expect: [{ kind: 'endActions' }],
    refuse: 'All is set. End your turn!',
    luck: [2],
    meanwhile: 'Roll, rover, roll …',
  },
]

/** Earth with one attack, a short flight, and a base that is ready in three turns. */
export const steps: Steps = [...theStreet, ...onEarth, ...theAttack, ...theLaunch, ...inSpace, ...onMars]
