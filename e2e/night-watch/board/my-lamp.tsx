import type { Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { COLOURS } from '../rules/colours.ts'
import type { NightWatch } from '../rules/state.ts'
import css from './board.module.css'
import { Choice } from './choice.tsx'
import { Flame } from './lamp.tsx'

/** What I may do with my lamp, and the oil for it. */
export function MyLamp(props: BoardProps<NightWatch> & { readonly me: Seat }) {
  const { view, me } = props
  return (
    <section className={css.tray} aria-label="Your lamp">
      <p>
        Oil for <b>{view.keepers[me]?.oil ?? 0}</b> more
      </p>
      <div className={css.colours}>
        {COLOURS.map((colour) => (
          <Choice key={colour} board={props} action={{ kind: 'light', colour }} icon={<Flame colour={colour} />}>
            Light {colour}
          </Choice>
        ))}
      </div>
    </section>
  )
}
