import { useEffect, useMemo, useRef, useState } from 'react'
import type { SeatFace } from '../../contract/board.ts'
import { useAroundBoard } from '../context.ts'
import { chatSince, comingsAndGoings, type Sitter } from './news.ts'

/** What people around a board say, and who comes and goes. */
export function SpokenNews() {
  const { chat, faces, mode } = useAroundBoard()
  const seats = useMemo(() => faces.map(sitterOf), [faces])
  return mode === 'live' ? <News chat={chat} seats={seats} me={faces.find(({ isMe }) => isMe)?.name ?? ''} /> : null
}

const sitterOf = ({ seat, name, isBot, isHere }: SeatFace): Sitter => ({
  seat,
  name,
  kind: isBot ? 'bot' : 'person',
  isHere,
})

interface NewsProps {
  readonly chat: Parameters<typeof chatSince>[0]
  readonly seats: readonly Sitter[]
  readonly me: string
}

/** For screen readers: what stood there before is for reading. */
export function News({ chat, seats, me }: NewsProps) {
  const last = useRef({ chat: chat.at(-1)?.id ?? 0, seats })
  const [told, setTold] = useState({ text: '', times: 0 })
  useEffect(() => {
    const lines = [...comingsAndGoings(last.current.seats, seats), ...chatSince(chat, last.current.chat, me)]
    last.current = { chat: chat.at(-1)?.id ?? 0, seats }
    if (lines.length > 0) setTold(({ times }) => ({ text: lines.join(' '), times: times + 1 }))
  }, [chat, seats, me])
  return (
    <p className="spoken" aria-live="polite">
      <span key={told.times}>{told.text}</span>
    </p>
  )
}
