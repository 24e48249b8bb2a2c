import { type Choice, choicesOf } from './choices.ts'
import { lobbyLines } from './lobby.ts'
import { AT_A_GLANCE, groupsOf, titleOf, withoutTitle } from './menu.ts'
import { type Model, ownQuestion } from './model.ts'
import { promptText, timeText } from './prompt.ts'
import { leftMs } from './running-clock.ts'
import { type ShownPosition, viewLines } from './show.ts'
import { shownTo } from './shown.ts'
import { fit, type Line, line, padEnd, widthOf, wrapLine } from './text.ts'

/** Of a view that is only listed; what a game says in its own words is said whole. */
const MOST_LISTED = 16

/** In the order of their numbers: kinds stay together, and what leads on comes first. */
export const flatChoices = (choices: readonly Choice[]): readonly Choice[] =>
  groupsOf(leadingFirst(choices)).flatMap((group) => group.choices)

const leadingFirst = (choices: readonly Choice[]): readonly Choice[] => [
  ...choices.filter(({ isAside }) => isAside !== true),
  ...choices.filter(({ isAside, isHeld }) => isAside === true && isHeld !== true),
]

/** Everything that is needed to answer, top to bottom. */
export function questionLines(model: Model, { width, now }: { width: number; now: number }): readonly Line[] {
  const { table, shown } = model.client
  const position =
    shown === null
      ? table === null
        ? []
        : lobbyLines(model, table, width)
      : positionLines(shownTo(model, shown, width))
  const time = timeText(model, now)
  const prompt = promptText(model)
  return [
    line(''),
    ...position,
    ...wrapLine(line(time === '' ? prompt : `${prompt} (${time})`, 'asked'), width),
    ...menuLines(choicesOf(model), width),
  ]
}

const positionLines = (shown: ShownPosition): readonly Line[] =>
  shown.position === undefined ? viewLines(shown).slice(0, MOST_LISTED) : viewLines(shown)

function menuLines(choices: readonly Choice[], width: number): readonly Line[] {
  const groups = groupsOf(leadingFirst(choices))
  const count = groups.reduce((sum, group) => sum + group.choices.length, 0)
  const hasHeadings = count > AT_A_GLANCE && groups.length > 1
  const digits = String(count).length
  let before = 0
  return groups.flatMap(({ choices: group }) => {
    const first = before + 1
    before += group.length
    const label = (place: number) => String(first + place).padStart(digits)
    if (hasHeadings && group.length > AT_A_GLANCE / 2) return groupLines(group, label, width)
    return group.flatMap(({ text }, place) => wrapLine(line(`  ${label(place)}  ${text}`), width, '      '))
  })
}

/** Under its title, in as many columns as there is room for: all choices should be on one screen. */
function groupLines(group: readonly Choice[], label: (place: number) => string, width: number): readonly Line[] {
  const cells = withoutTitle(group).map((text, place) => fit(`${label(place)}  ${text}`, width - INDENT))
  const cell = Math.max(...cells.map(widthOf)) + GAP
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.floor((width - INDENT + GAP) / cell)))
  const rows = Math.ceil(cells.length / columns)
  const rowText = (row: number) => cells.filter((_, place) => place % rows === row).map((text) => padEnd(text, cell))
  return [
    line(`${titleOf(group)}:`),
    ...Array.from({ length: rows }, (_, row) => line(`${' '.repeat(INDENT)}${rowText(row).join('')}`.trimEnd())),
  ]
}

const MOST_COLUMNS = 3
const INDENT = 2
const GAP = 2

const MARKS_S = [10, 30, 60] as const

/** Until when one's own answer is awaited, and how much of that time is left. */
export interface Waiting {
  readonly by: number
  readonly left: number
}

export function waitingFor(model: Model, now: number): Waiting | null {
  const by = ownQuestion(model)?.open.by
  const left = by === undefined || model.clock === null ? null : leftMs(model.clock, by, now)
  return by === undefined || left === null ? null : { by, left }
}

/** When a mark is passed: whoever was given less time than that knows it already. */
export function reminder(before: Waiting | null, after: Waiting | null): string | null {
  if (before === null || after === null || before.by !== after.by) return null
  const mark = MARKS_S.find((seconds) => after.left <= seconds * 1000)
  return mark === undefined || before.left <= mark * 1000 ? null : `Less than ${mark} seconds left.`
}
