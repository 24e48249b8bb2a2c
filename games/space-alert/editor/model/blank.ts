import { MISSION_FORMAT } from '../../rules/file/schema.ts'
import type { Draft } from './draft.ts'

/** A quiet flight: nobody comes, nobody does anything. */
export const blankDraft = (): Draft => ({
  format: MISSION_FORMAT,
  name: 'My mission',
  ship: 'classic',
  turns: 12,
  tracks: { red: 4, white: 3, blue: 2, internal: 1 },
  threats: [],
  crew: [
    { name: 'Mara', actions: [] },
    { name: 'Ines', actions: [] },
    { name: 'Bram', actions: [] },
    { name: 'Quill', actions: [] },
  ],
})
