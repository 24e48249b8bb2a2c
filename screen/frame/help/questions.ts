import type { GameTypes, Passage } from '@starboard/kernel'
import type { BoardHelp } from '../../contract/board.ts'
import type { AroundBoard } from '../context.ts'
import { plainName, readingAt, textAbout } from '../log/sentence.tsx'

/** A question that can be asked now. */
export interface Asking {
  readonly key: string
  readonly text: string
  answer(): string
}

/** The game's questions first, then those that every table answers. */
export function questionsAt(around: AroundBoard, { questions }: BoardHelp<GameTypes>): readonly Asking[] {
  const { view } = around.scene.shown
  const asked = {
    view,
    me: meAt(around),
    name: plainName(around.faces),
    at: pointedAt(),
    now: around.matchClock.matchTime(performance.now()),
  }
  return [
    ...questions.map(({ key, text, answer }) => ({ key, text, answer: () => answer(asked) })),
    ...OWN.map(({ key, text, answer }) => ({ key, text, answer: () => answer(around) })),
  ]
}

const meAt = ({ faces }: AroundBoard) => faces.find(({ isMe }) => isMe)?.seat ?? null

const pointedAt = (): string | null =>
  document.activeElement?.closest('[data-point]')?.getAttribute('data-point') ?? null

/** Of the frame itself; no game may use these keys. */
const OWN = [
  { key: 'N', text: 'What is asked now?', answer: askedNow },
  { key: 'L', text: 'What happened since my last move?', answer: sinceMyMove },
  { key: 'T', text: 'How does the table stand?', answer: position },
] as const

export const OWN_KEYS: readonly string[] = OWN.map(({ key }) => key)

/** As it stands there, whoever wrote it. */
function askedNow(): string {
  const [text = '', left] = ['[role="status"]', '[role="timer"]'].map(
    (part) => document.querySelector(`[data-decision] ${part}`)?.textContent,
  )
  return left == null ? `${text}` : `${text} Time left: ${left}.`
}

const MOST_LINES = 14

function sinceMyMove(around: AroundBoard): string {
  const { story, game, faces, isRoutine } = around
  const me = meAt(around)
  const last = story.findLastIndex(({ event }) => 'seat' in event && event.seat === me)
  const lines = story
    .slice(last + 1)
    .filter(({ event }) => isRoutine?.(event, me) !== true)
    .flatMap(({ event }) => textAbout(game, event, readingAt(faces)) ?? [])
  return lines.slice(-MOST_LINES).join(' ') || 'Nothing yet.'
}

function position({ game, scene, faces }: AroundBoard): string {
  const me = faces.find(({ isMe }) => isMe)?.seat ?? 'spectator'
  const passages = game.words.position?.(scene.shown.view, me, plainName(faces)) ?? []
  const names = faces.map(({ isMe, name }) => (isMe ? 'you' : name))
  return passages.flatMap((passage) => inWords(passage, names)).join(' ')
}

/** Pictures and what is left out where there is little room are not read out. */
function inWords(passage: Passage, names: readonly string[]): readonly string[] {
  if (passage.kind === 'facts') return [`${passage.texts.join(', ')}.`]
  if (passage.kind === 'line') return passage.isDetail || passage.isPicture ? [] : [ended(passage.text)]
  return passage.columns.map(
    ({ heading, cells }) =>
      `${heading}: ${cells.map((cell, seat) => `${names[seat] ?? ''} ${cell || 'none'}`).join(', ')}.`,
  )
}

const ended = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`)
