/** How well somebody thinks a turn over. */
export interface Skill {
  /** Cards of the hand that do not come to mind. */
  readonly overlooked: number
  /** Whether others are imagined at all: else everybody drives as if alone. */
  readonly seesOthers: boolean
  /** Never does what looks absurd to those who watch, whatever it is worth: into a pit, asleep without damage. */
  readonly isSound: boolean
  /** How many programs are tried against how many imagined worlds, round by round. */
  readonly rounds: readonly Round[]
}

interface Round {
  readonly programs: number
  readonly trials: number
  /** How many hands are imagined for the turn after. None: the map alone tells how good an end is. */
  readonly hands: number
}

/** Finds a good way with some of the cards, and sees nobody else. */
const easy: Skill = { overlooked: 3, seesOthers: false, isSound: true, rounds: [{ programs: 12, trials: 1, hands: 0 }] }

/** Now and then forgets a card, and trusts its first idea of what the others will do. */
const normal: Skill = {
  overlooked: 1,
  seesOthers: true,
  isSound: true,
  rounds: [{ programs: 12, trials: 1, hands: 0 }],
}

/** What everything else is measured by: the best of its programs against what others may do. */
const heuristic: Skill = {
  overlooked: 0,
  seesOthers: true,
  isSound: false,
  rounds: [
    { programs: 24, trials: 2, hands: 0 },
    { programs: 6, trials: 4, hands: 0 },
  ],
}

/** Far more programs, and for the best of them the turn after. */
const hard: Skill = {
  overlooked: 0,
  seesOthers: true,
  isSound: true,
  rounds: [
    { programs: 300, trials: 2, hands: 0 },
    { programs: 60, trials: 4, hands: 0 },
    { programs: 24, trials: 12, hands: 32 },
  ],
}

export const SKILLS = { easy, normal, heuristic, hard } as const
