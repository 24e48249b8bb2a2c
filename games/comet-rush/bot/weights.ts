/**
 * What the bot believes, tuned in many games against itself. Points are trophy points, worths are in cubes, damage is
 * power times accuracy in sixths, chances are shares of 1.
 */
export const weights = {
  /** Holding back: how readily rivals shoot at a segment they can finish, while it is whole and once it is damaged. */
  alertToWhole: 0.18,
  alertToDamaged: 1,
  /** Denying: what a point for a rival costs me, with two players, with more, and if that rival leads. */
  denyInDuel: 0.95,
  denyRival: 0.29,
  denyLeader: 0.38,
  /** Waiting: what is left of a prize next turn, and of one that nobody takes by then. */
  patience: 0.82,
  laterShareInDuel: 0.22,
  laterShareAtTable: 0.16,
  /** Saving rockets: points for a damage that stays on its pad. */
  damageOnPad: 0.34,
  /** Freeing slots: points lost per damage of a rocket that cannot be built. */
  missedBuild: 1.6,
  /** Building: points for a damage by when the rocket is ready, and points for a cube. */
  damageNow: 0.43,
  damageNextTurn: 0.86,
  damageInTwoTurns: 0.18,
  cubeSpent: 0.15,
  /** Thrift: level cost of rockets to come, and how many cubes lie between plenty and want. */
  levelCostAhead: 2.7,
  hungerSpan: 21,
  /** Hurrying: points it must gain to launch now; else worth it if another turn is so likely. */
  hurryGain: 0.67,
  hurryIfAgain: 0.35,
  /** Calibrating and spending tokens: in the last turns for any hit, before for a last hit only. */
  calibrateBefore: 2.8,
  tokenBefore: 1.3,
  /** Funding Pressure: it will pay most if this many turns are left; cashed at once if another one is less likely. */
  fundingTurns: 2,
  fundingIfAgain: 0.6,
  /** Drawing engineering: caps per turn to come, the rest at once. */
  warheadPerTurn: 2.8,
  guidancePerTurn: 2.3,
  token: 2,
  calibration: 4.3,
  streamlined: 1.7,
  massProduction: 1.7,
  analysis: 1.4,
  /** Drawing economic: bonuses per turn to come; the others pay what they say. */
  incomePerTurn: 0.39,
  salvagePerTurn: 0.45,
  prestigePerTurn: 0.98,
  donation: 6.6,
  grantToRivals: 0.49,
  cashInLastTurn: 0.26,
  /** Drawing espionage: what each trick does to its target, and how much of that is a gain for me. */
  strike: 6,
  embargo: 2.4,
  agent: 9.4,
  pressure: 4.2,
  seizure: 3.3,
  sabotage: 3.5,
  review: 2.5,
  mischiefInDuel: 0.65,
  mischiefAtTable: 0.6,
  mischiefInCrowd: 0.4,
  mischiefPerPointBehind: 0.01,
  /** Aiming espionage: danger of any rival, in points; damage that is worth a strike; cards in hand worth pressure. */
  danger: 8,
  strikeDamage: 1.4,
  pressureCards: 4,
  embargoIfAgain: 0.3,
  /** Drafting and drawing: what a card is worth more because of its deck, by taste alone. */
  taste: { engineering: 0, espionage: 0, economic: 0 },
  /** Drafting: what each further card from one deck loses. */
  variety: 0.37,
  /** Trading: what the new card must be worth more than the two it costs. */
  tradeGain: 0.63,
  /** Countering: from what worth on a card is too good to be lost. */
  counterWorth: 2,
}

export type Weights = Readonly<typeof weights>
