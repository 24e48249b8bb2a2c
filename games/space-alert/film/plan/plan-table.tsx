import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useRoving } from '@starboard/screen/pieces/roving.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { type ReactNode, useMemo } from 'react'
import type { Slot } from '../../rules/vocabulary.ts'
import { slotName } from '../../rules/words/names.ts'
import { type Pip, pipsOf } from '../model/pips.ts'
import { type PlanCell, planCells } from '../model/plan-cells.ts'
import { momentAt, type Reel } from '../model/reel.ts'
import { placeKey } from '../place-key.ts'
import type { Player } from '../use-player.ts'
import { CellFace, type PickedCell } from './plan-cell.tsx'
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
  /** Stands where rows and columns meet. */
  readonly corner: ReactNode
}

/** Everybody's plan, as it is at this moment: its turns are the film's scrubber. */
export function PlanTable({ isUpright, ...props }: PlanTableProps) {
  const roving = useRoving<HTMLTableElement>()
  const pips = useMemo(() => pipsOf(props.reel), [props.reel])
  return (
    <table className={css.table} data-upright={isUpright} aria-label="Plan" {...(props.onPick && roving)}>
      {isUpright ? <Upright {...props} pips={pips} /> : <Across {...props} pips={pips} />}
    </table>
  )
}

type PartProps = Omit<PlanTableProps, 'isUpright'> & { readonly pips: readonly (readonly Pip[])[] }

function Across(props: PartProps) {
  const { reel, player, corner, pips } = props
  const { ship } = momentAt(reel, player.place)
  return (
    <>
      <thead>
        <tr>
          <th className={css.corner}>{corner}</th>
          {turnsOf(reel).map((turn) => (
            <th key={turn} scope="col" className={css.turn} {...timeOf(turn, ship.turn)}>
              <TurnHead reel={reel} player={player} turn={turn} pips={pips[turn] ?? []} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reel.mission.crew.map(({ name }, crew) => (
          <tr key={name}>
            <CrewHead name={name} crew={crew} scope="row" />
            {planCells(reel.mission, ship, crew).map((cell, index) => (
              <Cell key={placeKey(index)} {...props} cell={cell} at={{ crew, turn: index + 1 }} />
            ))}
            <td className={css.cell} {...timeOf(reel.mission.turns + 1, ship.turn)} />
          </tr>
        ))}
      </tbody>
    </>
  )
}

function Upright(props: PartProps) {
  const { reel, player, corner, pips } = props
  const { ship } = momentAt(reel, player.place)
  const plans = reel.mission.crew.map((_, crew) => planCells(reel.mission, ship, crew))
  return (
    <>
      <thead>
        <tr>
          <th className={css.corner}>{corner}</th>
          {reel.mission.crew.map(({ name }, crew) => (
            <CrewHead key={name} name={name} crew={crew} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {turnsOf(reel).map((turn) => (
          <tr key={turn}>
            <th scope="row" className={css.turn} {...timeOf(turn, ship.turn)}>
              <TurnHead reel={reel} player={player} turn={turn} pips={pips[turn] ?? []} />
            </th>
            {plans.map((cells, crew) => {
              const cell = cells[turn - 1]
              return cell === undefined ? (
                <td key={placeKey(crew)} className={css.cell} {...timeOf(turn, ship.turn)} />
              ) : (
                <Cell key={placeKey(crew)} {...props} cell={cell} at={{ crew, turn }} />
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

function CrewHead({
  name,
  crew,
  scope,
}: {
  readonly name: string
  readonly crew: number
  readonly scope: 'row' | 'col'
}) {
  return (
    <th scope={scope} className={css.name}>
      <span>
        <SeatShape seat={crew} size={14} />
        <b>{name}</b>
      </span>
    </th>
  )
}

interface TurnHeadProps extends Pick<PlanTableProps, 'reel' | 'player'> {
  readonly turn: number
  readonly pips: readonly Pip[]
}

function TurnHead({ reel, player, turn, pips }: TurnHeadProps) {
  const start = reel.starts[turn]
  const isClosing = turn > reel.mission.turns
  const said = pips.map(({ text }) => text).join(' ')
  return (
    <button
      type="button"
      className={css.head}
      data-closing={isClosing}
      disabled={start === undefined}
      title={start === undefined ? 'never reached' : undefined}
      aria-current={momentAt(reel, player.place).turn === turn ? 'step' : undefined}
      onClick={() => start !== undefined && player.go(start)}
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
}

/** Something other than the film's mission has there is shown as it is. */
const withPut = (cell: PlanCell, put: Slot | undefined): PlanCell =>
  put === undefined || slotName(put) === slotName(cell.planned)
    ? cell
    : { ...cell, slot: put, planned: put, isMoved: false }

interface CellProps extends PartProps {
  readonly cell: PlanCell
  readonly at: PickedCell
}

function Cell({ reel, cell, at, picked, onPick, faultOf, slotAt }: CellProps) {
  const fault = faultOf?.(at) ?? null
  const isPicked = picked?.crew === at.crew && picked.turn === at.turn
  return (
    <td className={css.cell} data-time={cell.isNow ? 'now' : cell.isPast ? 'past' : 'next'}>
      <CellFace
        cell={withPut(cell, slotAt?.(at))}
        at={at}
        name={reel.mission.crew[at.crew]?.name ?? ''}
        isPicked={isPicked}
        fault={fault}
        onPick={onPick}
      />
      {cell.isMoved && (
        <span className={css.moved} aria-hidden="true">
          <Icon name="chevrons-right" />
        </span>
      )}
    </td>
  )
}
