import { shelf } from '@starboard/games'
import { isRefusal, Match, readExport, type Seat, seatsOf, type Viewer } from '@starboard/kernel'
import type { AnyBoardModule, SeatFace } from '@starboard/screen/contract/board.ts'
import { OWN_KEYS } from '@starboard/screen/frame/help/questions.ts'
import { MOST_WORDS, SILENT, wordsIn } from '@starboard/screen/frame/speech/breath.ts'
import { type Heard, nextBreath, type Spoken } from '@starboard/screen/frame/speech/next-breath.ts'
import { describe, expect, it } from 'vitest'
import { isPlayable, loadBoard } from './registry.ts'

const kept = Object.entries(import.meta.glob('../../games/*/golden/*-bots.json', { import: 'default' }))

/** Longer than this nobody listens to without having asked for all of it. */
const LONGEST_ANSWER = 160

/** A match that was kept, an entry at a time: what each of these viewers is shown and told. */
async function replayed(id: string) {
  const board = await loadBoard(id)
  if (board === null) throw new Error(`${id} has no board.`)
  const [, load] =
    kept.find(([path]) => path.startsWith(`../../games/${id}/`)) ?? expect.fail('No match of bots is kept.')
  const exported = readExport(board.game, await load())
  if (isRefusal(exported)) throw new Error(exported.text)
  const { header, names, log } = exported
  const match = Match.fold({ game: board.game, header, source: null }, [])
  const name = (seat: Seat) => names[seat] ?? ''
  return { board, match, log, name, seats: seatsOf(header.setup.seats) }
}

const faceOf = (seat: Seat, name: string, isMe: boolean): SeatFace => ({
  seat,
  name,
  isMe,
  isBot: false,
  isHere: true,
  isHeld: false,
})

describe.each(shelf.map(({ game }) => game.meta.id).filter(isPlayable))('%s', (id) => {
  it('answers every question of its own in few words, for whoever asks and at any moment', async () => {
    const { board, match, log, name, seats } = await replayed(id)
    const help = await board.help?.()
    if (help === undefined) throw new Error('It answers no questions.')
    const keys = help.questions.map(({ key }) => key)
    expect(
      keys.filter((key, at) => keys.indexOf(key) !== at || OWN_KEYS.includes(key) || !/^[A-Z]$/.test(key)),
    ).toEqual([])
    expect(help.questions.length).toBeGreaterThan(3)
    const viewers: readonly Viewer[] = [...seats, 'spectator']
    for (const [index, entry] of log.entries()) {
      match.follow(entry)
      if (index % Math.ceil(log.length / 12) !== 0 && index !== log.length - 1) continue
      for (const viewer of viewers) {
        const me = typeof viewer === 'number' ? viewer : null
        const { view } = match.look(viewer)
        for (const { text, answer } of help.questions) {
          const said = answer({ view, me, name, at: null, now: entry.at })
          expect(said, text).toMatch(/[.!?]$/)
          expect(said, text).not.toMatch(/undefined|NaN|null|\[object/)
          expect(wordsIn(said), `${text} ${said}`).toBeLessThanOrEqual(LONGEST_ANSWER)
        }
      }
    }
  })

  it('is told in brief: few words before each question, and something of every match', async () => {
    const { board, match, log, name, seats } = await replayed(id)
    const [me] = seats
    if (me === undefined) throw new Error('Nobody plays.')
    const faces = seats.map((seat) => faceOf(seat, name(seat), seat === me))
    const story: { at: number; event: { kind: string } }[] = []
    let spoken: Spoken = { text: '', upTo: 0, about: null, queue: SILENT }
    let [words, total] = [0, 0]
    for (const [at, entry] of log.entries()) {
      for (const event of match.follow(entry).seenBy(me)) story.push({ at, event })
      const next = nextBreath(heardAt(board, { match, me, faces, story }), spoken, 'brief')
      if (next === null) continue
      words += wordsIn(next.text)
      total += wordsIn(next.text)
      expect(words, next.text).toBeLessThanOrEqual(MOST_WORDS)
      if (next.about !== null) words = 0
      spoken = next
    }
    expect(total).toBeGreaterThan(MOST_WORDS)
  })
})

interface At {
  readonly match: Awaited<ReturnType<typeof replayed>>['match']
  readonly me: Seat
  readonly faces: readonly SeatFace[]
  readonly story: Heard['story']
}

/** Without films, as for whoever has switched motion off. */
function heardAt({ game, chapters, isRoutine }: AnyBoardModule, { match, me, faces, story }: At): Heard {
  const { view, open, legal, refused } = match.look(me)
  const shown = { view, open, legal, refused, outcome: match.outcome, mayUndo: false }
  const scene = {
    shown,
    beat: null,
    caption: null,
    isPlaying: false,
    isPaused: false,
    hasChapters: false,
    ahead: [],
    told: [],
  }
  return { game, chapters, isRoutine, faces, story: [...story], outcome: match.outcome, table: null, scene }
}
