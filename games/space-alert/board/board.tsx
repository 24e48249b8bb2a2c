import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { Frame } from '@starboard/screen/frame/frame.tsx'
import theme from '../film/theme.module.css'
import type { SpaceAlert } from '../rules/state.ts'
import css from './board.module.css'
import { type FlightShown, useFlight } from './flight/use-flight.ts'
import { flightSlots } from './flight-slots.tsx'
import { usePlanning } from './model/use-planning.ts'
import { planningSlots } from './planning-slots.tsx'
import { useAsking } from './prompt/use-asking.ts'
import { usePlanningKeys } from './prompt/use-planning-keys.ts'

/** The whole table: first plans against the clock, then what came of them. */
export function Board(props: BoardProps<SpaceAlert>) {
  const planning = usePlanning(props)
  const shown = useFlight(props)
  const asking = useAsking()
  usePlanningKeys(planning, asking, shown === null)
  const slots = shown === null ? planningSlots(planning, asking) : flightSlots(planning, shown)
  return (
    <div className={theme.theme}>
      <div className={css.board} data-window={windowOf(props, shown)}>
        <Frame {...slots} />
      </div>
    </div>
  )
}

/** What colours the prompt bar. */
function windowOf({ view }: BoardProps<SpaceAlert>, shown: FlightShown | null): string | undefined {
  if (shown !== null) return 'film'
  return view.outage !== null ? 'outage' : view.transfer !== null ? 'transfer' : undefined
}
