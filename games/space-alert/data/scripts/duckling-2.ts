import type { Script } from '../../rules/script/script.ts'

/** The small ship with an intruder. What the generator falls back on (SA-12.13). */
export const duckling2: Script = {
  id: 'duckling-2',
  title: 'Little Duckling with an intruder',
  ship: 'duckling',
  turns: 7,
  phaseSeconds: [225, 195],
  events: [
    { at: 0, type: 'phase-start', phase: 1 },
    { at: 15, type: 'threat', kind: 'external', level: 'common', turn: 2, zone: 'red' },
    { at: 48, type: 'incoming-data' },
    { at: 77, type: 'data-transfer', seconds: 15 },
    { at: 112, type: 'threat', kind: 'internal', level: 'common', turn: 3 },
    { at: 146, type: 'incoming-data' },
    { at: 165, type: 'phase-warning', phase: 1, secondsLeft: 60 },
    { at: 170, type: 'comms-down', seconds: 10 },
    { at: 180, type: 'comms-restored' },
    { at: 205, type: 'phase-warning', phase: 1, secondsLeft: 20 },
    { at: 225, type: 'phase-end', phase: 1 },
    { at: 225, type: 'phase-start', phase: 2 },
    { at: 246, type: 'threat', kind: 'external', level: 'common', turn: 4, zone: 'blue' },
    { at: 276, type: 'incoming-data' },
    { at: 307, type: 'data-transfer', seconds: 15 },
    { at: 360, type: 'phase-warning', phase: 2, secondsLeft: 60 },
    { at: 400, type: 'phase-warning', phase: 2, secondsLeft: 20 },
    { at: 420, type: 'phase-end', phase: 2 },
    { at: 420, type: 'mission-end' },
  ],
}
