import { isRefusal } from '@starboard/kernel'
import type { EditorProps } from '@starboard/screen/contract/editor.ts'
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import type { Course } from '../rules/course/course.ts'
import { printCourse } from '../rules/course/print.ts'
import { fromShareCode } from '../rules/course/share.ts'
import { blankCourse } from './model/blank.ts'
import { reduceSession, type Session, type SessionAction, sessionOf } from './model/session.ts'
import { readText } from './model/text.ts'
import { opened, readShelf, type Shelf, withCourse, withoutCourse, withRestored, writeShelf } from './store/shelf.ts'

export interface Keeping {
  readonly shelf: Shelf
  /** The one on the drawing board. */
  readonly id: string
  /** False: the browser has no room, or keeps nothing. */
  readonly isKept: boolean
  open(id: string): void
  /** A course of its own: what was on the drawing board stays in the list. */
  begin(course: Course): void
  remove(id: string): void
  restore(course: Shelf['courses'][number]): void
}

export interface EditorState {
  readonly session: Session
  readonly dispatch: Dispatch<SessionAction>
  readonly keeping: Keeping
}

const FIRST_SIZE = { width: 12, height: 10 }
const SAVE_MS = 400

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** What lies on the drawing board, and what this browser keeps of it. */
export function useEditor({ shared, say }: Pick<EditorProps, 'shared' | 'say'>): EditorState {
  const [start] = useState(() => startWith(shared))
  const [session, dispatch] = useReducer(reduceSession, start.course, sessionOf)
  const { course } = session.history.now
  const [id, setId] = useState(start.id)
  const [shelf, setShelf] = useState(readShelf)
  const [isKept, setKept] = useState(true)
  const saved = useRef(start.isNew ? null : start.course)

  const store = (change: (shelf: Shelf) => Shelf) => {
    // Another tab may have kept something meanwhile.
    const next = change(readShelf())
    setKept(writeShelf(next))
    setShelf(next)
  }
  const keep = useRef<(drawn: Course) => void>(() => undefined)
  keep.current = (drawn) => {
    if (saved.current === drawn) return
    saved.current = drawn
    store((before) => withCourse(before, { id, text: printCourse(drawn), at: Date.now() }))
  }
  const show = (next: Course, nextId: string, isNew: boolean) => {
    keep.current(course)
    saved.current = isNew ? null : next
    setId(nextId)
    dispatch({ kind: 'open', course: next })
  }

  useSaving(course, keep)
  useShared({ shared, say, start, open: (next) => show(next, newId(), true) })
  useSaid({ said: session.said, say })

  return {
    session,
    dispatch,
    keeping: {
      shelf,
      id,
      isKept,
      open(wanted) {
        const kept = readShelf().courses.find((one) => one.id === wanted)
        const read = kept === undefined ? null : readText(kept.text)
        if (read === null || 'faults' in read) return say('This course cannot be read any more.', 'harm')
        show(read.course, wanted, false)
        store((before) => opened(before, wanted))
      },
      begin: (next) => show(next, newId(), true),
      remove: (gone) => store((before) => withoutCourse(before, gone)),
      restore: (back) => store((before) => withRestored(before, back)),
    },
  }
}

interface Start {
  readonly course: Course
  readonly id: string
  readonly isNew: boolean
  /** What the address carried then, and what is wrong with it. */
  readonly shared: string
  readonly trouble: string | null
}

/** What the address carries, else what lay on the drawing board last, else a bare floor. */
function startWith(shared: string): Start {
  const sent = shared === '' ? null : fromShareCode(shared)
  const { open, courses } = readShelf()
  if (sent !== null && !isRefusal(sent)) {
    const known = courses.find(({ text }) => text === printCourse(sent))
    return { course: sent, id: known?.id ?? newId(), isNew: true, shared, trouble: null }
  }
  const trouble = sent?.text ?? null
  const kept = courses.find(({ id }) => id === open)
  const read = kept === undefined ? null : readText(kept.text)
  if (kept !== undefined && read !== null && 'course' in read)
    return { course: read.course, id: kept.id, isNew: false, shared, trouble }
  return { course: blankCourse(FIRST_SIZE), id: newId(), isNew: false, shared, trouble }
}

type Keep = { readonly current: (drawn: Course) => void }

/** A moment after the last change, and when the page goes away. */
function useSaving(course: Course, keep: Keep): void {
  const latest = useRef(course)
  latest.current = course
  useEffect(() => {
    const timer = setTimeout(() => keep.current(course), SAVE_MS)
    return () => clearTimeout(timer)
  }, [course, keep])
  useEffect(() => {
    const now = () => keep.current(latest.current)
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('pagehide', now)
      now()
    }
  }, [keep])
}

interface Sharing extends Pick<EditorProps, 'shared' | 'say'> {
  readonly start: Start
  open(course: Course): void
}

/** A link that cannot be read, and another link opened in the same page. */
function useShared({ shared, say, start, open }: Sharing): void {
  const seen = useRef(start.trouble === null ? start.shared : '')
  useEffect(() => {
    if (shared === '' || shared === seen.current) return
    seen.current = shared
    const course = fromShareCode(shared)
    if (isRefusal(course)) say(course.text, 'harm')
    else open(course)
  }, [shared, say, open])
}

/** Each thing that there is to say is said once. */
function useSaid({ said, say }: Pick<Session, 'said'> & Pick<EditorProps, 'say'>): void {
  const last = useRef(0)
  useEffect(() => {
    if (said === null || last.current === said.id) return
    last.current = said.id
    say(said.text)
  }, [said, say])
}
