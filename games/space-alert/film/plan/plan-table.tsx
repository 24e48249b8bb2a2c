import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useRoving } from '@starboard/screen/pieces/roving.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { memo, type ReactNode, useMemo } from 'react'
import type { Half } from '../../rules/deal/card.ts'
import type { Slot } from '../../rules/vocabulary.ts'
import { slotName } from '../../rules/words/names.ts'
import { type Pip, pipsOf } from '../model/pips.ts'
import { type PlanCell, planCells } from '../model/plan-cells.ts'
import { momentAt, type Reel } from '../model/reel.ts'
import { placeKey } from '../place-key.ts'
import { sameProps } from '../same-props.ts'
import type { Player } from '../use-player.ts'
import { useSteady } from '../use-stable.ts'
import { CellFace, type CellFaceProps, type PickedCell } from './plan-cell.tsx'
import css from './plan-table.module.css'

export interface PlanTableProps {
  readonly reel: Reel
  readonly player: Player
  /** Turns go down instead of across. */
  readonly isUpright: boolean
  /** Cells can be picked, and one of them is. */
  readonly picked?: PickedCell | null
  onPick?(cell: PickedCell): void
  /** What was put into a slot, where that is not in the film yet. */
  slotAt?(cell: PickedCell): Slot
  /** What is wrong with a cell. */
  faultOf?(cell: PickedCell): string | null
  /** Where a card lies face down, which half of it is up. */
  backAt?(cell: PickedCell): Half | null
  /** Stands where rows and columns meet. */
  readonly corner: ReactNode
}

/** Everybody's plan, as it is at this moment: its turns are the film's scrubber. */
export function PlanTable({ isUpright, ...props }: PlanTableProps) {
  const roving = useRoving<HTMLTableElement>()
  const pips = useMemo(() => pipsOf(props.reel), [props.reel])
  const go = useSteady(props.player.go)
  const pick = useSteady((cell: PickedCell) => props.onPick?.(cell))
  const part: PartProps = { ...props, pips, go, pick: props.onPick && pick }
  return (
    <table className={css.table} data-upright={isUpright} aria-label="Plan" {...(props.onPick && roving)}>
      {isUpright ? <Upright {...part} /> : <Across {...part} />}
    </table>
  )
}

type PartProps = Omit<PlanTableProps, 'isUpright' | 'onPick'> & {
  readonly pips: readonly (readonly Pip[])[]
  go(place: number): void
  /** Undefined: cells are only looked at. */
  readonly pick: PlanTableProps['onPick']
}

