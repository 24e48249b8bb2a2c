import type { Script } from '../rules/script/script.ts'

/**
 * As long a transfer and as long an outage as rules allow, early, and both once more: whoever was too slow for the first
 * on a busy machine is there for the second.
 */
export const OWN_SCRIPT: Script = {
  id: 'own-script',
  title: 'Long windows',
  ship: 'classic',
  turns: 7,
  phaseSeconds: [210, 210],
  events: [
    { at: 0, type: 'phase-start', phase: 1 },
    { at: 12, type: 'threat', kind: 'external', level: 'common', turn: 1, zone: 'white' },
    { at: 40, type: 'incoming-data' },
    { at: 60, type: 'threat', kind: 'internal', level: 'common', turn: 3 },
    { at: 95, type: 'data-transfer', seconds: 30 },
    { at: 150, type: 'phase-warning', phase: 1, secondsLeft: 60 },
    { at: 160, type: 'comms-down', seconds: 20 },
    { at: 180, type: 'comms-restored' },
    { at: 190, type: 'phase-warning', phase: 1, secondsLeft: 20 },
    { at: 210, type: 'phase-end', phase: 1 },
    { at: 210, type: 'phase-start', phase: 2 },
    { at: 230, type: 'threat', kind: 'external', level: 'common', turn: 4, zone: 'red' },
    { at: 250, type: 'incoming-data' },
    { at: 270, type: 'data-transfer', seconds: 30 },
    { at: 320, type: 'comms-down', seconds: 10 },
    { at: 330, type: 'comms-restored' },
    { at: 360, type: 'phase-warning', phase: 2, secondsLeft: 60 },
    { at: 400, type: 'phase-warning', phase: 2, secondsLeft: 20 },
    { at: 420, type: 'phase-end', phase: 2 },
    { at: 420, type: 'mission-end' },
  ],
}
