import type { Attendant, Audience, Command } from '@starboard/wire/protocol'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../pieces/button.tsx'
import { SeatShape } from '../../pieces/seat-shape.tsx'
import css from './guests-list.module.css'

interface GuestsListProps {
  readonly audience: Audience
  send(command: Command): void
}

/** Who is there besides the host, and what the host may do about it. */
export function GuestsList({ audience: { people, more, asking }, send }: GuestsListProps) {
  const top = useRef<HTMLDivElement>(null)
  // The row of somebody who was dealt with is gone, and with it the button that had the focus.
  const act = (command: Command) => {
    top.current?.focus()
    send(command)
  }
  const seated = people.filter(({ seat }) => seat !== undefined)
  const watching = people.filter(({ seat }) => seat === undefined)
  return (
    <div ref={top} tabIndex={-1} className={css.list}>
      {asking.length > 0 && (
        <Part
          title="Asking for a seat"
          note="Somebody from their network was sent away from this table today. It may be the same person, or a neighbour."
        >
          {asking.map(({ person, name }) => (
            <Row key={person} name={name}>
              <Button
                look="primary"
                aria-label={`Let in ${name}`}
                onClick={() => act({ kind: 'admit', person, welcome: true })}
              >
                Let in
              </Button>
              <Button
                look="quiet"
                aria-label={`No, do not let in ${name}`}
                onClick={() => act({ kind: 'admit', person, welcome: false })}
              >
                No
              </Button>
            </Row>
          ))}
        </Part>
      )}
      <Part title="Watching" {...(watching.length === 0 && { note: 'Nobody watches at the moment.' })}>
        {watching.map((one) => (
          <WatchingRow key={one.person} one={one} send={send} act={act} />
        ))}
        {more > 0 && <li className={css.more}>and {more} more, who have said nothing lately</li>}
      </Part>
      {seated.length > 0 && (
        <Part title="Playing">
          {seated.map((one) => (
            <Row key={one.person} name={one.name} seat={one.seat} isMuted={one.isMuted}>
              <MuteButton one={one} send={send} />
            </Row>
          ))}
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Part({ title, note, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note !== undefined && <p className={css.note}>{note}</p>}
      <ul>{children}</ul>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly seat?: number | undefined
  readonly isMuted?: boolean
  readonly children: ReactNode
}

const Row = ({ name, seat, isMuted, children }: RowProps) => (
  <li className={css.row}>
    <span className={css.name}>
      {seat !== undefined && <SeatShape seat={seat} size={16} />}
      <b>{name}</b>
      {isMuted && <small>muted</small>}
    </span>
    <span className={css.tools}>{children}</span>
  </li>
)

interface OneProps {
  readonly one: Attendant
  send(command: Command): void
}

const MuteButton = ({ one: { person, name, isMuted }, send }: OneProps) => (
  <Button
    look="quiet"
    aria-label={isMuted ? `Unmute ${name}` : `Mute ${name}`}
    onClick={() => send({ kind: 'mute', person, muted: !isMuted })}
  >
    {isMuted ? 'Unmute' : 'Mute'}
  </Button>
)

interface WatchingRowProps extends OneProps {
  act(command: Command): void
}

/** Asks first: whoever was sent away cannot come back. */
function WatchingRow({ one, send, act }: WatchingRowProps) {
  const [isAsked, setAsked] = useState(false)
  const { person, name, isMuted } = one
  if (isAsked)
    return (
      <li className={css.question}>
        <p>
          Send <b>{name}</b> away? They cannot come back to this table.
        </p>
        <span className={css.tools}>
          <Button look="danger" aria-label={`Send away ${name}`} onClick={() => act({ kind: 'remove', person })}>
            Send away
          </Button>
          <Button look="quiet" autoFocus aria-label={`Keep ${name}`} onClick={() => setAsked(false)}>
            Keep
          </Button>
        </span>
      </li>
    )
  return (
    <Row name={name} isMuted={isMuted}>
      <MuteButton one={one} send={send} />
      <Button look="danger" aria-label={`Remove ${name}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
    </Row>
  )
}
