import { seatOf } from '@starboard/kernel'
import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { Card } from '../rules/cards.ts'
import type { Register, RoboRally } from '../rules/state.ts'
import { dealt, SECOND_HANDS } from './hands.ts'

const BOLT = seatOf(1)

type Steps = Lesson<RoboRally>['steps']

const place = (card: Card, register: Register) => ({ kind: 'place', card, register }) as const
const submit = (...program: readonly Card[]) => ({ kind: 'submit', program: [...program], powerDown: false }) as const

const theHall: Steps = [
  {
    say: 'This is your robot, Anvil. It faces north, and it does exactly what you tell it. Alas.',
    point: 'square [1,5]',
  },
  {
    say: 'Whoever touches all flags first, in the order of their numbers, wins. Here there are two: this is the first.',
    point: 'square [3,2]',
  },
  {
    say: 'You do not steer, you program: five of these cards go into your registers 1 to 5, and then they run, one by one.',
    point: 'Your hand',
  },
]

const firstProgram: Steps = [
  {
    say: 'Register 1: Move 2, straight ahead to the belt. Press the card.',
    press: ['700 Move 2'],
    expect: [place('M2-700', 1)],
    refuse: 'That would be another way through the hall. Begin with Move 2.',
    others: [{ seat: BOLT, does: submit('RL-130', 'RL-150', 'RL-170', 'RL-190', 'M3-800') }],
  },
  {
    say: 'The ghost shows where you would end up: after the cards of a register belts move, and this one carries you east. Next: Move 1.',
    press: ['650 Move 1'],
    expect: [place('M1-650', 2)],
    refuse: 'Register 2 wants the Move 1 with priority 650.',
  },
  {
    say: 'The flag is to your right now. Turning takes a card too: Rotate Right.',
    press: ['100 Rotate Right'],
    expect: [place('RR-100', 3)],
    refuse: 'Turn first: Rotate Right.',
  },
  {
    say: 'And one step on to the flag. It counts if you stand there when the register ends.',
    press: ['640 Move 1'],
    expect: [place('M1-640', 4)],
    refuse: 'You are nearly there: Move 1.',
  },
  {
    say: 'Register 5 must be filled as well. Rotate Left, so that you face north again and stay on the flag.',
    press: ['90 Rotate Left'],
    expect: [place('RL-090', 5)],
    refuse: 'Anything that moves would carry you off. Rotate Left.',
  },
  {
    say: 'A fine plan, for an empty hall. Otto has one too. Submit yours and watch!',
    press: ['Submit'],
    expect: [submit('M2-700', 'M1-650', 'RR-100', 'M1-640', 'RL-090')],
    refuse: 'The program is good as it is: submit it.',
    luck: dealt(SECOND_HANDS),
    others: [{ seat: BOLT, does: submit('RR-160', 'M3-810', 'M1-490', 'M1-500', 'RL-210') }],
    meanwhile: 'In each register the card with the highest priority goes first.',
  },
]

const whatHappened: Steps = [
  {
    say: 'You touched the flag in register 4. Then Otto came with a Move 3 and shoved you off: robots push each other, and nobody asks.',
    point: 'square [3,1]',
  },
  {
    say: 'Robots fire straight ahead after every register. Two hits on you: two damage, and so two cards less in your hand.',
    point: 'Your hand',
  },
  {
    say: 'You come back at the last flag you touched if the worst happens. On to the second flag!',
    point: 'square [6,0]',
  },
]

const secondProgram: Steps = [
  {
    say: 'You face north and the flag is east: Rotate Right.',
    press: ['140 Rotate Right'],
    expect: [place('RR-140', 1)],
    refuse: 'Turn first: Rotate Right.',
  },
  {
    say: 'Now full speed: Move 3. Its 830 is nearly the highest priority there is, so you are gone before Otto moves.',
    press: ['830 Move 3'],
    expect: [place('M3-830', 2)],
    refuse: 'Slower would do, but not today: Move 3.',
  },
  {
    say: 'That takes you to the wall of nothing: the hall has no railing. Rotate Left, quickly.',
    press: ['70 Rotate Left'],
    expect: [place('RL-070', 3)],
    refuse: 'One more step east, and you are off the floor! Rotate Left.',
  },
  {
    say: 'And Move 1, on to the flag.',
    press: ['660 Move 1'],
    expect: [place('M1-660', 4)],
    refuse: 'Move 1 ends on the flag.',
  },
  {
    say: 'The last register will not matter if all goes well. Be bold: Move 2, over the edge.',
    press: ['690 Move 2'],
    expect: [place('M2-690', 5)],
    refuse: 'Trust the coach: Move 2.',
  },
  {
    say: 'Submit, and keep an eye on Otto. He is in a hurry, and there is a pit to the east of him.',
    press: ['Submit'],
    expect: [submit('RR-140', 'M3-830', 'RL-070', 'M1-660', 'M2-690')],
    refuse: 'The program is good as it is: submit it.',
    meanwhile: 'Now it shows who has counted the squares.',
  },
  {
    say: 'Otto found the pit, you found the flag: the race is yours! The rest of your program never ran.',
    point: 'square [6,0]',
  },
]

/** The first program goes as planned until somebody pushes; the second one wins. */
export const steps: Steps = [...theHall, ...firstProgram, ...whatHappened, ...secondProgram]
