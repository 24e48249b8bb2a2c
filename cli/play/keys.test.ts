import { describe, expect, it } from 'vitest'
import { type Pressed, press } from './keys.ts'
import { act, golf, model, person, shownWith, table } from './model.fixture.ts'
import type { Model } from './model.ts'
import { sceneOf } from './screen.ts'
import { START, settled, type Ui } from './ui.ts'

const NAMED = ['up', 'down', 'left', 'right', 'return', 'escape', 'backspace', 'pageup', 'pagedown', 'end', 'ctrl-c']
const keyOf = (word: string) => (NAMED.includes(word) ? { name: word, text: '' } : { name: word, text: word })

/** Presses keys one after another at a screen of 80 × 24. */
function pressAll(at: Model, keys: string, ui: Ui = START): Pressed {
  let pressed: Pressed = { ui }
  for (const word of keys.split(' ')) {
    const scene = sceneOf(at, pressed.ui, { size: { width: 80, height: 24 }, now: 0, exportPath: null })
    pressed = press(pressed.ui, keyOf(word), scene)
  }
  return pressed
}

const drives = Array.from({ length: 30 }, (_, place) => act('drive', `Drive: ${place + 1}`))
const many = model({ shown: shownWith({ legal: [act('putt', 'Putt'), ...drives] }) })
const sent = (action: object) => ({ kind: 'send', command: { kind: 'act', action, decision: '7:move' } })

