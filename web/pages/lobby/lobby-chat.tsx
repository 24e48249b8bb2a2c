import { TalkClosed } from '@starboard/screen/frame/log/talk-closed.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { MOST_CHAT_LETTERS } from '@starboard/wire/limits'
import type { ChatLine, Command, Refused, SeatInfo } from '@starboard/wire/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import css from './lobby-chat.module.css'

interface LobbyChatProps {
  readonly chat: readonly ChatLine[]
  readonly seats: readonly SeatInfo[]
  /** Why nobody may talk. */
  readonly closed: Refused | undefined
  send(command: Command): Promise<boolean>
}

/** A few words before the match. */
export function LobbyChat({ chat, seats, closed, send }: LobbyChatProps) {
  const [text, setText] = useState('')
  const end = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chat.length > 0) end.current?.scrollTo(0, end.current.scrollHeight)
  }, [chat.length])
  const say = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || closed !== undefined) return
    if (await send({ kind: 'chat', text })) setText('')
  }
  return (
    <section className={css.chat} aria-label="Chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <ul ref={end} className={css.lines} aria-label="What was said" tabIndex={0}>
        {chat.length === 0 && <li className={css.quiet}>Say hello: everybody at the table reads it.</li>}
        {chat.map((line) => (
          <li key={line.id}>
            <SpeakerShape name={line.name} seats={seats} />
            <span>
              <b>{line.name}</b> {line.text}
            </span>
          </li>
        ))}
      </ul>
      <TalkClosed refused={closed} rule={closed?.rule === 'table' ? undefined : closed?.rule} />
      <form onSubmit={say}>
        <input
          aria-label="Say something"
          placeholder="Say something"
          autoComplete="off"
          maxLength={MOST_CHAT_LETTERS}
          readOnly={closed !== undefined}
          aria-disabled={closed !== undefined || undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="quiet" isOff={text.trim() === '' || closed !== undefined}>
          Say
        </Button>
      </form>
    </section>
  )
}

function SpeakerShape({ name, seats }: { readonly name: string; readonly seats: readonly SeatInfo[] }) {
  const seat = seats.find((one) => one.kind === 'person' && one.name === name)
  return seat === undefined ? <span /> : <SeatShape seat={seat.seat} size={14} />
}
