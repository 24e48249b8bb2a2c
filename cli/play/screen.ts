import { printCode } from '@starboard/wire/codes'
import { talkRefusedAt } from '@starboard/wire/talk'
import { captionLines } from './caption.ts'
import { type Choice, choicesOf, givingUp, rematchChoice } from './choices.ts'
import { type Grid, gridFor, gridLines, pageText } from './grid.ts'
import { helpLines } from './help.ts'
import { keyLines, typedLine } from './keyboard.ts'
import { leaveText } from './leave.ts'
import { lobbyLines } from './lobby.ts'
import { AT_A_GLANCE, firstLine, type Menu, menuOf } from './menu.ts'
import { type Model, namesOf } from './model.ts'
import { COVERED, isVeiled } from './pause.ts'
import { promptLine, timeText } from './prompt.ts'
import { exportHint, resultLines } from './result.ts'
import { cut, pictureHeight, viewLines, wholeViewLines } from './show.ts'
import { shownTo } from './shown.ts'
import { type SpelledChoice, spelledChoices } from './spelling.ts'
import { fit, type Line, line, refusalText, spread, widthOf, wrapLine } from './text.ts'
import type { Ui } from './ui.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** One screen, and what the keys need to know about it. */
export interface Scene {
  readonly model: Model
  readonly lines: readonly Line[]
  readonly choices: readonly Choice[]
  /** Where the game spells its actions, they are typed and there is no list. */
  readonly spelled: readonly SpelledChoice[]
  readonly menu: Menu
  /** The line that is marked. */
  readonly cursor: number
  readonly grid: Grid
  /** Of a text that is longer than the screen. */
  readonly pages: { readonly height: number; readonly count: number; readonly last: number }
}

export interface Moment {
  readonly size: Size
  readonly now: number
  /** Where the match is exported to. */
  readonly exportPath: string | null
}

export function sceneOf(model: Model, ui: Ui, moment: Moment): Scene {
  const { size } = moment
  const choices = choicesOf(model)
  const most = menuHeight(size, model)
  const spelled = spelledChoices(model)
  const listed = spelled.length === 0 ? choices : []
  const menu = menuOf(listed, { openGroup: ui.openGroup, most: Math.min(most, AT_A_GLANCE) })
  const cursor = ui.cursor ?? firstLine(menu)
  const texts = menu.entries.map(({ text }) => text)
  const grid = gridFor(texts, { width: size.width, height: most })
  const text = longText(model, ui, size)
  const height = size.height - 2
  const pages = { height, count: text.length, last: Math.max(0, text.length - height) }
  const lines =
    ui.mode === 'help' || ui.mode === 'view' || ui.mode === 'story'
      ? [headerLine(model, moment), ...pageLines(text, ui, pages), pagesFooter(ui, pages, size)]
      : tableLines(model, { ui, choices, spelled, menu, cursor, grid, texts }, moment)
  return {
    model,
    lines: lines.slice(0, size.height).map((one) => line(fit(one.text, size.width), one.style)),
    choices,
    spelled,
    menu,
    cursor,
    grid,
    pages,
  }
}

function longText(model: Model, { mode }: Ui, { width }: Size): readonly Line[] {
  if (mode === 'help') return helpLines(model, { width, isPlain: false })
  if (mode === 'story') return storyNow(model).flatMap((one) => wrapLine(one, width, '  '))
  return mode === 'view' ? everything(model, width) : []
}

function everything(model: Model, width: number): readonly Line[] {
  if (isVeiled(model)) return COVERED
  const { shown } = model.client
  if (shown === null) return [line('There is nothing to see before the match.')]
  const result = shown.outcome === null ? [] : [...resultLines(model, shown.outcome, width), line('')]
  return [...result, ...wholeViewLines(shownTo(model, shown, width))]
}

const firstOf = ({ scroll }: Ui, { last }: Scene['pages']): number => Math.min(scroll, last)

const pageLines = (text: readonly Line[], ui: Ui, pages: Scene['pages']): readonly Line[] =>
  text.slice(firstOf(ui, pages), firstOf(ui, pages) + pages.height)

const pagesFooter = (ui: Ui, pages: Scene['pages'], { width }: Size): Line => {
  const { height, count } = pages
  const first = firstOf(ui, pages)
  const more = count > height ? `lines ${first + 1}–${Math.min(count, first + height)} of ${count}` : ''
  return line(spread('↑ ↓ scroll · Esc back', more, width), 'dim')
}

interface Parts {
  readonly ui: Ui
  readonly choices: readonly Choice[]
  readonly spelled: readonly SpelledChoice[]
  readonly menu: Menu
  readonly cursor: number
  readonly grid: Grid
  readonly texts: readonly string[]
}

/** The menu may take what the position and the story can spare. */
function menuHeight({ width, height }: Size, model: Model): number {
  if (model.client.shown === null) return Math.max(LEAST_MENU, height - 18)
  const usual = Math.ceil((height - 8) * 0.4)
  return Math.max(LEAST_MENU, Math.min(usual, height - pictureRows(model, width) - AROUND))
}

const LEAST_MENU = 4
/** Header, question and footer. */
const AROUND = 3

