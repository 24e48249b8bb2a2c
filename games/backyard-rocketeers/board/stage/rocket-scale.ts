import type { Size } from './use-size.ts'

const LENGTH = 400
const BREADTH = 200
const MARGIN = 8

/** How large the rocket in front is drawn. While space is still folded there is no room for it at all. */
export const rocketScale = ({ width, height }: Size): number =>
  Math.max(0, Math.min((height - MARGIN) / BREADTH, (width * 0.46) / LENGTH))
