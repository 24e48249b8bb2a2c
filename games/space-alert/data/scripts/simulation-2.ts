import type { Script } from '../../rules/script/script.ts'

/** One common internal threat. What the generator falls back on for two phases (SA-12.13). */
export const simulation2: Script = {
  id: 'simulation-2',
  title: 'Simulation with an intruder',
  ship: 'classic',
  turns: 7,
  phaseSeconds: [225, 195],
  events: [
    { at: 0, type: 'phase-start', phase: 1 },
    { at: 14, type: 'threat', kind: 'external', level: 'common', turn: 1, zone: 'white' },
    { at: 52, type: 'threat', kind: 'internal', level: 'common', turn: 3 },
    { at: 82, type: 'incoming-data' },
    { at: 110, type: 'data-transfer', seconds: 15 },
    { at: 139, type: 'comms-down', seconds: 12 },
    { at: 151, type: 'comms-restored' },
    { at: 165, type: 'phase-warning', phase: 1, secondsLeft: 60 },
    { at: 178, type: 'incoming-data' },
    { at: 205, type: 'phase-warning', phase: 1, secondsLeft: 20 },
    { at: 225, type: 'phase-end', phase: 1 },
    { at: 225, type: 'phase-start', phase: 2 },
    { at: 244, type: 'threat', kind: 'external', level: 'common', turn: 4, zone: 'red' },
    { at: 277, type: 'incoming-data' },
    { at: 303, type: 'data-transfer', seconds: 15 },
    { at: 330, type: 'comms-down', seconds: 10 },
    { at: 340, type: 'comms-restored' },
    { at: 360, type: 'phase-warning', phase: 2, secondsLeft: 60 },
    { at: 400, type: 'phase-warning', phase: 2, secondsLeft: 20 },
    { at: 420, type: 'phase-end', phase: 2 },
    { at: 420, type: 'mission-end' },
  ],
}
