import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { isLocked } from '../../rules/damage.ts'
import { REGISTERS } from '../../rules/state.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { CardChip } from '../art/program-card.tsx'
import type { FilmNow } from '../film/film-now.ts'
import css from '../film/film-tray.module.css'
import { cardExplained, FACE_DOWN } from '../model/explain.ts'
import { driverOf } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'

interface Props {
  readonly picking: Picking
  readonly film: FilmNow | null
}

/** Section 19: what this viewer knows of all programs of the turn. */
export function ProgramsTable({ picking, film }: Props) {
  const { view, me, name } = picking
  const rows = view.dockOrder.flatMap((seat) => view.robots[seat] ?? []).filter(({ status }) => status !== 'finished')
  return (
    <section className={css.programs} aria-label="All programs">
      <h2 className={css.title}>All programs {me !== null && <i>yours stays visible to you</i>}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">Driver</span>
            </th>
            {REGISTERS.map((register) => (
              <th key={register} scope="col" data-now={register === film?.register || undefined}>
                {register}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((robot) => (
            <tr key={robot.seat}>
              <th scope="row" title={driverOf(robot.seat, name, me)}>
                <SeatShape seat={robot.seat} size={13} />
                <span className={css.driver}>{driverOf(robot.seat, name, me)}</span>
              </th>
              <Cells robot={robot} film={film} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** For onlookers, while nothing runs. */
export const ProgramsTray = ({ picking }: Pick<Props, 'picking'>) => (
  <div className={css.tray}>
    <ProgramsTable picking={picking} film={null} />
  </div>
)

const WHY = {
  active: 'powered down this turn',
  destroyed: 'destroyed',
  eliminated: 'out of the race',
  finished: 'finished',
}

function Cells({ robot, film }: { readonly robot: SeenRobot; readonly film: FilmNow | null }) {
  const { registers, poweredDown, status, damage } = robot
  if (registers.every((card) => card === null) || (poweredDown && status === 'active'))
    return (
      <td colSpan={REGISTERS.length}>
        {poweredDown || status !== 'active' ? WHY[status] : film === null ? 'not in yet' : 'no card'}
      </td>
    )
  return REGISTERS.map((register) => {
    const card = registers[register - 1] ?? null
    return (
      <td
        key={register}
        data-now={register === film?.register || undefined}
        data-later={(film !== null && register > film.register) || undefined}
        {...(card !== null && explainedStill(card === 'hidden' ? FACE_DOWN : cardExplained(card)))}
      >
        {card !== null && <CardChip card={card} isLocked={status === 'active' && isLocked({ damage }, register)} />}
      </td>
    )
  })
}
