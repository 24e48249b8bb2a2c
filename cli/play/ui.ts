import type { Choice } from './choices.ts'
import { groupNamed } from './menu.ts'
import type { Line } from './text.ts'

const MODES = ['menu', 'talk', 'help', 'view', 'story', 'leave', 'giveUp'] as const
export type Mode = (typeof MODES)[number]

/** What the person at the keys is doing; everything else is in the model. */
export interface Ui {
  readonly mode: Mode
  /** The group of choices that is unfolded. */
  readonly openGroup: string | null
  /** Null: nobody has moved it, and the first line that leads on is marked. */
  readonly cursor: number | null
  /** Digits of a number that is being typed. */
  readonly typed: string
  /** Keys of an action that is being spelled. */
  readonly spelt: string
  readonly draft: string
  readonly scroll: number
  readonly notice: Line | null
  /** Something was sent and is not answered yet. */
  readonly isSending: boolean
}

export const START: Ui = {
  mode: 'menu',
  openGroup: null,
  cursor: null,
  typed: '',
  spelt: '',
  draft: '',
  scroll: 0,
  notice: null,
  isSending: false,
}

/** The choices have changed: a new question starts at the top, the same one keeps what is unfolded. */
export function settled(
  ui: Ui,
  { choices, isSameQuestion }: { choices: readonly Choice[]; isSameQuestion: boolean },
): Ui {
  const isStillThere = groupNamed(choices, ui.openGroup) !== undefined
  return { ...ui, openGroup: isSameQuestion && isStillThere ? ui.openGroup : null, typed: '', cursor: null }
}
