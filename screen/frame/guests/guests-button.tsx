import type { Audience, Command, TableInfo } from '@starboard/wire/protocol'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../pieces/badge.tsx'
import { Dialog } from '../../pieces/dialog.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { toast } from '../../pieces/toast.tsx'
import css from './guests-button.module.css'
import { GuestsList } from './guests-list.tsx'

export interface GuestsProps {
  readonly table: TableInfo
  /** Only the number fits. */
  readonly isShort?: boolean
  /** A refusal is told by whoever sends. */
  send(command: Command): void
}

/** How many watch; for the host a button that opens who they are, and who asks to sit down. */
export function GuestsButton({ table, isShort = false, send }: GuestsProps) {
  const [isOpen, setOpen] = useState(false)
  const { audience, spectators } = table
  useAsks(audience)
  if (audience === undefined) return spectators > 0 && !isShort ? <Watching count={spectators} /> : null
  if (isShort && audience.people.length + audience.asking.length === 0) return null
  const asking = audience.asking.length
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-asking={asking > 0 || undefined}
        data-short={isShort || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" size={18} />
        <Counted count={spectators} words="watching" isShort={isShort} />
        {asking > 0 && (
          <b>
            <Counted count={asking} words={asking === 1 ? 'asks for a seat' : 'ask for a seat'} isShort={isShort} />
          </b>
        )}
      </button>
      <Dialog title="People at this table" isOpen={isOpen} close={() => setOpen(false)}>
        <GuestsList audience={audience} send={send} />
      </Dialog>
    </>
  )
}

const Watching = ({ count }: { readonly count: number }) => <Badge icon={<Icon name="eye" />}>{count} watching</Badge>

interface CountedProps {
  readonly count: number
  readonly words: string
  readonly isShort: boolean
}

/** Where there is no room, the words are for those who listen. */
const Counted = ({ count, words, isShort }: CountedProps) => (
  <span>
    {count}
    <span className={isShort ? 'spoken' : css.words}> {words}</span>
  </span>
)

/** The host looks at the board, not at this button: whoever asks is announced once. */
function useAsks(audience: Audience | undefined): void {
  const known = useRef(new Set<string>())
  useEffect(() => {
    for (const { person, name } of audience?.asking ?? [])
      if (!known.current.has(person)) toast(`${name} asks for a seat: see who is watching.`)
    known.current = new Set(audience?.asking.map(({ person }) => person))
  }, [audience])
}
