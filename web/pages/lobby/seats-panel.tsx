import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { SEAT_SHAPES, SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import type { GameInfo } from '@starboard/wire/api'
import { levelName } from '@starboard/wire/levels'
import type { Command, SeatInfo, TableInfo } from '@starboard/wire/protocol'
import { type ReactNode, useState } from 'react'
import { levelChoices } from '../../games/level-choices.ts'
import { freshSeed } from '../../games/play-now.ts'
import { Panel } from '../../shared/panel.tsx'
import { isNextMatch, isUnderWay, seatRangeAt } from './form.ts'
import { chosenWords, mayChoose, SeatControls, SeatPicture } from './seat-choice.tsx'
import css from './seats-panel.module.css'
import { valuesAt } from './table-options.ts'

interface SeatsPanelProps {
  readonly table: TableInfo
  readonly game: GameInfo
  readonly lobby: LobbyModule
  send(command: Command): void
  /** Shows how to bring somebody. */
  invite(): void
}

/** Who plays, and who is still missing. */
export function SeatsPanel(props: SeatsPanelProps) {
  const { table, game, lobby } = props
  const note = lobby.seatsNote?.(table.seats.length, valuesAt(game, table)) ?? null
  const taken = table.seats.filter(({ kind }) => kind !== 'empty').length
  return (
    <Panel title="Seats" aside={`${taken} taken, ${whoCanPlay(seatRangeAt(table, game))}`}>
      <ul className={css.seats}>
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            {seat.kind === 'empty' ? <EmptySeat {...props} seat={seat} /> : <TakenSeat {...props} seat={seat} />}
          </li>
        ))}
      </ul>
      <ClosedSeats {...props} />
      {note !== null && <p className={css.note}>{note}</p>}
    </Panel>
  )
}

function whoCanPlay([least, most]: GameInfo['seats']): string {
  if (most === 1) return 'played alone'
  return least === most ? `${most} play` : `${least} to ${most} can play`
}

export interface SeatProps extends SeatsPanelProps {
  readonly seat: SeatInfo
}

function TakenSeat(props: SeatProps) {
  const { seat, table, game, lobby } = props
  const pictures = game.seatOptions.filter(({ name }) => lobby.seatOptions[name] !== undefined)
  const isBot = seat.kind === 'bot'
  const isHere = isBot || seat.isHere
  return (
    <div className={css.seat} data-pictured={pictures.length > 0 || undefined}>
      <span className={css.plinth}>
        <SeatShape seat={seat.seat} size={28} variant={isHere ? 'filled' : 'hollow'} isBot={isBot} />
        {isBot && lobby.Face !== undefined && (
          <span className={css.face}>
            <lobby.Face seat={seat.seat} name={seat.name} size={40} />
          </span>
        )}
      </span>
      {pictures.map((row) => (
        <SeatPicture key={row.name} {...props} row={row} />
      ))}
      <div className={css.main}>
        <div className={css.who}>
          <b>
            {seat.name}
            {table.host === seat.seat && <HostCrown />}
          </b>
          <small>{aboutSeat(props)}</small>
        </div>
        <div className={css.end}>{isBot ? <BotTools {...props} /> : <PersonTools {...props} />}</div>
      </div>
      {mayChoose(props) && <SeatControls {...props} />}
    </div>
  )
}

function HostCrown() {
  return (
    <span className={css.crown} title="Host: sets the rules and starts the match">
      <Icon name="crown" size={14} />
      <span className="spoken">, host</span>
    </span>
  )
}

function aboutSeat({ seat, table, game }: SeatProps): string {
  const before = beforeAt(table, seat)
  if (seat.kind === 'bot') {
    const words = [seat.character ?? [], `${levelName(seat.bot ?? '')} bot`].flat()
    return [...chosenWords(game, seat), ...words, ...before].join(', ')
  }
  const facts = [
    ...chosenWords(game, seat),
    ...(seat.seat === table.you.seat ? ['you'] : []),
    ...(table.host === seat.seat ? ['host'] : []),
    ...(seat.isHere ? [] : ['not here right now']),
    ...before,
  ]
  return facts.length === 0 ? (SEAT_SHAPES[seat.seat] ?? 'here') : facts.join(', ')
}

/** Where a match goes on: in whose place. */
const beforeAt = ({ branch }: TableInfo, { seat }: SeatInfo): readonly string[] => {
  const name = branch?.names[seat]
  return name === undefined ? [] : [`in ${name}’s place`]
}

function BotTools({ seat, table, game, send }: SeatProps) {
  if (!table.you.isHost) return <Stamp>Ready</Stamp>
  return (
    <>
      <Segmented
        label={`Level of ${seat.name}`}
        hasHiddenLabel
        value={seat.bot ?? ''}
        choices={levelChoices(game.bots, seat.bot)}
        onChange={(level) => send({ kind: 'bot', seat: seat.seat, level })}
      />
      <IconButton
        label={`Take ${seat.name} away`}
        icon={<Icon name="close" />}
        onClick={() => send({ kind: 'bot', seat: seat.seat, level: null })}
      />
    </>
  )
}

