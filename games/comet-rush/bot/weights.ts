/** What the bot believes. Points are trophy points; card worths are in cubes. */
export const weights = {
  /** Holding back: how likely a rival with the rockets for it takes the segment. */
  alertToWhole: 0.3,
  alertToDamaged: 0.9,
  /** Denying: what a point for a rival costs, with two players, with more, and if that rival leads. */
  denyInDuel: 1.08,
  denyRival: 0.44,
  denyLeader: 0.37,
  /** Waiting: the share of a segment still to be had if nobody finishes it within a round. */
  laterShareInDuel: 0.23,
  laterShareAtTable: 0.15,
  /** Saving rockets: what a point of expected damage on the pad is worth. */
  damageOnPad: 0.26,
  /** Freeing slots: what a build missed for want of a slot costs, per point of its expected damage. */
  missedBuild: 0.44,
  /** Building: points per expected damage, points per cube. */
  damageBuilt: 0.49,
  cubeSpent: 0.13,
  /** Thrift: level cost of rockets to come, and how many cubes lie between plenty and want. */
  levelCostAhead: 2.08,
  hungerSpan: 13.05,
  /** Building: how much of a rocket's use is left if it is ready next turn, or the turn after. */
  readyNextTurn: 1.2,
  readyInTwoTurns: 0.61,
  /** Hurrying: a rocket is made ready now if that gains so many points. */
  hurryGain: 0.46,
  /** Calibrating and analysing. */
  calibrateBefore: 2.07,
  tokenBefore: 1.28,
  /** Drafting and drawing: what each card is worth; permanent ones per turn to come. */
  warheadPerTurn: 2.65,
  guidancePerTurn: 2.55,
  incomePerTurn: 0.27,
  salvagePerTurn: 0.47,
  prestigePerTurn: 1.13,
  token: 4.15,
  calibration: 5.12,
  streamlined: 1.6,
  massProduction: 1.73,
  analysis: 1.16,
  strike: 3.56,
  embargo: 3.34,
  agent: 8.06,
  pressure: 5.95,
  seizure: 2.67,
  sabotage: 0.66,
  review: 5.19,
  /** Mischief matters less when the gain is shared among more rivals. */
  mischiefInDuel: 0.74,
  mischiefAtTable: 0.48,
  mischiefPerPointBehind: 0.02,
  /** Cash in the last turn buys little. */
  cashInLastTurn: 0.18,
  grantToRivals: 0.88,
  /** Drafting: a second card from one deck is worth less. */
  variety: 0.73,
  /** Trading: two cards go if the new one is worth so much more. */
  tradeGain: 1.18,
  /** Countering: worth of the card that would be lost. */
  counterWorth: 2.06,
}
