/** What the bot believes, tuned in many races against itself. Everything is counted in registers of driving. */
export const weights = {
  /** Planning the way: how often a kind of card is at hand (U-Turn, Left, Right, Back Up, Move 1, 2, 3). */
  cardAtHand: [0.3, 0.75, 0.75, 0.3, 0.75, 0.6, 0.35],
  /** How often that is worked through the map, and how far it is from where no way leads on. */
  sweeps: 8,
  noWay: 60,
  /** Racing: winning at all, a checkpoint on top of the way it saves, and losing the race to somebody else. */
  win: 200,
  winSoon: 8,
  touch: 2,
  loss: 40,
  /** Damage: what it costs for each register still to be driven, by damage; a long race counts as this long. */
  damageShare: [0, 0.01, 0.03, 0.06, 0.12, 0.3, 0.4, 0.5, 0.65, 0.8],
  longRace: 30,
  /** Powering down: a turn lost. */
  turnDown: 5,
  /** Being destroyed: a life, and how much more with each that is gone. */
  life: 12,
  lastLife: 100,
  /** How near a rival must be to push, at the start and for every register more. */
  joltReach: 3,
  /** From so many squares on nobody is company. */
  companyReach: 8,
  /** Coming back: on a belt or pusher, and in each beam. */
  adrift: 2,
  beam: 1.5,
} as const
