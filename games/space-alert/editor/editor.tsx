import { isRefusal } from '@starboard/kernel'
import type { EditorProps } from '@starboard/screen/contract/editor.ts'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import theme from '../film/theme.module.css'
import { Desk } from './desk.tsx'
import css from './editor.module.css'
import type { Draft } from './model/draft.ts'
import { openText, openValue } from './model/open.ts'
import { fromShareCode } from './model/share.ts'
import { storedDraft } from './model/store.ts'
import { TroubleNote } from './parts/trouble-note.tsx'
import { Welcome } from './parts/welcome.tsx'

/** A mission that is being opened replaces what lies on the desk; `id` tells two openings apart. */
export interface Opened {
  readonly id: number
  readonly draft: Draft
}

/** What could not be opened, and why. */
export interface Trouble {
  readonly what: string
  readonly text: string
}

/** Ways to bring a mission to the desk. */
export interface Opening {
  openFile(file: File): void
  /** A value from outside, such as an example. */
  openShipped(name: string, load: () => Promise<{ readonly default: unknown }>): void
  openDraft(draft: Draft): void
}

/** The mission lab. */
export function Editor(props: EditorProps) {
  const { opened, trouble, opening, forget } = useOpening(props.shared)
  const drop = useDrop(opening.openFile)
  return (
    <div className={theme.theme}>
      <section className={css.lab} data-over={drop.isOver} aria-label="Mission lab" {...drop.handlers}>
        {trouble !== null && <TroubleNote trouble={trouble} close={forget} />}
        {opened === null ? (
          <Welcome opening={opening} />
        ) : (
          <Desk opened={opened} opening={opening} linkTo={props.linkTo} say={props.say} />
        )}
      </section>
    </div>
  )
}

function useOpening(shared: string) {
  const [start] = useState(() => startWith(shared))
  const [opened, setOpened] = useState<Opened | null>(start.opened)
  const [trouble, setTrouble] = useState<Trouble | null>(start.trouble)
  const seen = useRef(shared)
  const take = (what: string, draft: ReturnType<typeof openText>) => {
    if (isRefusal(draft)) return setTrouble({ what, text: draft.text })
    setTrouble(null)
    setOpened((before) => ({ id: (before?.id ?? 0) + 1, draft }))
  }
  const takeRef = useRef(take)
  takeRef.current = take
  useEffect(() => {
    if (shared === '' || shared === seen.current) return
    seen.current = shared
    takeRef.current('The link', fromShareCode(shared))
  }, [shared])
  const opening: Opening = {
    openFile: (file) => {
      file.text().then(
        (text) => take(file.name, openText(text)),
        () => setTrouble({ what: file.name, text: 'The file cannot be read.' }),
      )
    },
    openShipped: (name, load) => {
      load().then(
        (module) => take(name, openValue(module.default)),
        () => setTrouble({ what: name, text: 'It cannot be loaded now.' }),
      )
    },
    openDraft: (draft) => take('The mission', draft),
  }
  return { opened, trouble, opening, forget: () => setTrouble(null) }
}

/** What the address carries, else what lay here last, else nothing. */
function startWith(shared: string): { readonly opened: Opened | null; readonly trouble: Trouble | null } {
  const sent = shared === '' ? null : fromShareCode(shared)
  if (sent !== null && !isRefusal(sent)) return { opened: { id: 1, draft: sent }, trouble: null }
  const kept = storedDraft()
  return {
    opened: kept === null ? null : { id: 1, draft: kept },
    trouble: sent === null ? null : { what: 'The link', text: sent.text },
  }
}

/** A file may be dropped anywhere on the page. */
function useDrop(open: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file !== undefined) open(file)
      },
    },
  }
}