/** From the bottom up everything has its place; the story gets what is left. */
function tableLines(model: Model, parts: Parts, moment: Moment): readonly Line[] {
  const { width, height } = moment.size
  const below = [...questionLines(model, parts, moment), footerLine(model, parts, width)]
  const caption = captionLines(model, moment.now, width)
  const room = height - below.length - caption.length - 1
  const position = positionLines(
    model,
    moment,
    Math.max(room - LEAST_STORY - 1, Math.min(room, pictureRows(model, width))),
  )
  const above = [headerLine(model, moment), ...caption, ...position]
  const left = height - below.length - above.length
  const story = storyTail(storyNow(model), { width, height: left - 1 })
  return [...above, ...(left > 1 ? [rule('story', width), ...story] : []), ...below]
}

/** The map of a board is worth more than what was told before. */
const pictureRows = (model: Model, width: number): number => {
  const { shown } = model.client
  return shown === null || shown.outcome !== null || isVeiled(model) ? 0 : pictureHeight(shownTo(model, shown, width))
}

/** Under a veil what was said and who came and went, but not what was played. */
const storyNow = (model: Model): readonly Line[] =>
  isVeiled(model) ? model.story.filter(({ style }) => style !== undefined) : model.story

const LEAST_STORY = 3

const rule = (title: string, width: number): Line =>
  line(`── ${title} ${'─'.repeat(Math.max(0, width - widthOf(title) - 4))}`, 'dim')

/** The last lines of it, the newest at the bottom. */
function storyTail(story: readonly Line[], { width, height }: Size): readonly Line[] {
  const told = story.slice(-height).flatMap((one) => wrapLine(one, width, '  '))
  const tail = told.slice(-height)
  return [...tail, ...Array.from({ length: height - tail.length }, () => line(''))]
}

function headerLine(model: Model, moment: Moment): Line {
  const { table, connection } = model.client
  const seat = table?.you.seat ?? null
  const who = seat === null ? 'watching' : (namesOf(model)[seat] ?? '')
  const state = connection === 'open' ? timeText(model, moment.now) : 'no connection, trying again …'
  return line(
    spread(`${model.entry.game.meta.name} · table ${printCode(model.code)} · ${who}`, state, moment.size.width),
    'title',
  )
}

/** The lobby, the position or the result, cut to the room there is. */
function positionLines(model: Model, moment: Moment, room: number): readonly Line[] {
  const { width } = moment.size
  const { table, shown } = model.client
  if (isVeiled(model)) return cut([line(''), ...COVERED.flatMap((one) => wrapLine(one, width)), line('')], room)
  if (shown?.outcome != null)
    return cut(
      [
        line(''),
        ...resultLines(model, shown.outcome, width),
        line(''),
        ...exportHint(model, moment.exportPath).flatMap((one) => wrapLine(one, width, '  ')),
      ],
      room,
    )
  if (shown !== null) return viewLines(shownTo(model, shown, width), room)
  return table === null ? [line('Coming to the table …')] : cut(lobbyLines(model, table, width), room)
}

function questionLines(model: Model, parts: Parts, { size: { width } }: Moment): readonly Line[] {
  const { ui, menu, cursor, grid, texts, spelled } = parts
  if (ui.mode === 'leave') return [rule('leave?', width), ...wrapLine(line(leaveText(model), 'asked'), width)]
  if (ui.mode === 'giveUp')
    return [rule('concede?', width), ...wrapLine(line(`${givingUp(model)?.text ?? 'Concede'}?`, 'asked'), width)]
  if (spelled.length > 0)
    return [
      ...heading(ui.spelt === '' ? promptLine(model) : typedLine(spelled, ui.spelt), width),
      ...keyLines(parts, ui.spelt, width),
    ]
  const prompt = menu.title === null ? promptLine(model) : line(menu.title, 'asked')
  return [...heading(prompt, width), ...gridLines(texts, grid, { cursor, width })]
}

/** What is asked stands in the rule above the answers, if there is room. */
const heading = (prompt: Line, width: number): readonly Line[] =>
  widthOf(prompt.text) <= width - 6
    ? [{ ...prompt, text: rule(prompt.text, width).text }]
    : [rule('now', width), ...wrapLine(prompt, width)]

function footerLine(model: Model, { ui, menu, cursor, grid }: Parts, width: number): Line {
  if (ui.mode === 'talk') return talkLine(model, ui, width)
  if (ui.mode === 'leave') return line('y leave · n stay', 'dim')
  if (ui.mode === 'giveUp') return line('y yes, for good · n no', 'dim')
  if (ui.notice !== null) return ui.notice
  if (ui.isSending) return line('…', 'dim')
  const page = pageText(menu.entries.length, grid, cursor)
  return line(spread(keysText(model, ui, menu), page, width), 'dim')
}

function talkLine({ client }: Model, { draft }: Ui, width: number): Line {
  const closed = talkRefusedAt(client.table)
  return closed === undefined
    ? line(fit(`Say: ${draft}▏`, width), 'asked')
    : line(spread(`Say: ${draft}`, refusalText(closed), width), 'warning')
}

function keysText(model: Model, { spelt }: Ui, { entries, title }: Menu): string {
  if (spelt !== '') return 'Backspace one key back · Esc let go'
  const { shown } = model.client
  const rematch = rematchChoice(model)
  const keys = [
    entries.length > 0 ? '↑ ↓ Enter' : '',
    title === null ? '' : 'Esc back',
    shown?.mayUndo ? 'u undo' : '',
    rematch === null ? '' : `r ${rematch.text}`,
    't talk',
    shown === null ? '' : 'v view',
    shown === null ? '' : 'h story',
    '? help',
    'q leave',
  ]
  return keys.filter((key) => key !== '').join(' · ')
}