function PersonTools({ seat, table, send }: SeatProps) {
  const isMe = seat.seat === table.you.seat
  return (
    <>
      {seat.ready ? <Stamp>Ready</Stamp> : <span className={css.waiting}>not ready yet</span>}
      {isMe && (
        <IconButton label="Give up my seat" icon={<Icon name="close" />} onClick={() => send({ kind: 'stand' })} />
      )}
      {!isMe && table.you.isHost && <KickTool name={seat.name} kick={() => send({ kind: 'kick', seat: seat.seat })} />}
    </>
  )
}

/** Asks first: who was sent away cannot sit down here again. */
function KickTool({ name, kick }: { readonly name: string; kick(): void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label={`Free the seat of ${name}`} icon={<Icon name="close" />} onClick={() => setOpen(true)} />
      <Dialog
        title={`Free the seat of ${name}?`}
        isOpen={isOpen}
        close={close}
        buttons={
          <>
            <Button look="quiet" onClick={close}>
              Keep {name}
            </Button>
            <Button look="danger" onClick={kick}>
              Free the seat
            </Button>
          </>
        }
      >
        {name} may stay and watch, but cannot sit down at this table again.
      </Dialog>
    </>
  )
}

const Stamp = ({ children }: { readonly children: ReactNode }) => <span className={css.stamp}>{children}</span>

function EmptySeat(props: SeatProps) {
  const { seat, table, send } = props
  const { isHost, seat: mine, sitRefused } = table.you
  const maySit = mine === null && sitRefused === undefined
  const number = seat.seat + 1
  const sit = () => send({ kind: 'sit', seat: seat.seat, seed: freshSeed() })
  return (
    <div className={css.seat} data-empty={isHost || maySit ? 'mine-to-fill' : 'others'}>
      <span className={css.hole}>
        <SeatShape seat={seat.seat} size={24} variant="dashed" />
      </span>
      <div className={css.main}>
        <div className={css.who}>
          <b>Seat {number} is empty</b>
          <small>
            {[isHost ? 'Send the link, or let a bot play' : 'Somebody may still come', ...beforeAt(table, seat)].join(
              ', ',
            )}
          </small>
        </div>
        <div className={css.end}>
          {maySit && <Button onClick={sit}>Sit down</Button>}
          {mine !== null && !isHost && !isNextMatch(table) && (
            <Button look="quiet" onClick={sit}>
              Move here
            </Button>
          )}
          {isHost && table.daily === undefined && <CloseSeat {...props} />}
        </div>
      </div>
      {isHost && <FillSeat {...props} />}
    </div>
  )
}

function FillSeat({ seat, table, game, send, invite }: SeatProps) {
  const isFirst = table.seats.find(({ kind }) => kind === 'empty') === seat
  return (
    <div className={css.actions}>
      {isFirst && table.you.seat !== null && (
        <Button icon={<Icon name="link" />} onClick={invite}>
          Invite
        </Button>
      )}
      <AddBot seat={seat.seat} game={game} send={send} />
    </div>
  )
}

/** Seats go from the end of the row. */
function CloseSeat({ seat, table, game, send }: SeatProps) {
  const isLast = seat.seat + 1 === table.seats.length
  if (!isLast || table.seats.length <= seatRangeAt(table, game)[0] || isUnderWay(table)) return null
  return (
    <IconButton
      label={`Close seat ${seat.seat + 1}`}
      icon={<Icon name="close" />}
      onClick={() => send({ kind: 'configure', seats: seat.seat })}
    />
  )
}

interface AddBotProps extends Pick<SeatsPanelProps, 'game' | 'send'> {
  readonly seat: number
}

function AddBot({ seat, game, send }: AddBotProps) {
  return (
    <fieldset className={css.bots}>
      <legend className="spoken">Put a bot on seat {seat + 1}</legend>
      <Icon name="bot" size={16} />
      {levelChoices(game.bots).map(({ value: level, name }) => (
        <button key={level} type="button" onClick={() => send({ kind: 'bot', seat, level })}>
          {name}
          <span className="spoken"> bot</span>
        </button>
      ))}
    </fieldset>
  )
}

/** Seats that the game has and this table does not use. */
function ClosedSeats({ table, game, send }: SeatsPanelProps) {
  const open = table.seats.length
  const closed = Array.from({ length: Math.max(0, seatRangeAt(table, game)[1] - open) }, (_, place) => open + place)
  if (closed.length === 0 || isUnderWay(table)) return null
  return (
    <div className={css.closed}>
      <span aria-hidden="true">
        {closed.map((seat) => (
          <SeatShape key={seat} seat={seat} size={16} variant="dashed" />
        ))}
      </span>
      <p>{closedText(closed)}</p>
      {table.you.isHost && table.daily === undefined && (
        <Button look="quiet" onClick={() => send({ kind: 'configure', seats: open + 1 })}>
          Open one
        </Button>
      )}
    </div>
  )
}

function closedText(seats: readonly number[]): string {
  const [first = 0, last = first] = [seats[0], seats.at(-1)]
  if (seats.length === 1) return `Seat ${first + 1} is closed`
  return `Seats ${first + 1} ${seats.length === 2 ? 'and' : 'to'} ${last + 1} are closed`
}
