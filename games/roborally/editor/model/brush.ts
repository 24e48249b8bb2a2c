import type { Ground } from '../../rules/course/course.ts'
import { type Heading, NORTH } from '../../rules/heading.ts'

export const TOOLS = [
  'select',
  'belt',
  'express',
  'gear-cw',
  'gear-ccw',
  'pit',
  'repair',
  'floor',
  'wall',
  'pusher',
  'laser',
  'checkpoint',
  'dock',
  'erase',
] as const
export type ToolName = (typeof TOOLS)[number]

interface ToolFacts {
  readonly name: string
  readonly key: string
  /** What a press does, in a sentence. */
  readonly about: string
}

export const TOOL_FACTS: Readonly<Record<ToolName, ToolFacts>> = {
  select: { name: 'Select', key: 'V', about: 'Look at a square; drag what lies on it elsewhere.' },
  belt: { name: 'Belt', key: 'B', about: 'Drag a belt: it curves by itself. It feeds a belt it ends on.' },
  express: { name: 'Express', key: 'X', about: 'Drag an express belt: it carries twice in a register.' },
  'gear-cw': { name: 'Gear right', key: 'G', about: 'Turns robots a quarter to the right.' },
  'gear-ccw': { name: 'Gear left', key: 'H', about: 'Turns robots a quarter to the left.' },
  pit: { name: 'Pit', key: 'P', about: 'Destroys whoever enters it.' },
  repair: { name: 'Repair', key: 'M', about: 'Mends robots that end the turn on it.' },
  floor: { name: 'Floor', key: 'F', about: 'Takes belts, gears, pits and repair sites away.' },
  wall: { name: 'Wall', key: 'W', about: 'Press an edge to put or take a wall; drag for a long one.' },
  pusher: { name: 'Pusher', key: 'U', about: 'Press near the wall it hangs on; the wall comes with it.' },
  laser: { name: 'Laser', key: 'L', about: 'Press near the wall it hangs on; the wall comes with it.' },
  checkpoint: { name: 'Checkpoint', key: 'C', about: 'Puts the next number; drag one to move it.' },
  dock: { name: 'Dock', key: 'D', about: 'Puts the next number; drag one to move it.' },
  erase: { name: 'Erase', key: 'E', about: 'Empties squares; press a wall to take it away.' },
}

/** The tool in hand and how it is set. */
export interface Brush {
  readonly tool: ToolName
  readonly heading: Heading
  /** Of a pusher; ascending, never empty. */
  readonly registers: readonly number[]
  /** Of a laser. */
  readonly beams: number
}

export const FIRST_BRUSH: Brush = { tool: 'belt', heading: NORTH, registers: [1, 3, 5], beams: 1 }

/** The ground a tool paints; null for tools that paint none. */
export function groundOf({ tool, heading }: Pick<Brush, 'tool' | 'heading'>): Ground | null {
  const grounds: Partial<Record<ToolName, Ground>> = {
    belt: { kind: 'belt', isExpress: false, to: heading, curves: [] },
    express: { kind: 'belt', isExpress: true, to: heading, curves: [] },
    'gear-cw': { kind: 'gear', turn: 'clockwise' },
    'gear-ccw': { kind: 'gear', turn: 'counter-clockwise' },
    pit: { kind: 'pit' },
    repair: { kind: 'repair' },
    floor: { kind: 'floor' },
  }
  return grounds[tool] ?? null
}

/** Tools for which R means something. */
export const isDirected = (tool: ToolName): boolean => ['belt', 'express', 'wall', 'pusher', 'laser'].includes(tool)
