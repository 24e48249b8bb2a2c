/** What the bot believes, tuned by playing it against itself. Everything is counted in turns unless a name says otherwise. */
export const weights = {
  /** Building: a required part is found in so many draws of a fresh deck; one in hand only takes its turn. */
  partWait: 10,
  partInHand: 1,
  /** Building: parts can be placed while fuel is waited for, so what is not the bottleneck counts only this share. */
  slack: 0.3,
  /** Building: within so many turns half of all worse parts are replaced by better ones. */
  replaceSpan: 10,
  /** Discarding: one spare part of each required kind is kept for the day after an attack or a scrub. */
  spareWorth: 3,
  /** Launching: what has to be found again after a scrub, for each part that failed. */
  scrubbedPart: 3.5,
  /** Launching: every turn on the pad gives the neighbours another shot. */
  padRisk: 0.3,
  /** Flying: km a turn that cards bring on top of the engines, and the least anybody gets on. */
  cardSpeed: 5,
  leastSpeed: 4,
  /** Flying: without fuel the next tank is waited for. */
  fuelWait: 2.5,
  /** Landing: a crash is the end, and landing cards are found in this share of flights. */
  crashTurns: 60,
  landingLuck: 0.5,
  /** Landing: the bot stops short of Mars and waits for landing cards while a crash would throw away this much of its lead. */
  landingPatience: 0.5,
  /** Landing: a crash that is less likely than this is risked at once. */
  landingRisk: 0.05,
  /** Settling: an undisturbed base takes this long. */
  marsTurns: 12,
  /** Settling: what the next cards add to power and km a turn, and how long a first generator, rover or signal takes. */
  powerGrowth: 12,
  kmGrowth: 1.5,
  firstWait: 3,
  signalWait: 2.5,
  /** Damage that has not destroyed a rocket yet is feared by the square of its share, up to this share of the loss. */
  fear: 0.5,
  /** Attacking: a victim behind the leader by this many turns is worth half. */
  chaseSpan: 8,
  /** Attacking: what is gained by the attacker too (stolen and swapped things) counts in full, a loss of others by danger. */
  ownGain: 1,
  /** Attacking: a card waits for a blow that is worth this much ... */
  hold: {
    hitPart: 3.5,
    tierDown: 4,
    exchangeParts: 4,
    swapPart: 2,
    takeTank: 2,
    delay: 0.3,
    takeCovert: 1,
    audit: 0.6,
    supernova: 2,
    barrage: 0.5,
    laser: 0.6,
    others: 0.3,
  },
  /** Attacking: an Enigma Machine that is destroyed makes way for a shot in hand ... */
  openedShot: 3,
  /** ... and this share of the parts behind one is Improvised. */
  hiddenImprovised: 0.4,
  /** ... but with a full hand, or when it would be lost by the next level, nearly anything will do. */
  holdNothing: 0.01,
  /** Attacking: chance that the victim answers with Newton's Third Law. */
  newtonRisk: 0.01,
  /** Reacting: Newton's Third Law is kept for blows that cost this much, reflected ones counted in. */
  newtonHold: 1.2,
  /** Reacting: a Laser Cannon or Heat Shield has other uses, too. */
  shieldHold: 1.5,
  /** Delaying a builder: placements are rarely the bottleneck, unless only fuel is missing; on Mars every one counts. */
  delayOnEarth: 0.15,
  delayOfFuel: 0.35,
  delayOnMars: 1,
  /** Spying tells little to a bot without memory. */
  spying: 0.3,
  /** What lies face down is worth about this to its owner. */
  faceDownWorth: 1.5,
  /** What is stolen unseen is worth this to the thief. */
  stolenWorth: 0.5,
  /** An enhancement in play, on average. */
  enhancementWorth: 1.5,
  /** R&D Team waits for this many parts that it can raise. */
  teamParts: 3,
  /** Building: a point of strength against what comes in space, and a part that nobody sees. */
  strengthWorth: 0.4,
  hiddenWorth: 0.2,
  /** Flying: percent of fuel beyond what the way needs; free fuel comes before flights. */
  spareFuel: 20,
  mineFirst: 100,
  /** Settling: equipment beyond need, against later losses. */
  spareSignal: 0.3,
  spareRover: 0.2,
  spareGenerator: 0.1,
  /** Upgrades in hand are waited for on the pad if they save this much. */
  upgradeWait: 1.5,
} as const
