import type { Script } from '../../rules/script/script.ts'

/** The small ship, without internal threats. */
export const duckling1: Script = {
  id: 'duckling-1',
  title: 'Little Duckling run',
  ship: 'duckling',
  turns: 7,
  phaseSeconds: [225, 195],
  events: [
    { at: 0, type: 'phase-start', phase: 1 },
    { at: 11, type: 'threat', kind: 'external', level: 'common', turn: 1, zone: 'blue' },
    { at: 50, type: 'incoming-data' },
    { at: 80, type: 'threat', kind: 'external', level: 'common', turn: 3, zone: 'red' },
    { at: 105, type: 'data-transfer', seconds: 15 },
    { at: 142, type: 'incoming-data' },
    { at: 165, type: 'phase-warning', phase: 1, secondsLeft: 60 },
    { at: 205, type: 'phase-warning', phase: 1, secondsLeft: 20 },
    { at: 225, type: 'phase-end', phase: 1 },
    { at: 225, type: 'phase-start', phase: 2 },
    { at: 239, type: 'threat', kind: 'external', level: 'common', turn: 4, zone: 'blue' },
    { at: 270, type: 'incoming-data' },
    { at: 299, type: 'data-transfer', seconds: 15 },
    { at: 325, type: 'comms-down', seconds: 10 },
    { at: 335, type: 'comms-restored' },
    { at: 360, type: 'phase-warning', phase: 2, secondsLeft: 60 },
    { at: 400, type: 'phase-warning', phase: 2, secondsLeft: 20 },
    { at: 420, type: 'phase-end', phase: 2 },
    { at: 420, type: 'mission-end' },
  ],
}
