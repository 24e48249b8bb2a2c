import type { Outcome } from '@starboard/kernel'
import { factoryOf } from '../../rules/factory/compile.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { RobotPortrait } from '../art/robot.tsx'
import { counted, driverOf } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './ending.module.css'

/** The last picture: the best three on their steps, and how the race went for everybody. */
export function Ending({ picking, outcome }: { readonly picking: Picking; readonly outcome: Outcome }) {
  const { view, course, name } = picking
  const of = factoryOf(course).checkpoints.length
  const ranked = view.robots.toSorted((one, other) => placeOf(outcome, one) - placeOf(outcome, other))
  return (
    <figure className={css.ending}>
      <div className={css.podium} aria-hidden="true">
        {STEPS.map((step) => {
          const robot = ranked[step - 1]
          return (
            robot !== undefined && (
              <div key={step} className={css.step} data-place={placeOf(outcome, robot)} data-step={step}>
                <RobotPortrait name={robot.name} seat={robot.seat} isBare />
                <b>{placeOf(outcome, robot)}</b>
              </div>
            )
          )
        })}
      </div>
      <figcaption>
        {winnerText(picking, outcome)}
        <small>
          {course.head.name} · {counted(outcome.turns, 'turn')}
        </small>
      </figcaption>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Driver</th>
            <th scope="col">Checkpoints</th>
            <th scope="col">Lives</th>
            <th scope="col">Damage</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((robot) => (
            <tr key={robot.seat} data-me={robot.seat === picking.me || undefined}>
              <td>{placeOf(outcome, robot)}</td>
              <th scope="row">
                <span className={css.driver}>
                  <RobotPortrait name={robot.name} seat={robot.seat} isBare />
                  {driverOf(robot.seat, name, picking.me)}
                </span>
              </th>
              <td>
                {robot.next - 1} of {of}
              </td>
              <td>{robot.lives}</td>
              <td>{robot.damage}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** As they stand: second, first, third. */
const STEPS = [2, 1, 3] as const

const placeOf = ({ places }: Outcome, { seat }: SeenRobot): number => places[seat] ?? places.length

function winnerText({ view, name, me }: Picking, outcome: Outcome): string {
  const winner = view.ended?.winner ?? null
  if (winner === null) return outcome.text
  return winner === me ? 'You win. Well driven!' : `${name(winner)} wins`
}
