import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import type { Desk } from '../use-desk.ts'
import { actsOf } from './acts.tsx'
import css from './film.module.css'
import type { Flight } from './flight.ts'
import { flightPath } from './flight.ts'

/** What moves across the whole screen while an event is told: cards, cubes, rockets, trophies, the die. */
export function Film({ desk }: { readonly desk: Desk }) {
  const { beat } = desk
  if (beat === null || beat.ms === 0) return null
  return (
    <div className={css.film} aria-hidden="true" key={beat.id}>
      {actsOf(desk, beat).map((flight) => (
        <FlightView key={`${flight.from[0]} ${flight.to[0]} ${flight.arc ?? 0}`} flight={flight} ms={beat.ms} />
      ))}
    </div>
  )
}

/** One thing on its way from one spot of the table to another. */
function FlightView({ flight: given, ms }: { readonly flight: Flight; readonly ms: number }) {
  const ref = useRef<HTMLDivElement>(null)
  // A flight that has begun stays as it is, whatever else is drawn meanwhile.
  const [flight] = useState(given)
  useLayoutEffect(() => {
    const thing = ref.current
    const path = flightPath(flight)
    if (thing === null || path === null || typeof thing.animate !== 'function') return
    const film = thing.animate(path, {
      duration: ms,
      easing: flight.easing ?? 'cubic-bezier(.3,.7,.3,1)',
      fill: 'both',
    })
    return () => film.cancel()
  }, [flight, ms])
  return (
    <div ref={ref} className={css.thing} style={{ '--ms': `${ms}ms` } as CSSProperties}>
      {flight.thing}
    </div>
  )
}
