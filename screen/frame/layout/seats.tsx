import type { OpenDecision } from '@starboard/kernel'
import { pointAtSeat } from '@starboard/wire/pointing'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SeatFace } from '../../contract/board.ts'
import { explained } from '../../pieces/explaining/explain.ts'
import { SeatBadge } from '../../pieces/seat-badge.tsx'
import { useAroundBoard } from '../context.ts'
import { actingSeat } from '../film/acting.ts'
import { isVeiled } from '../pause/veiled.tsx'
import { printLeft, useCountdown } from '../prompt/countdown.ts'
import { useFacePicture } from '../use-face-picture.tsx'
import { Away } from './away.tsx'
import type { Layout } from './layout.ts'
import css from './seats.module.css'
import type { FrameSlots } from './slots.ts'

interface SeatsProps {
  readonly layout: Layout
  seat: FrameSlots['seat']
}

/**
 * Everybody at the table: on a desk with me last and biggest, on a phone as chips with me first. Where all are asked all
 * the time, in real time, nobody is marked for it.
 */
export function Seats({ layout, seat }: SeatsProps) {
  const aroundBoard = useAroundBoard()
  const { faces, scene, table } = aroundBoard
  const acting = actingSeat(aroundBoard)
  const around = fromMe(faces)
  const shown = layout === 'desk' ? around : [...around.slice(-1), ...around.slice(0, -1)]
  const { ref, isScrolling } = useScrolling<HTMLUListElement>()
  return (
    // What scrolls must be reachable without a mouse.
    <ul
      ref={ref}
      className={css.seats}
      aria-label="Seats"
      data-walk=""
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
            isActing={acting === face.seat}
            asked={scene.shown.open.find((open) => open.seat === face.seat && open.mode !== 'free')}
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

/** In pixels, as high as a name with its surroundings. */
const RAIL_FACE = 22
const CHIP_FACE = 17

interface SeatBoxProps {
  readonly face: SeatFace
  readonly isChip: boolean
  readonly slots: ReturnType<FrameSlots['seat']>
  /** Does what is on stage. */
  readonly isActing: boolean
  readonly asked: OpenDecision | undefined
}

function SeatBox({ face, isChip, slots, isActing, asked }: SeatBoxProps) {
  const { choose } = slots
  const picture = useFacePicture(face, isChip ? CHIP_FACE : RAIL_FACE)
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
      data-acting={isActing || undefined}
      data-may={choose !== undefined || undefined}
      aria-label={face.isMe ? `${face.name}, your seat` : face.name}
    >
      <header className={css.head}>
        <SeatBadge
          {...face}
          picture={picture}
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
          {...explained({ text: `Chooses ${face.name}. The bar says what that would do before it counts.` })}
          tabIndex={choose.isInPrompt === true ? -1 : undefined}
          onClick={choose.run}
        />
      )}
    </article>
  )
}
