import type { Command } from '@starboard/wire/protocol'
import { talkRefusedAt } from '@starboard/wire/talk'
import { givingUp, rematchChoice } from './choices.ts'
import { pageSize } from './grid.ts'
import { isAway } from './leave.ts'
import type { Scene } from './screen.ts'
import { commandSpelled, isBegun } from './spelling.ts'
import { line, refusalText } from './text.ts'
import { type Mode, START, type Ui } from './ui.ts'

/** One key as it was pressed: its name, and what it writes. */
export interface Key {
  readonly name: string
  readonly text: string
}

export type Effect = { readonly kind: 'send'; readonly command: Command } | { readonly kind: 'leave' }

export interface Pressed {
  readonly ui: Ui
  readonly effect?: Effect
}

type Press = (ui: Ui, key: Key, scene: Scene) => Pressed

/** What a key does: the one place where that is decided. */
export function press(ui: Ui, key: Key, scene: Scene): Pressed {
  if (key.name === 'ctrl-c') return ui.mode === 'leave' ? { ui, effect: { kind: 'leave' } } : leave(ui, scene)
  return BY_MODE[ui.mode]({ ...ui, notice: null }, key, scene)
}

const BY_MODE: { readonly [M in Mode]: Press } = {
  menu: (ui, key, scene) => pressInMenu(ui, key, scene),
  talk: (ui, key, scene) => pressInTalk(ui, key, scene),
  help: (ui, key, scene) => pressInPages(ui, key, scene),
  view: (ui, key, scene) => pressInPages(ui, key, scene),
  story: (ui, key, scene) => pressInPages(ui, key, scene),
  giveUp: (ui, key, scene) => pressInGivingUp(ui, key, scene),
  leave: (ui, key) =>
    key.text === 'y'
      ? { ui, effect: { kind: 'leave' } }
      : key.text === 'n' || key.name === 'escape'
        ? back(ui)
        : { ui },
}

/** The match is left for good only by a second key. */
function pressInGivingUp(ui: Ui, { name, text }: Key, { model }: Scene): Pressed {
  const choice = givingUp(model)
  if (choice === null || text === 'n' || name === 'escape') return back(ui)
  return text === 'y' ? send(back(ui).ui, choice.command) : { ui }
}

const back = (ui: Ui): Pressed => ({ ui: { ...ui, mode: 'menu', draft: '', scroll: 0 } })

function pressInMenu(ui: Ui, key: Key, scene: Scene): Pressed {
  const spelt = spell(ui, key, scene)
  return spelt ?? choosing({ ...ui, spelt: '' }, key, scene)
}

/** A key of a spelling, or one that takes it back. Null: it has nothing to do with any. */
function spell(ui: Ui, { name, text }: Key, { spelled }: Scene): Pressed | null {
  if (ui.spelt !== '' && name === 'backspace') return { ui: { ...ui, spelt: ui.spelt.slice(0, -1) } }
  const key = text.toLowerCase()
  const word = ui.spelt + key
  if (key === '' || !isBegun(spelled, word)) return astray(ui, text)
  const command = commandSpelled(spelled, word)
  if (command === null) return { ui: { ...ui, spelt: word } }
  // The last key waits for the answer to what was sent before.
  return ui.isSending ? { ui } : send({ ...ui, spelt: '' }, command)
}

/** In the middle of a word nothing else begins by a slip; the letters of the table leave it. */
function astray(ui: Ui, text: string): Pressed | null {
  if (ui.spelt === '' || text.trim() === '' || text in letters) return null
  return { ui: { ...ui, notice: line(`“${text}” does not go on from here; Esc lets go.`, 'warning') } }
}

function choosing(ui: Ui, key: Key, scene: Scene): Pressed {
  const move = moves[key.name]
  if (move !== undefined) return { ui: moved(ui, move(pageOf(scene)), scene) }
  if (/^\d$/.test(key.text)) return { ui: typed(ui, key.text, scene) }
  if (key.name === 'return') return choose(ui, scene)
  if (key.name === 'escape' || key.name === 'backspace')
    return { ui: { ...ui, openGroup: null, cursor: null, typed: '' } }
  return letters[key.text]?.(ui, key, scene) ?? shortcut(ui, key, scene)
}

interface Page {
  readonly rows: number
  readonly size: number
}

const pageOf = ({ grid }: Scene): Page => ({ rows: Math.max(1, grid.rows), size: pageSize(grid) })

/** How far each key goes. */
const moves: Readonly<Record<string, (page: Page) => number>> = {
  up: () => -1,
  down: () => 1,
  left: ({ rows }) => -rows,
  right: ({ rows }) => rows,
  pageup: ({ size }) => -size,
  pagedown: ({ size }) => size,
  home: () => Number.NEGATIVE_INFINITY,
  end: () => Number.POSITIVE_INFINITY,
}

