import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { TrophyGem } from '../art/gem.tsx'
import { UNDER_FIRE } from '../model/explain.ts'
import { faceDown, nextThreat, runsOf, underFire } from '../model/fire.ts'
import { percent } from '../model/odds.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './readout.module.css'

/** The segment under fire: what it has left, what is behind it, and who may break it next. */
export function Readout({ picking }: { readonly picking: Picking }) {
  const { view } = picking
  const fire = underFire(view)
  if (fire === null) return null
  const hidden = faceDown(view.segments.left)
  return (
    <section
      className={css.readout}
      aria-label="Segment under fire"
      data-point="the segment under fire"
      {...explainedStill(UNDER_FIRE)}
    >
      {fire.strength === null ? (
        <span className={css.unknown}>?</span>
      ) : (
        <TrophyGem strength={fire.strength} size={46} />
      )}
      <div>
        <h2 className={css.cap}>{fire.isPrivate ? 'Under fire, seen by you' : 'Under fire'}</h2>
        <Health fire={fire} />
      </div>
      {fire.strength !== null && <Pips health={fire.healths[0] ?? 0} strength={fire.strength} />}
      <p className={css.more}>
        {view.ahead.length > 0 ? 'Behind it: ' : 'Face down: '}
        <b>{runsOf([...view.ahead.slice(view.segment === null ? 1 : 0), ...hidden]) || 'none'}</b>
      </p>
      <Threat picking={picking} />
    </section>
  )
}

function Health({ fire }: { readonly fire: NonNullable<ReturnType<typeof underFire>> }) {
  const [health = 0] = fire.healths
  if (fire.strength === null)
    return (
      <p className={css.big}>
        <b>
          {Math.min(...fire.healths)}–{Math.max(...fire.healths)}
        </b>{' '}
        hidden
      </p>
    )
  return (
    <p className={css.big}>
      <b>{health}</b> of {fire.strength} left
    </p>
  )
}

const Pips = ({ health, strength }: { readonly health: number; readonly strength: number }) => (
  <div className={css.pips} aria-hidden="true">
    {Array.from({ length: strength }, (_, place) => place + 1).map((pip) => (
      <i key={pip} data-gone={pip > health || undefined} />
    ))}
  </div>
)

function Threat({ picking: { view, me, name } }: { readonly picking: Picking }) {
  const threat = nextThreat(view)
  // An empty line, so that nothing above it moves when somebody can.
  if (threat === null) return <p className={css.threat} />
  return (
    <p className={css.threat} title="With the rockets that are ready by then">
      <SeatShape seat={threat.seat} size={14} />
      <span>
        {threat.seat === me ? 'You' : name(threat.seat)} next: <b>{percent(threat.chance)}</b>
        <span className="spoken"> to break it</span>
      </span>
    </p>
  )
}
