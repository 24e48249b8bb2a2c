import type { TableInfo } from '@starboard/wire/protocol'
import type { AroundBoard } from '../context.ts'
import type { FrameSlots } from '../layout/slots.ts'
import { Veil } from './veil.tsx'

/** Boards and hands are hidden while the clock stands: nothing of them is drawn, spoken or within reach. */
export const isVeiled = (table: TableInfo | null): boolean => table?.isPaused === true && table.pause?.isBlind === true

const NOTHING = { score: '', body: '', chip: '' } as const

/** What stands in the frame in the place of a board. */
export const VEILED_SLOTS: FrameSlots = {
  moment: 'Paused',
  phases: [],
  seat: () => NOTHING,
  prompt: { text: null },
  stage: <Veil />,
  tray: null,
  workbench: null,
}

/** What is left of it all for the parts of the frame: who is there and what is said, but not what was played. */
export const underVeil = (around: AroundBoard): AroundBoard => ({
  ...around,
  story: [],
  refusal: null,
  scene: {
    ...around.scene,
    shown: { ...around.scene.shown, open: [], legal: [], refused: [], mayUndo: false },
    beat: null,
    isPlaying: false,
    isPaused: false,
    hasChapters: false,
    ahead: [],
    told: [],
  },
})
