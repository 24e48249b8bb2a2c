import { missionDifficulty } from '../../bot/difficulty.ts'
import { CREWS, type Measured, type MeasureWish } from './messages.ts'

const tell = (message: Measured): void => self.postMessage(message)

/** Beside the page: the film plays on meanwhile. Ended from outside when nobody wants to know any more. */
self.addEventListener('message', ({ data }: MessageEvent<MeasureWish>) => {
  try {
    const onCrew = (crews: number) => tell({ kind: 'flown', crews })
    tell({ kind: 'done', difficulty: missionDifficulty(data.mission, { crews: CREWS, onCrew }) })
  } catch (error) {
    tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
  }
})
