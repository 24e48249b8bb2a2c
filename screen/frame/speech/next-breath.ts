import { type NameOf, read, type Seat } from '@starboard/kernel'
import type { GameEvent } from '../../contract/match-source.ts'
import type { Settings } from '../../settings/settings.ts'
import type { AroundBoard } from '../context.ts'
import { plainName, readingAt, sentenceAbout } from '../log/sentence.tsx'
import { aboutMine, moodOf } from '../mood.ts'
import { breathe, type Queue, type Told } from './breath.ts'

export interface Spoken {
  readonly text: string
  /** How much of the story has been spoken or left out. */
  readonly upTo: number
  /** What was asked of me then, or the end. */
  readonly about: string | null
  readonly queue: Queue
}

interface Breath extends Spoken {
  /** Not to be put off: a chapter is over, or what came of it stands there already: a question, the result. */
  readonly isDue: boolean
}

/** What a listener needs of what is around the board. */
export type Heard = Pick<
  AroundBoard,
  'story' | 'chapters' | 'isRoutine' | 'scene' | 'faces' | 'game' | 'outcome' | 'table'
>

/** What is said next of the story; null: nothing new. */
export function nextBreath(around: Heard, last: Spoken, speech: Settings['speech']): Breath | null {
  const { story, chapters, isRoutine, scene } = around
  const untold = story.slice(last.upTo).map(({ event }) => event)
  const [done, rest] = chapters === undefined ? [[], untold] : inChapters(untold, chapters)
  const isFilm = scene.hasChapters
  // While one question stands, what else happens comes in batches again.
  const about = moodOf(around) === 'over' ? 'the end' : aboutMine(around)
  const isNew = about !== null && about !== last.about
  const isHeld = isNew && last.queue.held.length > 0
  // The chapter on stage is spoken when it is over.
  if (done.length === 0 && (isFilm || (rest.length === 0 && !isHeld))) return null
  const listener = listenerAt(around)
  const level = listener.me === null ? 'full' : speech
  const heard = isFilm ? [] : rest.filter((event) => isRoutine?.(event, listener.me) !== true)
  const told = [
    ...done.map((events) => chapterFor(listener, events, level)),
    ...heard.flatMap(toldTo(listener)),
  ].filter(hasText)
  // What I did is said before what is asked of me now.
  const isAnswer = about !== null && told.some(({ isMine }) => isMine)
  const { text, queue } = breathe(last.queue, { told, level, isDue: isNew, isAsked: about !== null })
  return { text, queue, about, upTo: story.length - (isFilm ? rest.length : 0), isDue: isFilm || isNew || isAnswer }
}

const hasText = ({ text }: Told): boolean => text !== ''

interface Listener {
  readonly me: Seat | null
  readonly name: NameOf
  readonly around: Heard
}

const listenerAt = (around: Heard): Listener => ({
  me: around.faces.find(({ isMe }) => isMe)?.seat ?? null,
  name: plainName(around.faces),
  around,
})

/** What names the listener concerns them. */
const toldTo =
  ({ me, around: { game, faces } }: Listener) =>
  (event: GameEvent): Told[] => {
    const sentence = sentenceAbout(game, event)
    if (sentence === null) return []
    const parts = read(sentence, readingAt(faces))
    const isMine = me !== null && (('seat' in event && event.seat === me) || parts.some(({ seat }) => seat === me))
    return [{ text: parts.map(({ text }) => text).join(''), isMine }]
  }

/** All of a chapter, or what became of the listener in it. */
function chapterFor({ me, name, around }: Listener, events: readonly GameEvent[], level: Settings['speech']): Told {
  const { chapters, scene } = around
  const short =
    me === null || level === 'full' ? undefined : chapters?.brief?.({ events, name, me, view: scene.shown.view })
  return { text: short ?? chapters?.tell(events, { name, reader: me }) ?? '', isMine: true }
}

/** The chapters that are over, and what comes after them. */
function inChapters(events: readonly GameEvent[], { ends }: NonNullable<AroundBoard['chapters']>) {
  const chapters: GameEvent[][] = [[]]
  for (const event of events) {
    chapters.at(-1)?.push(event)
    if (ends(event)) chapters.push([])
  }
  const rest = chapters.pop() ?? []
  return [chapters, rest] as const
}
