import type { KeyboardEvent } from 'react'
import { EAST, type Heading, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { erase } from '../model/paint.ts'
import type { Session, SessionAction } from '../model/session.ts'
import { neighbourOf } from '../model/tiles.ts'

interface BoardKeys {
  onKeyDown(event: KeyboardEvent): void
  onKeyUp(event: KeyboardEvent): void
  onFocus(): void
}

const ARROWS: Readonly<Partial<Record<string, Heading>>> = {
  ArrowUp: NORTH,
  ArrowRight: EAST,
  ArrowDown: SOUTH,
  ArrowLeft: WEST,
}

type Deed = 'paint' | 'erase'

const DEEDS: Readonly<Partial<Record<string, Deed>>> = {
  ' ': 'paint',
  Enter: 'paint',
  Delete: 'erase',
  Backspace: 'erase',
}

interface AtKeys {
  readonly session: Session
  dispatch(action: SessionAction): void
}

/** The drawing by keyboard: the cursor is the selected square. */
export function useBoardKeys({ session, dispatch }: AtKeys): BoardKeys {
  const { course, selection } = session.history.now
  const here = selection ?? 0

  const go = (to: Heading, isPainting: boolean) => {
    const next = neighbourOf(course, here, to)
    if (isPainting && session.brush.tool === 'wall') return pressAt(here, to)
    if (next === OFF_BOARD) return
    if (!isPainting) return dispatch({ kind: 'look', square: next })
    if (session.stroke === null) dispatch({ kind: 'press', spot: spotOf(here, session.brush.heading), isFlood: false })
    dispatch({ kind: 'drag', square: next })
  }
  /** A wall goes to the side the tool is turned to. */
  const spotOf = (square: Square, side: Heading) => ({ square, side, isAtEdge: false })
  const pressAt = (square: Square, side: Heading, isFlood = false) => {
    dispatch({ kind: 'press', spot: spotOf(square, side), isFlood })
    dispatch({ kind: 'release' })
  }

  const does: Readonly<Record<Deed, (event: KeyboardEvent) => void>> = {
    paint: (event) => pressAt(here, session.brush.heading, event.shiftKey),
    erase: () => dispatch({ kind: 'edit', edit: (now) => erase(now.course, here) }),
  }

  return {
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const to = ARROWS[event.key]
      const deed = DEEDS[event.key]
      if (to === undefined && deed === undefined) return
      event.preventDefault()
      if (to !== undefined) go(to, event.shiftKey)
      else if (deed !== undefined) does[deed](event)
    },
    onKeyUp(event) {
      if (event.key === 'Shift' && session.stroke !== null) dispatch({ kind: 'release' })
    },
    onFocus() {
      if (selection === null) dispatch({ kind: 'look', square: 0 })
    },
  }
}
