import { memo, useRef } from 'react'
import type { Reel } from '../model/reel.ts'
import { placeKey } from '../place-key.ts'
import { useSteady } from '../use-stable.ts'
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
  const goThere = useSteady(go)
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
                <Line
                  key={placeKey(start + offset)}
                  place={start + offset}
                  text={text}
                  isNow={start + offset === place}
                  go={goThere}
                />
              ),
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface LineProps extends Pick<StoryProps, 'place' | 'go'> {
  readonly text: string
  readonly isNow: boolean
}

const Line = memo(({ place, text, isNow, go }: LineProps) => (
  <button type="button" className={css.line} data-now={isNow} onClick={() => go(place)}>
    <span>{text}</span>
  </button>
))
Line.displayName = 'Line'
