import { hardnessOf } from '../../bot/measure/difficulty.ts'
import { courseOf } from '../../rules/course/table.ts'
import { type Measured, type MeasureWish, seedOf } from './messages.ts'
import { playRace } from './race.ts'

const tell = (message: Measured): void => self.postMessage(message)

/** Beside the page: however long the bots race, drawing goes on. Ended from outside when nobody wants to know any more. */
self.addEventListener('message', ({ data }: MessageEvent<MeasureWish>) => {
  try {
    tell({ kind: 'course', hardness: hardnessOf(courseOf(data.text)) })
    for (let race = 1; race <= data.races; race++)
      tell({ kind: 'race', result: playRace({ text: data.text, players: data.players, seed: seedOf(race) }) })
  } catch (error) {
    tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
  }
})
