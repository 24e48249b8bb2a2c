import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE, useRoving } from '@starboard/screen/pieces/roving.ts'
import { aim } from '../../rules/launch.ts'
import type { Rocket } from '../../rules/state.ts'
import { PadArt } from '../art/pad.tsx'
import { AimSymbol, PowerSymbol } from '../art/symbols.tsx'
import { aiming, playsOf } from '../model/choosing.ts'
import { AIMED_AT, LAUNCH, padExplained, SABOTAGED } from '../model/explain.ts'
import { launchOdds, percent } from '../model/odds.ts'
import { counted } from '../model/people.ts'
import { rocketSpot } from '../model/spots.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './pads.module.css'

/** One's launch pads, as many as there are slots; more where rockets that are ready need none. */
export function Pads({ picking }: { readonly picking: Picking }) {
  const { front, isMine, name } = picking
  const roving = useRoving<HTMLElement>()
  const count = Math.max(front.slots, front.rockets.length)
  const label = isMine ? 'Your launch pads' : `Launch pads of ${name(front.seat)}`
  return (
    <section
      className={css.pads}
      aria-label={label}
      data-many={count > 3 || undefined}
      style={{ '--pads': count } as object}
      {...roving}
    >
      {Array.from({ length: count }, (_, place) => (
        <Pad
          key={front.rockets[place]?.id ?? `free-${place}`}
          picking={picking}
          place={place}
          rocket={front.rockets[place]}
        />
      ))}
    </section>
  )
}

interface PadProps {
  readonly picking: Picking
  readonly place: number
  readonly rocket: Rocket | undefined
}

function Pad({ picking, place, rocket }: PadProps) {
  const isDesigned = rocket === undefined && place === picking.front.rockets.length && mayDesign(picking)
  const drawn = rocket ?? (isDesigned ? { ...picking.design, remaining: 0, isGhost: true } : undefined)
  const { beat, front } = picking
  const isGone = beat?.event.kind === 'rocketLaunched' && beat.event.rocket === rocket?.id
  return (
    <div className={css.pad} {...(rocket !== undefined && rocketSpot(rocket))}>
      <div className={css.art}>
        <PadArt {...(drawn !== undefined && !isGone && { rocket: { ...drawn, seat: front.seat } })} />
      </div>
      <div className={css.plate} {...explainedStill({ ...padExplained(rocket), label: plateWords(place, drawn) })}>
        <b>Pad {place + 1}</b>
        {drawn === undefined ? (
          <span className={css.free}>free</span>
        ) : (
          <span className={css.values}>
            <PowerSymbol size={15} />
            {drawn.power}
            <AimSymbol size={15} />
            {drawn.accuracy}
          </span>
        )}
      </div>
      {rocket === undefined ? (
        <span className={css.state} data-kind={isDesigned ? 'design' : 'free'}>
          {isDesigned ? 'being designed' : 'free pad'}
        </span>
      ) : (
        <PadState picking={picking} place={place} rocket={rocket} />
      )}
    </div>
  )
}

const plateWords = (place: number, drawn: Pick<Rocket, 'power' | 'accuracy'> | undefined): string =>
  `Pad ${place + 1}, ${drawn === undefined ? 'free' : `power ${drawn.power}, accuracy ${drawn.accuracy}`}`

/** A rocket is on the drawing board while it could be built. */
const mayDesign = ({ isMine, legal }: Picking): boolean => isMine && legal.some(({ kind }) => kind === 'build')

function PadState({
  picking,
  place,
  rocket,
}: {
  readonly picking: Picking
  readonly place: number
  readonly rocket: Rocket
}) {
  const { view, front, legal, picked } = picking
  const pad = `Pad ${place + 1}, rocket power ${rocket.power} accuracy ${rocket.accuracy}`
  const aimed = aiming(picked)
  const isTarget = aimed !== null && playsOf(legal, aimed.card).some((play) => play.rocket === rocket.id)
  if (isTarget)
    return (
      <button
        type="button"
        className={css.launch}
        data-look="choose"
        onClick={() => picking.press({ kind: 'rocket', rocket: rocket.id })}
        {...ROVE}
        {...explained(AIMED_AT)}
      >
        <span className="spoken">{pad}: </span>
        Choose this one
      </button>
    )
  if (rocket.remaining > 0)
    return (
      <span className={css.state} data-kind="wait">
        <span className="spoken">{pad}, </span>
        {counted(rocket.remaining, 'turn')} to go
      </span>
    )
  const { plain, withToken } = launchOdds(aim(front, rocket), front.tokens, view.options)
  const launch = legal.find((action) => action.kind === 'launch' && action.rocket === rocket.id)
  if (launch === undefined)
    return (
      <span className={css.state} data-kind="ready">
        <span className="spoken">{pad}, </span>
        ready · {percent(plain)}
      </span>
    )
  return (
    <button
      type="button"
      className={css.launch}
      onClick={() => picking.press({ kind: 'act', action: launch })}
      {...ROVE}
      {...explained(front.sabotaged ? SABOTAGED : LAUNCH)}
    >
      <span className="spoken">{pad}, ready, </span>
      <span>Launch · {percent(plain)}</span>
      {withToken !== null && <small>{percent(withToken)} with token</small>}
    </button>
  )
}
