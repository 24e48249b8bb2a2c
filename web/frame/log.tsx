import { useMemo } from 'react'
import { Button } from '../pieces/button.tsx'
import { SeatShape } from '../pieces/seat-shape.tsx'
import { useAroundBoard } from './context.ts'
import { type Line, linesOf } from './lines.ts'
import css from './log.module.css'
import { Sentence } from './sentence.tsx'
import { useStickyEnd } from './sticky-end.ts'

/** What has happened, line by line, in chapters. */
export function Log() {
  const around = useAroundBoard()
  const { story, game, mark, faces } = around
  const lines = useMemo(() => linesOf(story, { game, mark }), [story, game, mark])
  const end = useStickyEnd(lines.length)
  if (lines.length === 0) return <p className={css.empty}>The story of this match will stand here.</p>
  return (
    <div className={css.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <section ref={end.ref} className={css.scroll} aria-label="Log" tabIndex={0} onScroll={end.onScroll}>
        <ol className={css.lines}>
          {lines.map((line) => (
            <LogLine key={`${line.kind}${line.id}`} line={line} faces={faces} />
          ))}
        </ol>
      </section>
      {end.unseen > 0 && (
        <div className={css.more}>
          <Button look="quiet" onClick={end.goToEnd}>
            {end.unseen === 1 ? '1 new line' : `${end.unseen} new lines`}
          </Button>
        </div>
      )}
    </div>
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
