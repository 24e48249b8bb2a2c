import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { type Flight, flightPath } from './flight-path.ts'
import css from './flights.module.css'

interface FlightsProps {
  readonly flights: readonly Flight[]
  readonly ms: number
}

/** What moves across the whole screen while an event is told. Begins anew with a new key. */
export const Flights = ({ flights, ms }: FlightsProps) => (
  <div className={css.flights} aria-hidden="true">
    {flights.map((flight) => (
      <FlightView key={`${flight.from[0]} ${flight.to[0]} ${flight.arc ?? 0}`} flight={flight} ms={ms} />
    ))}
  </div>
)

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
