import { isForTable } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useRef } from 'react'
import { LEFT, RIGHT } from '../../rules/heading.ts'
import { REGISTERS } from '../../rules/state.ts'
import { type Brush, TOOL_FACTS, TOOLS } from '../model/brush.ts'
import type { SessionAction } from '../model/session.ts'
import type { Zoom } from './use-zoom.ts'

interface AtDesk {
  readonly brush: Brush
  readonly zoom: Zoom
  dispatch(action: SessionAction): void
}

/** Keys that work wherever nobody is writing: letters choose tools, R turns, figures set the tool, Ctrl+Z takes back. */
export function useDeskKeys(desk: AtDesk): void {
  const latest = useRef(desk)
  latest.current = desk
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (takeBack(event, latest.current.dispatch)) return event.preventDefault()
      if (isForTable(event) && typed(event.key, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const WRITABLE = 'input, textarea, select, dialog'

/** A field undoes its own typing, and a dialog lies over the drawing. */
function takeBack({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, dispatch: AtDesk['dispatch']): boolean {
  if (!(ctrlKey || metaKey) || (target instanceof Element && target.closest(WRITABLE) !== null)) return false
  const letter = key.toLowerCase()
  if (letter !== 'z' && letter !== 'y') return false
  dispatch({ kind: letter === 'y' || shiftKey ? 'redo' : 'undo' })
  return true
}

/** True: the key meant something. */
function typed(key: string, { brush, zoom, dispatch }: AtDesk): boolean {
  const tool = TOOLS.find((name) => TOOL_FACTS[name].key.toLowerCase() === key.toLowerCase())
  if (tool !== undefined) dispatch({ kind: 'brush', brush: { tool } })
  else if (key === 'Escape') dispatch({ kind: 'brush', brush: { tool: 'select' } })
  else if (key === 'r') dispatch({ kind: 'turn', by: RIGHT })
  else if (key === 'R') dispatch({ kind: 'turn', by: LEFT })
  else if (key === '+') zoom.closer()
  else if (key === '-') zoom.farther()
  else return figure(Number(key), { brush, dispatch })
  return true
}

function figure(number: number, { brush, dispatch }: Pick<AtDesk, 'brush' | 'dispatch'>): boolean {
  if (brush.tool === 'laser' && [1, 2, 3].includes(number)) {
    dispatch({ kind: 'brush', brush: { beams: number } })
    return true
  }
  if (brush.tool !== 'pusher' || !REGISTERS.some((register) => register === number)) return false
  const { registers } = brush
  const next = REGISTERS.filter((one) => (one === number ? !registers.includes(one) : registers.includes(one)))
  if (next.length > 0) dispatch({ kind: 'brush', brush: { registers: next } })
  return true
}
