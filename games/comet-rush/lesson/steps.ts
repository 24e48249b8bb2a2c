import { seatOf } from '@starboard/kernel'
import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { CometRush } from '../rules/state.ts'

const VEGA = seatOf(1)

type Steps = Lesson<CometRush>['steps']

const STEADY = { kind: 'build', power: 3, accuracy: 3, level: 2 } as const

const theDraft: Steps = [
  {
    say: 'A comet comes for Earth, segment by segment. Whoever lands the last hit on a segment keeps it as a trophy, and its strength is the score.',
    point: 'the comet',
  },
  {
    say: 'First you draft four cards. Economic brings in cubes, and cubes are what rockets are made of: take one.',
    press: ['deck-economic'],
    expect: [{ kind: 'draft', deck: 'economic' }],
    refuse: 'That deck has its turn in a moment. Cubes first: Economic.',
    luck: ['emergency-funding'],
    others: [{ seat: VEGA, does: { kind: 'draft', deck: 'engineering' }, luck: ['warhead-upgrade'] }],
  },
  {
    say: 'Engineering makes better rockets, and better luck. One of those.',
    press: ['deck-engineering'],
    expect: [{ kind: 'draft', deck: 'engineering' }],
    refuse: 'Now Engineering, please.',
    luck: ['flight-adjustment'],
    others: [{ seat: VEGA, does: { kind: 'draft', deck: 'economic' }, luck: ['program-prestige'] }],
  },
  {
    say: 'Espionage spoils the plans of others. Vega draws from it as well.',
    press: ['deck-espionage'],
    expect: [{ kind: 'draft', deck: 'espionage' }],
    refuse: 'A spy is missing in your hand: Espionage.',
    luck: ['resource-seizure'],
    others: [{ seat: VEGA, does: { kind: 'draft', deck: 'espionage' }, luck: ['regulatory-review'] }],
  },
  {
    say: 'The fourth card is yours to choose in a real match. Here, more money cannot hurt.',
    press: ['deck-economic'],
    expect: [{ kind: 'draft', deck: 'economic' }],
    refuse: 'In a real match, gladly. Now Economic once more.',
    luck: ['rocket-salvage'],
    others: [{ seat: VEGA, does: { kind: 'draft', deck: 'espionage' }, luck: ['embargo'] }],
  },
]

const firstRound: Steps = [
  {
    say: 'Your turn begins with 5 cubes of income. Then you draw a card: from Engineering, this time.',
    press: ['deck-engineering'],
    expect: [{ kind: 'draw', deck: 'engineering' }],
    refuse: 'Draw from Engineering: rockets are what you need.',
    luck: ['rocket-calibration'],
  },
  {
    say: 'This is the rocket you would build. Power is its damage, accuracy the highest roll that hits, the level how soon it flies. Build it for 8!',
    press: ['Build for 8'],
    expect: [STEADY],
    refuse: 'First something to launch: build the rocket as it is drawn, for 8 cubes.',
    meanwhile: 'Steady: it is ready in your next turn.',
  },
  {
    say: 'One rocket a turn is all that you may build. End your turn.',
    press: ['End turn'],
    expect: [{ kind: 'endTurn' }],
    refuse: 'Your cards keep. End your turn now, and see what Vega does.',
    others: [
      { seat: VEGA, does: { kind: 'draw', deck: 'economic' }, luck: ['increase-income'] },
      { seat: VEGA, does: STEADY },
      { seat: VEGA, does: { kind: 'endTurn' }, luck: ['movement-1'] },
    ],
    meanwhile: 'Vega builds too. When everybody has had a turn, the comet comes nearer.',
  },
]

const secondRound: Steps = [
  {
    say: 'When the comet arrives the race is over: 7 steps to go, and one, two or three of them each round.',
    point: 'comet',
  },
  {
    say: 'Your rocket is ready. Draw your card first, an Economic one.',
    press: ['deck-economic'],
    expect: [{ kind: 'draw', deck: 'economic' }],
    refuse: 'Another deck would do as well, but take Economic now.',
    luck: ['increase-income'],
  },
  {
    say: 'Now launch! You roll a die: 3 or less hits, for 3 damage.',
    press: ['rocket-1'],
    expect: [{ kind: 'launch', rocket: 1 }],
    refuse: 'Everything is ready for your first launch: the rocket on the pad.',
    luck: [2, 'segment-5'],
    meanwhile: 'Ten, nine, eight …',
  },
  {
    say: 'A hit! The segment turns up: strength 5, and 2 are left. You have nothing ready to finish it: end your turn.',
    press: ['End turn'],
    expect: [{ kind: 'endTurn' }],
    refuse: 'For this lesson let it be: end your turn, and watch what a segment with 2 left is good for.',
    others: [
      { seat: VEGA, does: { kind: 'draw', deck: 'economic' }, luck: ['program-prestige'] },
      { seat: VEGA, does: { kind: 'launch', rocket: 2 }, luck: [1] },
      { seat: VEGA, does: STEADY },
      { seat: VEGA, does: { kind: 'endTurn' }, luck: ['movement-2'] },
    ],
    meanwhile: 'Vega has a rocket ready as well …',
  },
]

