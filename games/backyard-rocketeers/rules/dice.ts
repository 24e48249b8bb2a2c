import type { Chance } from '@starboard/kernel'

/** BR-20.3: only six-sided dice. */
export function rollDice(random: Chance, count: number): number[] {
  const dice: number[] = []
  for (let die = 0; die < count; die++) dice.push(random.d6())
  return dice
}

export function sumOf(dice: readonly number[]): number {
  let sum = 0
  for (const die of dice) sum += die
  return sum
}
