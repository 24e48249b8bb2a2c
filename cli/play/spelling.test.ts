import { type AnyGame, type KeyWord, seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { answerOf } from './answer.ts'
import { helpLines } from './help.ts'
import { type Pressed, press } from './keys.ts'
import { act, golf, model, person, shownWith, table, textOf } from './model.fixture.ts'
import type { Model } from './model.ts'
import { reduce } from './reduce.ts'
import { runningAt } from './running-clock.ts'
import { sceneOf } from './screen.ts'
import { isBegun, nextKeys, spelledChoices } from './spelling.ts'
import { line } from './text.ts'
import { START, type Ui } from './ui.ts'

const key = (one: string, text: string): KeyWord => ({ key: one, text })
const CLUBS = ['nine-iron', 'putter'] as const
const shot = (club: string, hole: number) => act('shoot', `${club} to ${hole}`)
const SHOUT = act('shout', 'Fore!')

/** Golf against the clock: a club and a hole are two keys, and shouting is not in the list. */
const speedGolf: AnyGame = {
  ...golf,
  words: {
    ...golf.words,
    spelled: ({ legal }) => [
      ...legal.flatMap((action) =>
        CLUBS.flatMap((club, place) =>
          [4, 5]
            .filter((hole) => 'text' in action && action.text === `${club} to ${hole}`)
            .map((hole) => ({ keys: [key(`${place + 1}`, club), key(`${hole}`, `hole ${hole}`)], action })),
        ),
      ),
      { keys: [key('f', 'shout')], action: SHOUT },
    ],
    countdowns: () => [
      { text: 'dusk in', at: 90_000 },
      { text: 'rain in', at: 61_000 },
      { text: 'tea in', at: 500 },
    ],
    caption: () => ({ text: 'The greens are closing.', at: 1000 }),
    story: (event) => (event.kind === 'holed' ? ['Hole 3', '  It rolls.', '  It drops.'] : null),
  },
}

const legal = CLUBS.flatMap((club) => [shot(club, 4), shot(club, 5)])
const at = (more: Partial<Model> = {}): Model =>
  model({ shown: shownWith({ legal }) }, { entry: { game: speedGolf, bots: {} }, ...more })

const sceneAt = (here: Model, ui: Ui, now = 0) =>
  sceneOf(here, ui, { size: { width: 60, height: 20 }, now, exportPath: null })
const screen = (here: Model, ui: Partial<Ui> = {}, now = 0) => sceneAt(here, { ...START, ...ui }, now).lines

function pressAll(here: Model, keys: string, ui: Ui = START): Pressed {
  let pressed: Pressed = { ui }
  for (const word of keys.split(' '))
    pressed = press(pressed.ui, { name: word, text: [...word].length === 1 ? word : '' }, sceneAt(here, pressed.ui))
  return pressed
}

const sent = (action: object) => ({ kind: 'send', command: { kind: 'act', action, decision: '7:move' } })

describe('actions in keys', () => {
  it('the last key sends, and nothing waits for Enter', () => {
    expect(pressAll(at(), '2').effect).toBeUndefined()
    expect(pressAll(at(), '2 5').effect).toEqual(sent(shot('putter', 5)))
    expect(pressAll(at(), '2 5').ui).toMatchObject({ spelt: '', isSending: true })
    expect(pressAll(at(), 'F').effect).toEqual(sent(SHOUT))
  })

  it('the last key waits for the answer to what was sent before', () => {
    const sending = { ...START, isSending: true }
    expect(pressAll(at(), '2 5', sending)).toEqual({ ui: { ...sending, spelt: '2' } })
  })

  it('Backspace takes one key back, Esc all of them', () => {
    expect(pressAll(at(), '2 backspace').ui.spelt).toBe('')
    expect(pressAll(at(), '2 escape').ui.spelt).toBe('')
  })

  it('a key that does not go on says so and begins nothing', () => {
    const { ui } = pressAll(at(), '2 1')
    expect(ui).toMatchObject({ spelt: '2', notice: { text: '“1” does not go on from here; Esc lets go.' } })
    expect(pressAll(at(), '4', ui).effect).toEqual(sent(shot('putter', 4)))
    expect(pressAll(at(), 'x').ui.notice).toBe(null)
  })

  it('the letters of the table stay what they are', () => {
    expect(pressAll(at(), '2 ?').ui).toMatchObject({ mode: 'help', spelt: '' })
    expect(pressAll(at(), 't').ui.mode).toBe('talk')
  })

  it('shows what can be pressed, and what was, without moving anything else', () => {
    const [all, typed] = [textOf(screen(at())).split('\n'), textOf(screen(at(), { spelt: '2' })).split('\n')]
    expect(all.slice(-4)).toEqual([
      `── Choose a club. ${'─'.repeat(42)}`,
      '1 nine-iron · 2 putter',
      'f shout',
      't talk · v view · h story · ? help · q leave',
    ])
    expect(typed.slice(-4)).toEqual([
      `── 2 – putter … ${'─'.repeat(44)}`,
      '4 hole 4 · 5 hole 5',
      '',
      'Backspace one key back · Esc let go',
    ])
  })

  it('offers what the table offers beside it', () => {
    const away = person(1, 'Ben', { isHere: false, mayBeTakenOver: true })
    const here = model(
      { shown: shownWith({ legal }), table: table({ seats: [person(0, 'Ada'), away] }) },
      { entry: { game: speedGolf, bots: {} } },
    )
    expect(textOf(screen(here))).toContain('f shout · b Let a bot play for Ben')
    expect(pressAll(here, 'b').effect).toEqual({ kind: 'send', command: { kind: 'takeOver', seat: 1 } })
  })

  it('nothing is spelled in a pause, and nothing at another one’s turn', () => {
    const paused = model(
      { shown: shownWith({ legal }), table: table({ isPaused: true }) },
      { entry: { game: speedGolf, bots: {} } },
    )
    const others = shownWith({ legal: [], open: [{ seat: seatOf(1), kind: 'move', mode: 'single' }] })
    expect(spelledChoices(paused)).toEqual([])
    expect(spelledChoices(model({ shown: others }, { entry: { game: speedGolf, bots: {} } }))).toEqual([])
    expect(spelledChoices(model())).toEqual([])
  })

  it('knows what a word may go on with', () => {
    const choices = spelledChoices(at())
    expect(nextKeys(choices, '1')).toEqual([key('4', 'hole 4'), key('5', 'hole 5')])
    expect(isBegun(choices, '14')).toBe(true)
    expect(isBegun(choices, '3')).toBe(false)
  })

  it('explains itself by an example a key', () => {
    const help = textOf(helpLines(at(), { width: 60, isPlain: false })).split('\n')
    expect(help.slice(0, 3)).toEqual([
      'Keys of the game, one after the other, such as',
      '  1 4           nine-iron · hole 4',
      '  f             shout',
    ])
  })

  it('a line of a script may be such a word', () => {
    expect(answerOf('f', at())).toEqual(sent(SHOUT))
    expect(answerOf('fx', at()).kind).toBe('unclear')
  })
})

describe('the clock of the game', () => {
  it('shows what it runs down to next', () => {
    const clock = runningAt({ now: 1000, rate: 1 }, 0)
    expect(screen(at({ clock }))[0]?.text).toMatch(/ rain in 1:00$/)
    expect(screen(at({ clock }), {}, 62_000)[0]?.text).toMatch(/ dusk in 0:27$/)
    expect(screen(at({ clock }), {}, 100_000)[0]?.text).toBe('Moon Golf · table KFQ7M · Ada')
  })

  it('what was read out is bright at first, then quiet', () => {
    const clock = runningAt({ now: 1000, rate: 1 }, 0)
    expect(screen(at({ clock }))[1]).toEqual(line('» The greens are closing.', 'warning'))
    expect(screen(at({ clock }), {}, 12_000)[1]).toEqual(line('» The greens are closing.', 'dim'))
  })
})

describe('the story', () => {
  it('tells an event at length where the game does', () => {
    const { story } = reduce(at(), { client: at().client, events: [{ kind: 'holed' }], now: 0 })
    expect(story.map(({ text }) => text)).toEqual(['Hole 3', '  It rolls.', '  It drops.'])
  })

  it('h shows all of it from its end, and goes back to its start', () => {
    const told = at({ story: Array.from({ length: 40 }, (_, place) => line(`Line ${place + 1}`)) })
    const { ui } = pressAll(told, 'h')
    const shown = screen(told, ui)
    expect(shown.at(-2)?.text).toBe('Line 40')
    expect(shown.at(-1)?.text).toMatch(/lines 23–40 of 40$/)
    expect(screen(told, pressAll(told, 'up', ui).ui).at(-2)?.text).toBe('Line 39')
    expect(screen(told, pressAll(told, 'home', ui).ui)[1]?.text).toBe('Line 1')
    expect(pressAll(told, 'h', ui).ui.mode).toBe('menu')
  })
})
