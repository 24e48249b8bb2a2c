import type { Review, TurningPoint } from '@starboard/bots'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { CSSProperties } from 'react'
import type { Replay } from '../../replay/model.ts'
import { marginOf, percent } from '../../replay/review/curve.ts'
import type { Reviewed, Reviewer } from '../../replay/review/reviewer.ts'
import css from './review-panel.module.css'

interface ReviewPanelProps {
  readonly replay: Replay
  readonly reviewer: Reviewer
  readonly reviewed: Reviewed
  readonly index: number
  go(index: number): void
}

/** Where the match turned, once that is worked out; before that, the way to have it worked out. */
export function ReviewPanel({ replay, reviewer, reviewed: { state, done, review }, index, go }: ReviewPanelProps) {
  return (
    <section className={css.panel} aria-label="Review">
      {(state === 'none' || state === 'failed') && (
        <div className={css.offer}>
          <p role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed'
              ? 'This match could not be played on here.'
              : 'Who was how likely to win, and where it turned, within half a minute.'}
          </p>
          <Button icon={<Icon name="search" />} onClick={reviewer.start}>
            {state === 'failed' ? 'Try again' : 'Review this match'}
          </Button>
        </div>
      )}
      {state === 'working' && (
        <div className={css.offer}>
          <progress className={css.bar} value={done} aria-label="Reviewed so far" />
          <p role="status">{review === null ? 'Begins …' : `${review.games.toLocaleString('en')} games played on`}</p>
          <Button look="quiet" onClick={reviewer.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {state === 'there' && review !== null && (
        <>
          <h2>Turning points</h2>
          <TurningPoints replay={replay} points={review.turningPoints} index={index} go={go} />
          <details className={css.how}>
            <summary>What these numbers are</summary>
            <p>{meaningOf(replay, review)}</p>
          </details>
        </>
      )}
    </section>
  )
}

interface TurningPointsProps extends Pick<ReviewPanelProps, 'replay' | 'index' | 'go'> {
  readonly points: readonly TurningPoint[]
}

function TurningPoints({ replay, points, index, go }: TurningPointsProps) {
  const { moments } = replay.telling('everything')
  if (points.length === 0) return <p className={css.none}>None stands out: it went a little at a time.</p>
  return (
    <ol className={css.points}>
      {points.map((point, place) => (
        <li key={point.index} style={{ '--seat': `var(--seat-${point.seat + 1})` } as CSSProperties}>
          <button
            type="button"
            aria-current={point.index === index ? 'step' : undefined}
            onClick={() => go(point.index)}
          >
            <span className={css.number}>{place + 1}</span>
            <span>
              <b>{moments[point.index]?.headline}</b>
              <span className={css.change}>{changeOf(replay, point)}</span>
              {point.better !== undefined && <span className={css.better}>{betterOf(replay, point.better)}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const isCrew = ({ module }: Replay): boolean => module.game.meta.kind === 'co-op'

const changeOf = (replay: Replay, { seat, before, after }: TurningPoint): string =>
  `${isCrew(replay) ? 'The crew' : replay.nameOf(seat)} ${percent(before)} → ${percent(after)}`

function betterOf({ module, nameOf }: Replay, better: NonNullable<TurningPoint['better']>): string {
  const { action, chance, instead, seat } = better
  const said = module.game.words.action(action, nameOf)
  return `Better for ${nameOf(seat)}: ${said} (${percent(chance)} instead of ${percent(instead)}, by what they could know)`
}

/** Said in full, because a number like this is easily believed too much. */
const meaningOf = (replay: Replay, review: Review): string =>
  [
    `From ${review.standings.length} moments on, bots of the level normal played the match to its end again and again, ${review.games.toLocaleString('en')} times in all, from where everything truly lay: hands and decks included, which nobody knew.`,
    `A chance is how often ${isCrew(replay) ? 'the crew won' : 'a seat won'}. People play otherwise than these bots.`,
    `One moment alone may be off by ${marginOf(review)} points; the lines are evened out over neighbouring moments.`,
    'The lines also hold what luck brought with a move; a better move is judged without it.',
    'A better move is one that, among those that were tried, surely won more often where only what its player could know was known.',
  ].join(' ')
