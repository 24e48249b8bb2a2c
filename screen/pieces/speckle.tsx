import type { ReactElement } from 'react'

/** Stars, city lights and other sown dots: `dots` lists "x y radius opacity", separated by commas. */
export function Speckle({ dots, fill }: { readonly dots: string; readonly fill: string }): ReactElement {
  return <g fill={fill}>{dots.split(',').map(speck)}</g>
}

function speck(dot: string): ReactElement {
  const [cx, cy, r, opacity] = dot.split(' ')
  return <circle key={dot} cx={cx} cy={cy} r={r} opacity={opacity} />
}
