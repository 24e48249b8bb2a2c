/** What the planner believes. Everything is counted in points of the final score unless a name says otherwise. */
export const weights = {
  /** Survival first: no score makes up for a lost ship. Late is better than soon: somebody may still do something. */
  lost: 40,
  lostTurn: 0.8,
  /** A computer that is not kept delays everybody (SA-5.15). */
  neglect: 6,
  /** Hit points taken off a threat that is still there, as a share of what its end would bring: others join in. */
  woundsNow: 0.7,
  woundsAtTheEnd: 0.6,
  /** A cryoshield that is gone, as a share of all hit points. */
  bared: 0.3,
  /** Damage tiles of one zone from the fourth on: the seventh point is the end. */
  danger: 0.8,
  safeTiles: 3,
  /** What comes after the open phase can still be changed: it counts by this share. */
  later: { 7: 0.35, 12: 0.6 },
  /** What is left for later phases: energy in reactors and shields, capsules, rockets. */
  reactorEnergy: 0.5,
  shieldEnergy: 0.1,
  capsule: 0.15,
  rocket: 0.3,
  /** The same when nothing comes afterwards: idle shots are not worth a card. */
  thrift: 0.2,
  /** Somebody who lies on the floor does nothing in later phases. */
  hand: 1.5,
  /** A card that is played is a card less for later, and a step from where one stands. */
  card: 0.04,
  /** Jobs: less is not worth a card. */
  leastGain: 0.05,
  /** Jobs: what a battlebots attack brings, one from outside, and one on the Fissure, which is the end of the ship. */
  intruder: 5,
  sortie: 1,
  fissure: 8,
  /** Jobs: a squad at hand is worth a little in itself. */
  squad: 0.6,
  /** Jobs: what a second one at the same place and time still brings. */
  secondHand: 0.4,
  /** Jobs: somebody who can keep the computer early in the next phase. */
  nextComputer: 4,
  /** A C in hand when a phase is over: the next one needs a computer, too. */
  spareC: 1,
  /** Dreams: nobody has every card. */
  dreamtCard: 0.15,
  dreamt: 0.5,
  /** A change of mind has to bring this much. */
  change: 0.6,
} as const
