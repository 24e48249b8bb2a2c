import type { FormRow } from '@starboard/kernel'
import type { GameInfo } from '@starboard/wire/api'
import type { SeatInfo } from '@starboard/wire/protocol'
import { choiceText, isUnderWay } from './form.ts'
import { OptionControl } from './option-control.tsx'
import css from './seats-panel.module.css'
import type { SeatProps } from './seats-panel.tsx'

/** Everybody chooses for themselves, the host for bots; in a series what was chosen stays. */
export const mayChoose = ({ seat, table }: SeatProps): boolean =>
  !isUnderWay(table) && (seat.seat === table.you.seat || (seat.kind === 'bot' && table.you.isHost))

/** What a seat has chosen, in words; nothing of what is as usual. */
export const chosenWords = ({ seatOptions }: GameInfo, { options }: SeatInfo): readonly string[] =>
  seatOptions.flatMap((row) => {
    const value = options[row.name]
    const isUsual = value === undefined || value === row.initial
    return isUsual || (typeof value !== 'string' && typeof value !== 'number') ? [] : [choiceText(row, value)]
  })

interface ChoiceProps extends SeatProps {
  readonly row: FormRow
}

const valueAt = ({ options }: SeatInfo, { name, initial }: FormRow): unknown => options[name] ?? initial

function choose({ seat, table, row, send }: ChoiceProps, value: unknown): void {
  const own = seat.seat === table.you.seat
  send({ kind: 'choose', ...(!own && { seat: seat.seat }), options: { ...seat.options, [row.name]: value } })
}

/** The game's own picture of the choice. */
export function SeatPicture(props: ChoiceProps) {
  const { seat, table, lobby, row } = props
  const Drawing = lobby.seatOptions[row.name]
  if (Drawing === undefined) return null
  return (
    <span className={css.picture}>
      <Drawing
        label={row.label}
        seat={seat.seat}
        name={seat.name}
        value={valueAt(seat, row)}
        values={seat.options}
        chosen={table.seats.map(({ options }) => options[row.name])}
        seats={table.seats.length}
        match={table.series?.number ?? 1}
        mayChange={mayChoose(props)}
        onChange={(value) => choose(props, value)}
      />
    </span>
  )
}

/** Options of a seat that the game does not draw itself. */
export function SeatControls(props: SeatProps) {
  const { seat, table, game, lobby } = props
  const rows = game.seatOptions.filter(({ name }) => lobby.seatOptions[name] === undefined)
  if (rows.length === 0) return null
  return (
    <div className={css.controls}>
      {rows.map((row) => (
        <span key={row.name}>
          {row.label}{' '}
          <OptionControl
            row={row}
            value={valueAt(seat, row)}
            seats={table.seats.length}
            onChange={(value) => choose({ ...props, row }, value)}
          />
        </span>
      ))}
    </div>
  )
}
