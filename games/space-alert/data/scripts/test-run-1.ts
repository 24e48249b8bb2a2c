import type { Script } from '../../rules/script/script.ts'

/** For a first time: no internal threats, no outage. */
export const testRun1: Script = {
  id: 'test-run-1',
  title: 'Test run',
  ship: 'classic',
  turns: 7,
  phaseSeconds: [225, 195],
  events: [
    { at: 0, type: 'phase-start', phase: 1 },
    { at: 12, type: 'threat', kind: 'external', level: 'common', turn: 2, zone: 'red' },
    { at: 47, type: 'incoming-data' },
    { at: 74, type: 'threat', kind: 'external', level: 'common', turn: 3, zone: 'blue' },
    { at: 103, type: 'data-transfer', seconds: 15 },
    { at: 150, type: 'incoming-data' },
    { at: 165, type: 'phase-warning', phase: 1, secondsLeft: 60 },
    { at: 205, type: 'phase-warning', phase: 1, secondsLeft: 20 },
    { at: 225, type: 'phase-end', phase: 1 },
    { at: 225, type: 'phase-start', phase: 2 },
    { at: 242, type: 'threat', kind: 'external', level: 'common', turn: 4, zone: 'white' },
    { at: 281, type: 'incoming-data' },
    { at: 312, type: 'data-transfer', seconds: 15 },
    { at: 360, type: 'phase-warning', phase: 2, secondsLeft: 60 },
    { at: 400, type: 'phase-warning', phase: 2, secondsLeft: 20 },
    { at: 420, type: 'phase-end', phase: 2 },
    { at: 420, type: 'mission-end' },
  ],
}
