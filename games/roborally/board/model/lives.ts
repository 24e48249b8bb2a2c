import type { View } from '../../rules/view.ts'

/** RR-2.2: with how many lives everybody began. */
export const startLives = ({ options: { lives }, robots }: View): number =>
  lives === 'auto' ? (robots.length >= 5 ? 4 : 3) : lives
