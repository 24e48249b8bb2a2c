import type { Course } from '../../rules/course/course.ts'
import { type LEFT, type RIGHT, turned } from '../../rules/heading.ts'
import type { Square } from '../../rules/square.ts'
import { type Brush, FIRST_BRUSH, isDirected } from './brush.ts'
import { change, type Document, type History, historyOf, redo, select, undo } from './history.ts'
import { rotate } from './rotate.ts'
import { beginStroke, extendStroke, floodFrom, type Spot, type Stroke } from './stroke.ts'
import { printed, type TextView, typed } from './text.ts'
import type { Edit } from './tiles.ts'

/** A sentence for whoever draws, spoken and shown once. */
interface Said {
  readonly id: number
  readonly text: string
}

/** Everything that somebody at the drawing board has in front of them. */
export interface Session {
  readonly history: History
  readonly brush: Brush
  readonly stroke: Stroke | null
  /** Counts strokes and spells of typing, so that each is undone by itself. */
  readonly spell: number
  readonly text: TextView
  readonly said: Said | null
}

export type SessionAction =
  | { readonly kind: 'press'; readonly spot: Spot; readonly isFlood: boolean }
  | { readonly kind: 'drag'; readonly square: Square }
  | { readonly kind: 'release' }
  /** A second finger: what the stroke has drawn is taken back. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'look'; readonly square: Square | null }
  | { readonly kind: 'brush'; readonly brush: Partial<Brush> }
  | { readonly kind: 'turn'; readonly by: typeof LEFT | typeof RIGHT }
  | { readonly kind: 'edit'; readonly edit: (document: Document) => Edit; readonly group?: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'type'; readonly text: string }
  /** Typing is over: valid text is printed as it is usually written. */
  | { readonly kind: 'typed' }
  | { readonly kind: 'open'; readonly course: Course }

export const sessionOf = (course: Course): Session => ({
  history: historyOf(course),
  brush: FIRST_BRUSH,
  stroke: null,
  spell: 0,
  text: printed(course),
  said: null,
})

/** What stands in the text view: what is being typed, as long as it stands for the course that is drawn. */
export const textOf = ({ text, history }: Pick<Session, 'text' | 'history'>): TextView =>
  text.course === history.now.course ? text : printed(history.now.course)

type Handlers = {
  readonly [K in SessionAction['kind']]: (session: Session, action: Extract<SessionAction, { kind: K }>) => Session
}

export const reduceSession = (session: Session, action: SessionAction): Session =>
  (HANDLERS[action.kind] as (session: Session, action: SessionAction) => Session)(session, action)

const HANDLERS: Handlers = {
  press(session, { spot, isFlood }) {
    const looked = { ...session, history: select(session.history, spot.square), spell: session.spell + 1 }
    const flooded = isFlood ? floodFrom(looked.history.now.course, looked.brush, spot.square) : null
    if (flooded !== null) return edited(looked, flooded, null)
    const { course, stroke } = beginStroke(looked.history.now.course, looked.brush, spot)
    return { ...looked, stroke, history: change(looked.history, course, strokeGroup(looked)) }
  },
  drag(session, { square }) {
    if (session.stroke === null || session.stroke.last === square) return session
    const { course, stroke } = extendStroke(session.history.now.course, session.stroke, square)
    return { ...session, stroke, history: select(change(session.history, course, strokeGroup(session)), square) }
  },
  release: ({ stroke, ...session }) =>
    stroke === null ? { ...session, stroke } : saying({ ...session, stroke: null }, stroke.notes),
  cancel: ({ stroke, ...session }) => {
    const isDrawn = stroke !== null && stroke.base !== session.history.now.course
    const { past, now, future } = isDrawn ? undo(session.history) : session.history
    return { ...session, stroke: null, history: { past, now, future: isDrawn ? future.slice(1) : future, group: null } }
  },
  look: (session, { square }) => ({ ...session, history: select(session.history, square) }),
  brush: (session, { brush }) => ({ ...session, brush: { ...session.brush, ...brush } }),
  turn(session, { by }) {
    const { brush, history } = session
    if (isDirected(brush.tool)) return { ...session, brush: { ...brush, heading: turned(brush.heading, by) } }
    const { course, selection } = history.now
    return selection === null ? session : edited(session, rotate(course, selection, by), null)
  },
  edit: (session, { edit, group }) => edited(session, edit(session.history.now), group ?? null),
  undo: (session) => ({ ...session, stroke: null, history: undo(session.history) }),
  redo: (session) => ({ ...session, stroke: null, history: redo(session.history) }),
  type(session, { text }) {
    const view = typed(textOf(session), text)
    return { ...session, text: view, history: change(session.history, view.course, `typing ${session.spell}`) }
  },
  typed: (session) =>
    textOf(session).faults.length > 0
      ? session
      : { ...session, spell: session.spell + 1, text: printed(session.history.now.course) },
  /** What lay here before is in the list of courses, not behind an undo: that would write one course over another. */
  open: ({ brush, said }, { course }) => ({ ...sessionOf(course), brush, said }),
}

const strokeGroup = ({ spell }: Session): string => `stroke ${spell}`

const edited = (session: Session, { course, notes }: Edit, group: string | null): Session =>
  saying({ ...session, history: change(session.history, course, group) }, notes)

const saying = (session: Session, notes: readonly string[]): Session =>
  notes.length === 0
    ? session
    : { ...session, said: { id: (session.said?.id ?? 0) + 1, text: [...new Set(notes)].join(' ') } }
