import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Icon } from './icons.tsx'
import css from './seat-badge.module.css'
import { SeatShape } from './seat-shape.tsx'

interface SeatBadgeProps {
  /** Where it stands in a narrow column: what does not fit beside a long name stands below it. */
  readonly mayWrap?: boolean
  /** In a narrow place: shape and name only, the rest is spoken. */
  readonly isShort?: boolean
  readonly seat: number
  readonly name: string
  /** A face beside the shape. */
  readonly picture?: ReactNode
  readonly isMe?: boolean
  readonly isBot?: boolean
  /** How well that bot plays: "normal". */
  readonly level?: string
  /** Connected; an absent person is a hollow shape. */
  readonly isHere?: boolean
  /** A bot plays until this person comes back. */
  readonly isHeld?: boolean
  readonly isAsked?: boolean
  /** Time left, in the place of "now". */
  readonly clock?: string | undefined
  /** A word behind the name: "1st". */
  readonly note?: string | undefined
}

/** What fits a chip on a phone in its usual size. */
const MOST_LETTERS = 4

/** Who: a shape in a colour, a name, and what is to be known about them at a glance. */
export function SeatBadge(props: SeatBadgeProps) {
  const {
    seat,
    name,
    isMe,
    isBot,
    level,
    isHere = true,
    isHeld,
    isAsked,
    isShort,
    mayWrap,
    clock,
    note,
    picture,
  } = props
  return (
    <span
      className={css.badge}
      data-short={isShort || undefined}
      data-wrap={mayWrap || undefined}
      data-asked={isAsked || undefined}
    >
      <SeatShape seat={seat} variant={isHere ? 'filled' : 'hollow'} size={16} />
      {picture !== undefined && picture !== null && <span className={css.picture}>{picture}</span>}
      <span className={css.name} title={name} data-long={name.length > MOST_LETTERS || undefined}>
        {isMe === true ? 'You' : name}
      </span>
      {isBot === true && <Sign text={level === undefined ? 'bot' : `${level} bot`} />}
      {isHeld === true && <Sign text="away, a bot plays" />}
      {!isHere && isHeld !== true && <span className="spoken">, away</span>}
      {note !== undefined && isAsked !== true && <span className={css.note}>{note}</span>}
      {isAsked === true && (
        <span className={css.now}>
          <Badge tone="now">
            {clock !== undefined && <span className="spoken">now, </span>}
            {clock ?? 'now'}
          </Badge>
        </span>
      )}
    </span>
  )
}

function Sign({ text }: { readonly text: string }) {
  return (
    <span className={css.sign} title={text}>
      <Icon name="bot" size={15} />
      <span className="spoken">, {text}</span>
    </span>
  )
}
