import { useMemo } from 'react'
import { SeatShape } from '../../pieces/seat-shape.tsx'
import { useAroundBoard } from '../context.ts'
import { type Line, linesOf } from './lines.ts'
import css from './log.module.css'
import { Sentence } from './sentence.tsx'
import { StickyList } from './sticky-list.tsx'

/** What has happened, line by line, in chapters. */
export function Log() {
  const { story, game, mark, faces } = useAroundBoard()
  const lines = useMemo(() => linesOf(story, { game, mark }), [story, game, mark])
  if (lines.length === 0) return <p className={css.empty}>The story of this match will stand here.</p>
  return (
    <StickyList label="Log" count={lines.length}>
      <ol className={css.lines}>
        {lines.map((line) => (
          <LogLine key={`${line.kind}${line.id}`} line={line} faces={faces} />
        ))}
      </ol>
    </StickyList>
  )
}

function LogLine({ line, faces }: { readonly line: Line; readonly faces: ReturnType<typeof useAroundBoard>['faces'] }) {
  if (line.kind === 'round') return <li className={css.round}>{line.text}</li>
  return (
    <li className={css.line} data-kind={line.kind}>
      {line.seat === null ? <span className={css.nobody} /> : <SeatShape seat={line.seat} />}
      <span>
        <Sentence text={line.text} faces={faces} />
        {line.times > 1 && (
          <>
            {' '}
            <span className={css.times} aria-hidden="true">
              ×{line.times}
            </span>
            <span className="spoken">({line.times} times)</span>
          </>
        )}
      </span>
    </li>
  )
}
