import type { OpenDecision } from '@starboard/kernel'
import { pointAtSeat } from '@starboard/wire/pointing'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SeatFace } from '../../contract/board.ts'
import { SeatBadge } from '../../pieces/seat-badge.tsx'
import { useAroundBoard } from '../context.ts'
import { isVeiled } from '../pause/veiled.tsx'
import { printLeft, useCountdown } from '../prompt/countdown.ts'
import { Away } from './away.tsx'
import type { Layout } from './layout.ts'
import css from './seats.module.css'
import type { FrameSlots } from './slots.ts'

interface SeatsProps {
  readonly layout: Layout
  seat: FrameSlots['seat']
}

/** Everybody at the table: on a desk with me last and biggest, on a phone as chips with me first. */
export function Seats({ layout, seat }: SeatsProps) {
  const { faces, scene, table } = useAroundBoard()
  const around = fromMe(faces)
  const shown = layout === 'desk' ? around : [...around.slice(-1), ...around.slice(0, -1)]
  const { ref, isScrolling } = useScrolling<HTMLUListElement>()
  return (
    // What scrolls must be reachable without a mouse.
    <ul
      ref={ref}
      className={css.seats}
      aria-label="Seats"
      data-layout={layout}
      data-veiled={isVeiled(table) || undefined}
      tabIndex={isScrolling ? 0 : undefined}
    >
      {shown.map((face) => (
        <li key={face.seat}>
          <SeatBox
            face={face}
            isChip={layout !== 'desk'}
            slots={seat(face)}
            asked={scene.shown.open.find((open) => open.seat === face.seat)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Whether there is more in it than it shows. */
function useScrolling<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [isScrolling, setScrolling] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (box !== null) setScrolling(box.scrollHeight > box.clientHeight + 1)
  })
  return { ref, isScrolling }
}

/** In the order of play, ending with me; an onlooker begins with the first seat. */
function fromMe(faces: readonly SeatFace[]): readonly SeatFace[] {
  const me = faces.findIndex(({ isMe }) => isMe)
  return me === -1 ? faces : [...faces.slice(me + 1), ...faces.slice(0, me + 1)]
}

interface SeatBoxProps {
  readonly face: SeatFace
  readonly isChip: boolean
  readonly slots: ReturnType<FrameSlots['seat']>
  readonly asked: OpenDecision | undefined
}

function SeatBox({ face, isChip, slots, asked }: SeatBoxProps) {
  const { choose } = slots
  const countdown = useCountdown(face.isMe ? undefined : asked?.by)
  const clock = countdown === null ? undefined : countdown.isPaused ? 'paused' : printLeft(countdown.leftMs)
  return (
    <article
      className={css.seat}
      data-seat={face.seat + 1}
      data-point={pointAtSeat(face.seat)}
      data-me={face.isMe || undefined}
      data-chip={isChip || undefined}
      data-asked={asked !== undefined || undefined}
      data-may={choose !== undefined || undefined}
      aria-label={face.isMe ? `${face.name}, your seat` : face.name}
    >
      <header className={css.head}>
        <SeatBadge
          {...face}
          isHeld={false}
          isShort={isChip}
          mayWrap={!isChip}
          note={isChip ? undefined : slots.note}
          isAsked={asked !== undefined}
          clock={clock}
        />
        <span className={css.score}>{slots.score}</span>
      </header>
      <Away face={face} isChip={isChip} />
      <div className={css.body}>{isChip ? slots.chip : slots.body}</div>
      {choose !== undefined && (
        <button
          type="button"
          className={css.choose}
          aria-label={choose.label}
          title={choose.label}
          tabIndex={choose.isInPrompt === true ? -1 : undefined}
          onClick={choose.run}
        />
      )}
    </article>
  )
}
