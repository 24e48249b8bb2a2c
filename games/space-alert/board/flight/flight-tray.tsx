import { useLayout } from '@starboard/screen/frame/layout/layout.ts'
import { Controls } from '../../film/controls.tsx'
import { lastMoment, momentAt } from '../../film/model/reel.ts'
import { PlanTable } from '../../film/plan/plan-table.tsx'
import { backAt } from './card-backs.ts'
import css from './flight.module.css'
import type { FlightShown } from './use-flight.ts'

/** Everybody's plan as it is now; its turns are the film's scrubber. */
export function FlightTray({ shown: { reel, player, flight } }: { readonly shown: FlightShown }) {
  const isPhone = useLayout() === 'phone'
  const controls = <Controls player={player} end={lastMoment(reel)} />
  const { ship } = momentAt(reel, player.place)
  return (
    <section className={css.plan} aria-label="Plan and film">
      {isPhone && controls}
      <PlanTable
        reel={reel}
        player={player}
        isUpright={isPhone}
        corner={isPhone ? null : controls}
        backAt={(at) => backAt(reel.mission, ship, flight.known, at)}
      />
    </section>
  )
}
