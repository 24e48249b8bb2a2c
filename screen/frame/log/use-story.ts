import { useEffect, useMemo, useState } from 'react'
import type { MatchSource } from '../../contract/match-source.ts'
import type { ShownEvent } from '../film/film-player.ts'

type SoFar = Awaited<ReturnType<MatchSource['story']>>

interface Story {
  readonly story: readonly ShownEvent[]
  /** The part of it that was told before this page. */
  readonly before: SoFar['events']
}

const NOTHING_YET: SoFar = { at: -1, events: [] }

/** Everything told in this match: what was told before this page, then what the film player has shown since. */
export function useStory(source: MatchSource, told: readonly ShownEvent[]): Story {
  const [soFar, setSoFar] = useState(NOTHING_YET)
  useEffect(() => {
    let isWanted = true
    const read = () =>
      source.story().then(
        (story) => isWanted && setSoFar(story),
        // Without the beginning the log begins here.
        () => undefined,
      )
    void read()
    const unsubscribe = whenJumped(source, () => void read())
    return () => {
      isWanted = false
      unsubscribe()
    }
  }, [source])
  const story = useMemo(() => joined(soFar, told), [soFar, told])
  return { story, before: soFar.events }
}

/** Nothing twice: the first part holds all news up to its number. */
export const joined = ({ at, events }: SoFar, told: readonly ShownEvent[]): readonly ShownEvent[] => [
  ...events.map((event) => ({ at, event })),
  ...told.filter((one) => one.at > at),
]

/** After a long absence the picture comes whole, without the events in between: they stand in the story. */
function whenJumped(source: MatchSource, run: () => void): () => void {
  let last = source.state.at
  return source.subscribe(({ at }, events) => {
    if (at > last + 1 && events.length === 0) run()
    last = at
  })
}
