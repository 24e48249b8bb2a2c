import type { Model } from './model.ts'
import { isVeiled } from './pause.ts'
import { matchTime } from './running-clock.ts'
import { type Line, line, wrapLine } from './text.ts'

const FRESH_MS = 12_000

/** What was read out last, in a place of its own: bright at first, then quiet. */
export function captionLines(model: Model, now: number, width: number): readonly Line[] {
  const { shown } = model.client
  if (shown === null || shown.outcome !== null || isVeiled(model)) return []
  const caption = model.entry.game.words.caption?.(shown.view) ?? null
  if (caption === null) return []
  const age = model.clock === null ? FRESH_MS : matchTime(model.clock, now) - caption.at
  return wrapLine(line(`» ${caption.text}`, age < FRESH_MS ? 'warning' : 'dim'), width, '  ')
}
