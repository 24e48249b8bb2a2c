import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import type { Event } from '../rules/events.ts'
import type { NightWatch } from '../rules/state.ts'

type Module = BoardModule<NightWatch>

/** A gust is long enough to act while it blows. */
export const beats: Module['beats'] = { lit: 1, orderRead: 1, gust: 6, dawn: 4 }

export const sounds: Module['sounds'] = { lit: 'build', orderRead: 'card', gust: 'alarm', calm: 'tick' }

const marks: Marks<Event> = {
  gust: ({ blownOut }) => ({ kind: 'alarm', seat: blownOut, text: 'A gust' }),
  calm: () => ({ kind: 'turn', seat: null, text: 'Calm' }),
}

export const mark: Module['mark'] = (event) => markBy(marks, event)