function moved(ui: Ui, by: number, { menu, cursor }: Scene): Ui {
  const last = Math.max(0, menu.entries.length - 1)
  return { ...ui, typed: '', cursor: Math.min(last, Math.max(0, cursor + by)) }
}

/** Digits mark the line with that number; one that leads nowhere does nothing. */
function typed(ui: Ui, digit: string, { menu }: Scene): Ui {
  const number = [ui.typed + digit, digit].find((text) => Number(text) >= 1 && Number(text) <= menu.entries.length)
  return number === undefined ? ui : { ...ui, typed: number, cursor: Number(number) - 1 }
}

function choose(ui: Ui, { menu, cursor }: Scene): Pressed {
  const entry = menu.entries[cursor]
  if (entry === undefined || ui.isSending) return { ui }
  const [choice, ...more] = entry.choices
  if (more.length > 0) return { ui: { ...ui, openGroup: entry.group, cursor: null, typed: '' } }
  return choice === undefined ? { ui } : send(ui, choice.command)
}

const send = (ui: Ui, command: Command): Pressed =>
  ui.isSending ? { ui } : { ui: { ...ui, typed: '', isSending: true }, effect: { kind: 'send', command } }

/** A letter of the menu, such as `r` for ready. */
function shortcut(ui: Ui, { text }: Key, { choices, model }: Scene): Pressed {
  const choice = [...choices, rematchChoice(model)].find((one) => one?.key !== undefined && one.key === text)
  return choice == null ? { ui } : send(ui, choice.command)
}

const letters: Readonly<Record<string, Press>> = {
  t: (ui, _key, { model: { client } }) => {
    const closed = talkRefusedAt(client.table)
    return {
      ui: closed === undefined ? { ...ui, mode: 'talk' } : { ...ui, notice: line(refusalText(closed), 'warning') },
    }
  },
  v: (ui) => ({ ui: { ...ui, mode: 'view', scroll: 0 } }),
  // The end of it is what one looks for.
  h: (ui) => ({ ui: { ...ui, mode: 'story', scroll: Number.MAX_SAFE_INTEGER } }),
  '?': (ui) => ({ ui: { ...ui, mode: 'help', scroll: 0 } }),
  q: (ui, _key, scene) => leave(ui, scene),
  c: (ui, _key, { model }) => ({
    ui:
      givingUp(model) === null
        ? { ...ui, notice: line('There is nothing here to concede.', 'warning') }
        : { ...START, mode: 'giveUp' },
  }),
  u: (ui, _key, { model }) =>
    model.client.shown?.mayUndo === true
      ? send(ui, { kind: 'undo' })
      : { ui: { ...ui, notice: line('Nothing of yours can be taken back now.', 'warning') } },
  p: (ui, _key, { model: { client } }) =>
    send(ui, client.table?.isPaused ? { kind: 'resume' } : { kind: 'pause', agree: !hasVoted(client.table) }),
}

const hasVoted = (table: Scene['model']['client']['table']): boolean =>
  table !== null && table.you.seat !== null && table.pauseVotes.includes(table.you.seat)

/** Those whom nobody waits for just go. */
const leave = (ui: Ui, { model }: Scene): Pressed =>
  isAway(model) ? { ui, effect: { kind: 'leave' } } : { ui: { ...START, mode: 'leave' } }

/** What was being said when talk closed stays there until it opens again. */
function pressInTalk(ui: Ui, { name, text }: Key, { model }: Scene): Pressed {
  if (name === 'escape') return back(ui)
  if (talkRefusedAt(model.client.table) !== undefined) return { ui }
  if (name === 'backspace') return { ui: { ...ui, draft: [...ui.draft].slice(0, -1).join('') } }
  if (name !== 'return') return { ui: { ...ui, draft: ui.draft + text } }
  return ui.draft.trim() === '' ? back(ui) : send(back(ui).ui, { kind: 'chat', text: ui.draft })
}

/** What opens a page closes it, and q leaves it. */
const PAGE_KEYS: readonly string[] = ['q', 'v', 'h', '?']

function pressInPages(ui: Ui, { name, text }: Key, { pages }: Scene): Pressed {
  if (name === 'escape' || name === 'return' || PAGE_KEYS.includes(text)) return back(ui)
  const by =
    name === 'space' || text === ' ' ? pages.height : (moves[name]?.({ rows: pages.height, size: pages.height }) ?? 0)
  return { ui: { ...ui, scroll: Math.min(pages.last, Math.max(0, Math.min(ui.scroll, pages.last) + by)) } }
}
