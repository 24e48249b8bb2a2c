import { useRef } from 'react'
import type { Reel } from '../model/reel.ts'
import { placeKey } from '../place-key.ts'
import css from './side.module.css'
import { useInSight } from './use-in-sight.ts'

interface StoryProps {
  readonly reel: Reel
  readonly place: number
  go(place: number): void
}

/** The whole story, turn by turn; every sentence leads to its moment. */
export function Story({ reel, place, go }: StoryProps) {
  const list = useRef<HTMLOListElement>(null)
  useInSight(list, place)
  return (
    <ol ref={list} className={css.story}>
      {reel.starts.slice(1).map((start, index) => {
        const turn = index + 1
        const lines = reel.moments.slice(start, reel.starts[turn + 1])
        return (
          <li key={turn}>
            <h3>{turn > reel.mission.turns ? 'Closing step' : `Turn ${turn}`}</h3>
            {lines.map(({ text, happening }, offset) =>
              happening?.kind === 'turnBegan' ? null : (
                <button
                  key={placeKey(start + offset)}
                  type="button"
                  className={css.line}
                  data-now={start + offset === place}
                  onClick={() => go(start + offset)}
                >
                  <span>{text}</span>
                </button>
              ),
            )}
          </li>
        )
      })}
    </ol>
  )
}
