import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import type { Event } from '../rules/events.ts'
import type { NightWatch } from '../rules/state.ts'

type Module = BoardModule<NightWatch>

/** A gust blows long enough to act meanwhile. What the clock does is announced to all at the same moment. */
export const staging: Module['staging'] = {
  lit: { beats: 1, sound: 'build' },
  orderRead: { beats: 1, sound: 'card' },
  gust: ({ at }) => ({ beats: 8, sound: 'alarm', announcement: { text: 'A gust! Not a word.', at, tone: 'alarm' } }),
  calm: ({ at }) => ({ sound: 'tick', announcement: { text: 'The air is calm again.', at, tone: 'calm' } }),
  dawn: ({ at }) => ({ beats: 3, announcement: { text: 'Dawn breaks.', at, tone: 'calm' } }),
}

const marks: Marks<Event> = {
  gust: ({ blownOut }) => ({ kind: 'alarm', seat: blownOut, text: 'A gust' }),
  calm: () => ({ kind: 'turn', seat: null, text: 'Calm' }),
}

export const mark: Module['mark'] = (event) => markBy(marks, event)