function Across(props: PartProps) {
  const { reel, player, corner } = props
  const { ship } = momentAt(reel, player.place)
  return (
    <>
      <thead>
        <tr>
          <th className={css.corner}>{corner}</th>
          {turnsOf(reel).map((turn) => (
            <th key={turn} scope="col" className={css.turn} {...timeOf(turn, ship.turn)}>
              <TurnHead {...headOf(props, turn)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reel.mission.crew.map(({ name }, crew) => (
          <tr key={name}>
            <CrewHead name={name} crew={reel.seats[crew] ?? crew} scope="row" />
            {planCells(reel.mission, ship, crew).map((cell, index) => (
              <Cell key={placeKey(index)} {...cellOf(props, cell, { crew, turn: index + 1 })} />
            ))}
            <td className={css.cell} {...timeOf(reel.mission.turns + 1, ship.turn)} />
          </tr>
        ))}
      </tbody>
    </>
  )
}

function Upright(props: PartProps) {
  const { reel, player, corner } = props
  const { ship } = momentAt(reel, player.place)
  const plans = reel.mission.crew.map((_, crew) => planCells(reel.mission, ship, crew))
  return (
    <>
      <thead>
        <tr>
          <th className={css.corner}>{corner}</th>
          {reel.mission.crew.map(({ name }, crew) => (
            <CrewHead key={name} name={name} crew={reel.seats[crew] ?? crew} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {turnsOf(reel).map((turn) => (
          <tr key={turn}>
            <th scope="row" className={css.turn} {...timeOf(turn, ship.turn)}>
              <TurnHead {...headOf(props, turn)} />
            </th>
            {plans.map((cells, crew) => {
              const cell = cells[turn - 1]
              return cell === undefined ? (
                <td key={placeKey(crew)} className={css.cell} {...timeOf(turn, ship.turn)} />
              ) : (
                <Cell key={placeKey(crew)} {...cellOf(props, cell, { crew, turn })} />
              )
            })}
          </tr>
        ))}
      </tbody>
    </>
  )
}

/** The closing step is one more. */
const turnsOf = ({ mission }: Reel): readonly number[] =>
  Array.from({ length: mission.turns + 1 }, (_, index) => index + 1)

const timeOf = (turn: number, now: number) => ({
  'data-time': turn < now ? 'past' : turn === now ? 'now' : 'next',
})

interface CrewHeadProps {
  readonly name: string
  readonly crew: number
  readonly scope: 'row' | 'col'
}

const CrewHead = memo(({ name, crew, scope }: CrewHeadProps) => (
  <th scope={scope} className={css.name}>
    <span>
      <SeatShape seat={crew} size={14} />
      <b>{name}</b>
    </span>
  </th>
))
CrewHead.displayName = 'CrewHead'

interface TurnHeadProps {
  readonly turn: number
  /** Where it begins; undefined: the ship never reached it. */
  readonly start: number | undefined
  readonly isNow: boolean
  readonly isClosing: boolean
  readonly pips: readonly Pip[]
  go(place: number): void
}

const headOf = ({ reel, player, pips, go }: PartProps, turn: number): TurnHeadProps => ({
  turn,
  start: reel.starts[turn],
  isNow: momentAt(reel, player.place).turn === turn,
  isClosing: turn > reel.mission.turns,
  pips: pips[turn] ?? [],
  go,
})

const TurnHead = memo(({ turn, start, isNow, isClosing, pips, go }: TurnHeadProps) => {
  const said = pips.map(({ text }) => text).join(' ')
  return (
    <button
      type="button"
      className={css.head}
      data-closing={isClosing}
      disabled={start === undefined}
      aria-current={isNow ? 'step' : undefined}
      onClick={() => start !== undefined && go(start)}
      {...explained({
        text:
          start === undefined ? 'The ship never reached this turn.' : 'The film goes to the beginning of this turn.',
        rule: isClosing ? 'SA-3.11' : 'SA-3.2',
      })}
    >
      <span className="spoken">{isClosing ? 'Closing step, ' : 'Turn '}</span>
      <b>{isClosing ? 'jump' : turn}</b>
      {said !== '' && <span className="spoken">: {said}</span>}
      {pips.length > 0 && (
        <span className={css.pips} aria-hidden="true">
          {pips.map(({ sign, zone }, place) => (
            <i key={placeKey(place)} data-sign={sign} data-zone={zone}>
              {sign}
            </i>
          ))}
        </span>
      )}
    </button>
  )
}, sameProps)
TurnHead.displayName = 'TurnHead'

/** Something other than the film's mission has there is shown as it is. */
const withPut = (cell: PlanCell, put: Slot | undefined): PlanCell =>
  put === undefined || slotName(put) === slotName(cell.planned)
    ? cell
    : { ...cell, slot: put, planned: put, isMoved: false }

interface CellProps extends CellFaceProps {
  /** A delay has changed what lies here, whatever was put there since. */
  readonly isMoved: boolean
}

const cellOf = (
  { reel, picked, pick, faultOf, slotAt, backAt }: PartProps,
  cell: PlanCell,
  at: PickedCell,
): CellProps => ({
  cell: withPut(cell, slotAt?.(at)),
  at,
  name: reel.mission.crew[at.crew]?.name ?? '',
  isPicked: picked?.crew === at.crew && picked.turn === at.turn,
  fault: faultOf?.(at) ?? null,
  back: backAt?.(at) ?? null,
  isMoved: cell.isMoved,
  onPick: pick,
})

/** There are up to sixty of them, and most changes concern a few. */
const Cell = memo(
  ({ isMoved, ...face }: CellProps) => (
    <td className={css.cell} data-time={face.cell.isNow ? 'now' : face.cell.isPast ? 'past' : 'next'}>
      <CellFace {...face} />
      {isMoved && (
        <span className={css.moved} aria-hidden="true">
          <Icon name="chevrons-right" />
        </span>
      )}
    </td>
  ),
  sameProps,
)
Cell.displayName = 'Cell'
