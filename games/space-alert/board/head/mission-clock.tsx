import { useMatchClock } from '@starboard/screen/frame/match-clock/use-match-clock.ts'
import type { PhaseTime, View } from '../../rules/view.ts'
import { clockWords, placeOnBar, printClock, printCountdown, toldAt } from './clock-words.ts'
import css from './head.module.css'

const TICK_MS = 200

/** Mission time, the phases with everything that was announced, and how long the open one stays open. */
export function MissionClock({ view }: { readonly view: View }) {
  const { phases } = view
  if (phases === null) return <UntimedClock view={view} />
  return (
    <section className={css.clock} aria-label="Mission clock">
      <Running phases={phases} fallback={toldAt(view)} />
      <div className={css.bar} aria-hidden="true">
        {phases.map(({ phase, from, to }) => (
          <span key={phase} style={{ flexGrow: to - from }} data-phase={phase}>
            {phase}
          </span>
        ))}
        {view.told.map(({ at, event }) =>
          event.type !== 'threat' ? null : (
            <i
              key={`${at} ${event.turn}`}
              data-zone={event.kind === 'external' ? event.zone : 'inside'}
              style={{ left: `${100 * placeOnBar(phases, at)}%` }}
            />
          ),
        )}
        <Hand phases={phases} fallback={toldAt(view)} />
      </div>
    </section>
  )
}

interface TickingProps {
  readonly phases: readonly PhaseTime[]
  readonly fallback: number
}

/** This part alone is drawn again with every tick. */
function Running({ phases, fallback }: TickingProps) {
  const { now } = useMatchClock(TICK_MS)
  const at = now ?? fallback
  const { sinceMs, what, until, more } = clockWords(phases, at)
  return (
    <>
      <p className={css.digits} role="timer" aria-label="Mission time">
        {sinceMs < 0 ? '0:00' : printClock(sinceMs)}
      </p>
      <p className={css.what}>
        <span>{what}</span>
        <em>{more}</em>
      </p>
      {until !== null && (
        <p className={css.left} data-urgent={until - at <= URGENT_MS} role="timer" aria-label={what}>
          {printCountdown(until - at)}
        </p>
      )}
    </>
  )
}

const URGENT_MS = 20_000

function Hand({ phases, fallback }: TickingProps) {
  const { now } = useMatchClock(1000)
  return <b style={{ left: `${100 * placeOnBar(phases, now ?? fallback)}%` }} />
}

/** SA-2.20: the captain goes on from announcement to announcement. */
function UntimedClock({ view }: { readonly view: View }) {
  return (
    <section className={css.clock} aria-label="Mission clock" data-untimed>
      <p className={css.digits}>–:––</p>
      <p className={css.what}>
        <span>{view.options.untimed ? 'The clock stands' : 'Before the start'}</span>
        <em>{view.options.untimed ? 'the captain goes on' : 'the ship is made ready'}</em>
      </p>
    </section>
  )
}
