import type { ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import type { Marks } from './marks.ts'
import { gnome } from './people.paths.ts'
import { BANG, LANDING_LEGS, PAD, SHED } from './scenes.paths.ts'

const scene = (marks: Marks) => (): ReactElement => <Drawing marks={marks} line={2.6} />

/** Under and behind a `RocketDrawing` at the same 0,0; it stands on 178. */
export const LaunchPad = scene(PAD)

/** Behind a rocket that has landed, at the same 0,0; it stands on 152. */
export const LandingLegs = scene(LANDING_LEGS)

/** Around 0,0, 170 across. */
export const Explosion = scene(BANG)

/** On the ground at 0,0, 130 wide and 118 high. */
export const Shed = scene(SHED)

/** The neighbour, on his feet at 0,0, 84 high. */
export const Gnome = scene(gnome())
