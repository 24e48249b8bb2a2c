import { MOST_CHAT_LETTERS } from '@starboard/wire/limits'
import { talkRefusedAt } from '@starboard/wire/talk'
import { type Dispatch, type FormEvent, type KeyboardEvent, type SetStateAction, useState } from 'react'
import { Button } from '../../pieces/button.tsx'
import { SeatShape } from '../../pieces/seat-shape.tsx'
import { hourOf } from '../../pieces/words.ts'
import { useAroundBoard } from '../context.ts'
import { RuleLink } from '../prompt/why-not.tsx'
import css from './chat.module.css'
import { StickyList } from './sticky-list.tsx'
import { TalkClosed } from './talk-closed.tsx'

/** From here on the counter is shown. */
const NEAR_THE_END = 1800

interface ChatProps {
  /** What is being written. It is kept elsewhere: whoever looks up a rule meanwhile finds it again. */
  readonly draft: readonly [text: string, change: Dispatch<SetStateAction<string>>]
}

/** What people at and around the table say to each other. */
export function Chat({ draft }: ChatProps) {
  const { chat, faces } = useAroundBoard()
  return (
    <div className={css.chat}>
      <StickyList label="Chat" count={chat.length}>
        {chat.length === 0 && (
          <p className={css.empty}>Nobody has said anything yet. Say hello: everybody here can read it.</p>
        )}
        <ol className={css.lines}>
          {chat.map(({ id, name, text, at }) => (
            <ChatRow key={id} name={name} text={text} at={at} seat={faces.find((face) => face.name === name)?.seat} />
          ))}
        </ol>
      </StickyList>
      <ChatForm draft={draft} />
    </div>
  )
}

interface ChatRowProps {
  readonly name: string
  readonly text: string
  readonly at: number
  readonly seat: number | undefined
}

function ChatRow({ name, text, at, seat }: ChatRowProps) {
  return (
    <li>
      <p className={css.who}>
        {seat !== undefined && <SeatShape seat={seat} />}
        <b>{name}</b>
        <time dateTime={new Date(at).toISOString()}>{hourOf(at)}</time>
      </p>
      <p className={css.text}>{text}</p>
    </li>
  )
}

function ChatForm({ draft: [text, setText] }: ChatProps) {
  const { send, table } = useAroundBoard()
  const closed = talkRefusedAt(table)
  const [refused, setRefused] = useState<string | null>(null)
  const say = async () => {
    const said = text.trim()
    if (said === '' || closed !== undefined) return
    setText('')
    const given = await send({ kind: 'chat', text: said })
    setRefused(given.ok ? null : given.refused.text)
    if (!given.ok) setText((now) => (now === '' ? said : now))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void say()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void say()
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <TalkClosed refused={closed} rule={closed && <RuleLink rule={closed.rule} />} />
      {refused !== null && closed === undefined && (
        <p className={css.refused} role="alert">
          {refused}
        </p>
      )}
      <textarea
        aria-label="Say something"
        placeholder="Say something"
        rows={1}
        // Not disabled: that would take the focus from whoever is writing.
        readOnly={closed !== undefined}
        aria-disabled={closed !== undefined || undefined}
        maxLength={MOST_CHAT_LETTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" look="secondary" isOff={text.trim() === '' || closed !== undefined}>
        Send
      </Button>
      {text.length >= NEAR_THE_END && (
        <output className={css.count}>{MOST_CHAT_LETTERS - text.length} characters left</output>
      )}
    </form>
  )
}
