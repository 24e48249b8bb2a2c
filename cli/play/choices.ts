import { type Shown, seatOf } from '@starboard/kernel'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { lobbyChoices } from './lobby.ts'
import { isOver, type Model, nameOf, ownQuestion, ownSeat } from './model.ts'
import { clean } from './text.ts'

/** One thing that can be done now: a line in the menu, and what it sends. */
export interface Choice {
  /** Many choices are offered by kind first. */
  readonly kind: string
  readonly text: string
  readonly command: Command
  /** A letter that chooses it at once. */
  readonly key?: string
  /** Never marked by itself: nobody should do it for having pressed Enter once too often. */
  readonly isAside?: true
  /** It would be refused now, and stands there only so that the numbers of others do not shift. */
  readonly isHeld?: true
}

/** Everything that can be chosen by its number. */
export function choicesOf(model: Model): readonly Choice[] {
  const { table } = model.client
  if (table === null) return []
  if (table.status === 'lobby') return lobbyChoices(model, table)
  return table.status === 'playing' && !table.isPaused ? [...matchChoices(model), ...takeOverChoices(table)] : []
}

/** Not in the menu: nobody should find themselves in a new match for having pressed Enter once too often. */
export const rematchChoice = (model: Model): Choice | null =>
  isOver(model) && ownSeat(model) !== null
    ? { kind: 'rematch', key: 'r', text: rematchText(model), command: { kind: 'rematch' } }
    : null

function rematchText({ client: { table }, entry }: Model): string {
  const series = table?.series ?? null
  if (series === null) return entry.game.meta.kind === 'co-op' ? 'play again' : 'rematch'
  return series.end === null ? `next ${series.noun}` : 'new series'
}

/** The command names the decision it answers, so that it never answers the next one. */
function matchChoices(model: Model): readonly Choice[] {
  const asked = ownQuestion(model)
  if (asked === null) return seatChoice(model)
  const { shown, open } = asked
  const { words } = model.entry.game
  const told = (action: Shown['legal'][number]) => ({
    text: words.action(action, nameOf(model), shown.view),
    command: { kind: 'act', action, ...(open.id !== undefined && { decision: open.id }) } as const,
  })
  const listed = words.listed?.({ view: shown.view, seat: seatOf(open.seat), legal: shown.legal }) ?? null
  if (listed === null) return shown.legal.map((action) => ({ kind: action.kind, ...told(action) }))
  const { unlisted } = model.entry.game
  return listed.map(({ action, isAside }) => {
    const choice = told(action)
    const isHeld = isAside === true && !unlisted.includes(action.kind)
    return {
      kind: headOf(choice.text) ?? action.kind,
      ...choice,
      ...(isAside && { isAside }),
      ...(isHeld && { isHeld }),
    }
  })
}

/** What a sentence says before its colon, such as `Register 2`. */
export const headOf = (text: string): string | null => /^(.*?): /u.exec(text)?.[1] ?? null

/** Leaving the match for good: not in the menu either, and asked twice. */
export function givingUp(model: Model): Choice | null {
  const { table, shown } = model.client
  const { givingUp: action, action: textOf } = model.entry.game.words
  if (action === undefined || table?.status !== 'playing' || shown === null || shown.outcome !== null) return null
  if (ownSeat(model) === null || table.isPaused) return null
  return { kind: 'givingUp', text: textOf(action, nameOf(model), shown.view), command: { kind: 'act', action } }
}

/** A seat that somebody gave up may be taken; the server knows which. */
const seatChoice = (model: Model): readonly Choice[] =>
  ownSeat(model) === null && !model.isWatching
    ? [{ kind: 'sit', key: 's', text: 'Take a seat that somebody left', command: { kind: 'sit' } }]
    : []

/** Where a bot comes only if somebody asks for it. */
const takeOverChoices = ({ seats, you }: TableInfo): readonly Choice[] =>
  seats
    .filter(({ seat, mayBeTakenOver }) => mayBeTakenOver === true && you.seat !== null && seat !== you.seat)
    .map(({ seat, name }, place) => ({
      kind: 'takeOver',
      text: `Let a bot play for ${clean(name)}`,
      command: { kind: 'takeOver', seat },
      ...(place === 0 && { key: 'b' }),
    }))

/** Whether somebody has to choose before it can go on. */
export function isAsked(model: Model): boolean {
  const { table } = model.client
  if (table === null || model.client.connection !== 'open') return false
  if (table.status === 'lobby')
    return !model.autoStarts && lobbyChoices(model, table).some(({ kind }) => GOES_ON.includes(kind))
  return ownQuestion(model)?.open.answered !== true && choicesOf(model).some(({ command }) => command.kind === 'act')
}

const GOES_ON = ['sit', 'ready', 'start', 'bot']

/** The same text as long as the same thing is asked with the same choices. */
export function questionOf(model: Model, choices: readonly Choice[]): string {
  const open = ownQuestion(model)?.open
  return [open?.id ?? model.client.table?.status ?? '', ...choices.map(({ text }) => text)].join('\n')
}
