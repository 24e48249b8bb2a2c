const FAST = 3
const FULL_SPEED_TURN = 4

/** SA-11.1c: a fast threat is slowed down, unless it comes at T+4. */
export const handicappedSpeed = (speed: number, turn: number): number =>
  speed >= FAST && turn !== FULL_SPEED_TURN ? speed - 1 : speed