const thirdRound: Steps = [
  {
    say: 'She landed the last hit, so the trophy is hers: 5 points. Your 3 damage earned nothing. That is Comet Rush!',
    point: 'seat 2',
  },
  {
    say: 'Draw from Engineering; then prepare your revenge.',
    press: ['deck-engineering'],
    expect: [{ kind: 'draw', deck: 'engineering' }],
    refuse: 'Revenge is built by engineers: draw from Engineering.',
    luck: ['streamlined-assembly'],
  },
  {
    say: 'Playing a card costs nothing. Flight Adjustment gives you a reroll token, for a launch that misses. Play it.',
    press: ['Flight Adjustment', 'Play Flight Adjustment'],
    expect: [{ kind: 'play', card: 'flight-adjustment' }],
    refuse: 'That one keeps. Flight Adjustment is what you will need.',
    meanwhile: 'You have a second chance in your pocket.',
  },
  {
    say: 'And a new rocket, the same as before.',
    press: ['Build for 8'],
    expect: [STEADY],
    refuse: 'No revenge without a rocket: build one for 8.',
  },
  {
    say: 'Vega will shoot at a fresh segment now. Let her do the work: end your turn.',
    press: ['End turn'],
    expect: [{ kind: 'endTurn' }],
    refuse: 'Patience: end your turn, and let Vega shoot first.',
    others: [
      { seat: VEGA, does: { kind: 'draw', deck: 'engineering' }, luck: ['comet-analysis'] },
      { seat: VEGA, does: { kind: 'launch', rocket: 3 }, luck: [3, 'segment-6'] },
      { seat: VEGA, does: STEADY },
      { seat: VEGA, does: { kind: 'endTurn' }, luck: ['movement-2'] },
    ],
    meanwhile: 'Nobody knows how strong the next segment is, until it is hit …',
  },
]

const lastRound: Steps = [
  {
    say: 'It has exactly 3 left, and your rocket does exactly 3. The comet may arrive after this round! Draw, quickly.',
    press: ['deck-economic'],
    expect: [{ kind: 'draw', deck: 'economic' }],
    refuse: 'Any deck, really, but the lesson says Economic.',
    luck: ['international-grant'],
  },
  {
    say: 'This is the moment. Launch!',
    press: ['rocket-4'],
    expect: [{ kind: 'launch', rocket: 4 }],
    refuse: 'Not now, the segment is open: launch!',
    luck: [5],
    meanwhile: 'Three or less …',
  },
  {
    say: 'A 5: missed! But you have a reroll token. Spend it.',
    press: ['Spend'],
    expect: [{ kind: 'reroll', use: true }],
    refuse: 'What else have you saved it for? Spend the token.',
    luck: [2],
    meanwhile: 'Come on …',
  },
  {
    say: 'Stolen back! 6 points for you, 5 for Vega, who has one rocket left. End your turn and hold your breath.',
    press: ['End turn'],
    expect: [{ kind: 'endTurn' }],
    refuse: 'All is done that could be done. End your turn.',
    others: [
      { seat: VEGA, does: { kind: 'draw', deck: 'engineering' }, luck: ['mass-production'] },
      { seat: VEGA, does: { kind: 'launch', rocket: 5 }, luck: [6] },
      { seat: VEGA, does: { kind: 'endTurn' }, luck: ['movement-3'] },
    ],
    meanwhile: 'She launches …',
  },
  {
    say: 'Missed, and the comet is there. Whatever happens to Earth, most points wins: you do. Breaking the last segment of all would be worth 5 more.',
    point: 'seat 1',
  },
]

/** Vega steals the first trophy, so that the reader sees how, and the reader steals the second. */
export const steps: Steps = [...theDraft, ...firstRound, ...secondRound, ...thirdRound, ...lastRound]
