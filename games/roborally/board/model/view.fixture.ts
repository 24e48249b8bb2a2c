import { seatOf } from '@starboard/kernel'
import { NORTH } from '../../rules/heading.ts'
import { form } from '../../rules/options.ts'
import { noFigures } from '../../rules/state.ts'
import type { SeenRobot, View } from '../../rules/view.ts'

/** A robot as its owner sees it on its dock; tests say what differs. */
export const robotView = (change: Partial<SeenRobot> = {}): SeenRobot => ({
  seat: seatOf(0),
  name: 'Anvil',
  dock: 1,
  status: 'active',
  at: 0,
  heading: NORTH,
  damage: 0,
  lives: 3,
  archive: 0,
  next: 1,
  poweredDown: false,
  registers: [null, null, null, null, null],
  lastTouch: null,
  out: null,
  finished: null,
  dealt: 0,
  handSize: 0,
  ready: false,
  shown: 0,
  watched: false,
  present: true,
  conceding: false,
  ...change,
})

export const viewOf = (change: Partial<View> = {}): View => ({
  rules: 1,
  options: form.defaults,
  race: 1,
  turn: 1,
  revealed: 0,
  dockOrder: [seatOf(0)],
  destroyed: [],
  silentTurns: 0,
  isHeard: false,
  figures: noFigures(),
  ended: null,
  agenda: { asked: 0, steps: [] },
  robots: [robotView()],
  undealt: 84,
  reentry: null,
  ...change,
})
