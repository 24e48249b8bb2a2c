/** Of the normal distribution: 95 % lie within this many standard deviations on both sides. */
export const Z_95 = 1.959964

/** How likely a normal value lies at least this far from its mean, on either side. */
export function twoSided(z: number): number {
  // Chebyshev fit of the complementary error function; its relative error is below 1.2e-7 everywhere.
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const sum = COEFFICIENTS.reduceRight((total, coefficient) => total * t + coefficient, 0)
  return Math.min(1, t * Math.exp(-x * x + sum))
}

const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
] as const