describe('keys', () => {
  it('arrows and Enter choose', () => {
    expect(pressAll(model(), 'down down up return').effect).toEqual(sent(act('drive', 'Drive: far')))
  })

  it('a number marks, Enter sends, and a second Enter waits for the answer', () => {
    expect(pressAll(model(), '3').effect).toBeUndefined()
    const { ui, effect } = pressAll(model(), '3 return')
    expect(effect).toEqual(sent(act('drive', 'Drive: farther')))
    expect(pressAll(model(), 'return', ui).effect).toBeUndefined()
  })

  it('opens a kind, pages through it by columns, and comes back', () => {
    const { ui } = pressAll(many, '2 return')
    expect(ui.openGroup).toBe('drive')
    expect(pressAll(many, '1 7 return', ui).effect).toEqual(sent(act('drive', 'Drive: 17')))
    expect(pressAll(many, 'right down return', ui).effect).toEqual(sent(act('drive', 'Drive: 8')))
    expect(pressAll(many, 'end return', ui).effect).toEqual(sent(act('drive', 'Drive: 30')))
    expect(pressAll(many, 'escape', ui).ui.openGroup).toBe(null)
  })

  it('b lets a bot play for somebody who is away', () => {
    const away = person(1, 'Ben', { isHere: false, mayBeTakenOver: true })
    const at = model({ table: table({ seats: [person(0, 'Ada'), away] }) })
    expect(pressAll(at, 'b').effect).toEqual({ kind: 'send', command: { kind: 'takeOver', seat: 1 } })
    expect(pressAll(model(), 'b').effect).toBeUndefined()
  })

  it('a new question starts at the top, the same one keeps what is unfolded', () => {
    const { ui } = pressAll(many, '2 return 9')
    const choices = sceneOf(many, ui, { size: { width: 80, height: 24 }, now: 0, exportPath: null }).choices
    expect(settled(ui, { choices, isSameQuestion: true })).toMatchObject({ openGroup: 'drive', cursor: null })
    expect(settled(ui, { choices, isSameQuestion: false })).toMatchObject({ openGroup: null, cursor: null })
  })

  const listing = () => {
    const { words } = golf
    const shown = shownWith({ legal: [act('tick', 'Tick'), act('putt', 'Putt')] })
    const listed = () => [
      { action: act('tick', 'Tick'), isAside: true as const },
      { action: act('putt', 'Putt') },
      { action: act('chip', 'Hole 1: chip'), isAside: true as const },
    ]
    const game = { ...golf, words: { ...words, listed, givingUp: act('resign', 'Leave the course') } }
    return model({ shown, table: table({ status: 'playing' }) }, { entry: { game, bots: {} } })
  }

  it('marks the first line that leads on, never a tick or what is taken back', () => {
    expect(pressAll(listing(), 'return').effect).toMatchObject({ command: { action: { kind: 'putt' } } })
    expect(pressAll(listing(), '1 return').effect).toMatchObject({ command: { action: { kind: 'tick' } } })
  })

  it('a digit beyond the list does nothing', () => {
    expect(pressAll(listing(), '9').ui).toMatchObject({ cursor: null, typed: '' })
    expect(pressAll(listing(), '3 9').ui).toMatchObject({ cursor: 2 })
  })

  it('c gives the match up, but only by a second key', () => {
    expect(pressAll(listing(), 'c').effect).toBeUndefined()
    expect(pressAll(listing(), 'c n').ui.mode).toBe('menu')
    expect(pressAll(listing(), 'c y').effect).toMatchObject({ command: { kind: 'act', action: { kind: 'resign' } } })
    expect(pressAll(model(), 'c').ui).toMatchObject({ mode: 'menu', notice: { style: 'warning' } })
  })

  it('u undoes only what may be undone', () => {
    expect(pressAll(model(), 'u').ui.notice?.text).toBe('Nothing of yours can be taken back now.')
    expect(pressAll(model({ shown: shownWith({ mayUndo: true }) }), 'u').effect).toEqual({
      kind: 'send',
      command: { kind: 'undo' },
    })
  })

  it('t talks; nothing typed there is a command', () => {
    expect(pressAll(model(), 't q u i t backspace return').effect).toEqual({
      kind: 'send',
      command: { kind: 'chat', text: 'qui' },
    })
    expect(pressAll(model(), 't q escape')).toEqual({ ui: START })
  })

  it('t says why not while nobody may talk, and what was being said stays', () => {
    const closed = model({ table: table({ talkRefused: { code: 'hush', rule: 'NW-4', text: 'Nobody may talk.' } }) })
    expect(pressAll(closed, 't').ui).toMatchObject({ mode: 'menu', notice: { text: 'Nobody may talk. (NW-4)' } })
    const writing = { ...START, mode: 'talk', draft: 'Look' } as const
    const scene = sceneOf(closed, writing, { size: { width: 80, height: 24 }, now: 0, exportPath: null })
    expect(scene.lines.at(-1)?.text).toMatch(/^Say: Look .* Nobody may talk\. \(NW-4\)$/)
    for (const name of ['x', 'return']) expect(press(writing, { name, text: name }, scene)).toEqual({ ui: writing })
    expect(press(writing, { name: 'escape', text: '' }, scene).ui.mode).toBe('menu')
  })

  it('q asks first; whoever only watches just goes', () => {
    expect(pressAll(model(), 'q').ui.mode).toBe('leave')
    expect(pressAll(model(), 'q n').ui.mode).toBe('menu')
    expect(pressAll(model(), 'q y').effect).toEqual({ kind: 'leave' })
    expect(pressAll(model(), 'ctrl-c ctrl-c').effect).toEqual({ kind: 'leave' })
    const watching = model({ table: table({ you: { seat: null, isHost: false } }) })
    expect(pressAll(watching, 'q').effect).toEqual({ kind: 'leave' })
  })

  it('letters of the lobby work at once', () => {
    const lobby = model({ shown: null, table: table({ status: 'lobby' }) })
    expect(pressAll(lobby, 'g').effect).toEqual({ kind: 'send', command: { kind: 'start' } })
    expect(pressAll(lobby, 'r').effect).toEqual({ kind: 'send', command: { kind: 'ready', ready: false } })
    expect(pressAll(lobby, 'x').effect).toEqual({ kind: 'send', command: { kind: 'bot', seat: 1, level: null } })
  })

  it('a rematch is never an accident', () => {
    const outcome = {
      places: [1, 2],
      points: [3, 2],
      result: 'won',
      ending: 'x',
      text: 'Over.',
      rule: 'G-1',
      turns: 2,
      lines: [],
      statistics: {},
    } as const
    const over = model({ table: table({ status: 'over' }), shown: shownWith({ outcome, legal: [], open: [] }) })
    expect(pressAll(over, 'return').effect).toBeUndefined()
    expect(pressAll(over, 'r').effect).toEqual({ kind: 'send', command: { kind: 'rematch' } })
  })
})
