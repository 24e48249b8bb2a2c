import { memo } from 'react'

interface StarsProps {
  readonly width: number
  readonly height: number
}

/** The same sky every time: a small sequence instead of chance. */
export const Stars = memo(({ width, height }: StarsProps) => (
  <g fill="#cfe0ff">
    {PLACES.map(({ x, y, r, shine }) => (
      <circle key={`${x} ${y}`} cx={x * width} cy={y * height * 0.5} r={r} opacity={shine} />
    ))}
  </g>
))
Stars.displayName = 'Stars'

const PLACES = Array.from({ length: 60 }, (_, index) => ({
  x: fraction(index * 0.618 + 0.13),
  y: fraction(index * 0.755 + 0.31),
  r: 0.4 + fraction(index * 0.37) * 0.9,
  shine: 0.2 + fraction(index * 0.53) * 0.45,
}))

function fraction(value: number): number {
  return value - Math.floor(value)
}
