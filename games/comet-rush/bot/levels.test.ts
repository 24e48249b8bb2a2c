import { playOut } from '@starboard/bots'
import { type AnyBot, bug, isRefusal, readSetup, type Seat, seatsOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { contested, playedNow, said } from '../../contest.fixture.ts'
import type { Action } from '../rules/actions.ts'
import { DECKS, type DeckName } from '../rules/cards.ts'
import { cometRush } from '../rules/index.ts'
import { heuristic, normal } from './index.ts'
import { help } from './search/index.ts'

const entry = { game: cometRush, bots: { heuristic, normal }, help }
const hard = { entry, own: 'search', rivals: 'normal' }

/** A hard bot thinks for seconds in every game. */
const CONTESTS = playedNow([
  { entry, own: 'normal', rivals: 'beginner', seats: 2, goal: 0.7, games: { test: 60, endure: 400 } },
  { ...hard, seats: 2, goal: 0.6, games: { test: 0, endure: 400 } },
  { ...hard, seats: 4, goal: 0.37, games: { test: 0, endure: 400 } },
])

describe('levels', { timeout: 7_200_000 }, () => {
  it.each(CONTESTS)('$own wins $goal of $seats-player games against $rivals', async (contest) => {
    const result = contested(contest)
    expect(result.isMet, said(contest, result)).toBe(true)
  })
})

const tableOf = (seats: number) => {
  const setup = readSetup(cometRush, { seats, bots: seatsOf(seats) })
  return isRefusal(setup) ? bug(setup.text) : setup
}

/** What is done in so many games of four alike. */
function doneBy(bot: AnyBot, games: number): readonly Action[] {
  const done: Action[] = []
  const acts = (_state: unknown, _seat: Seat, action: object) => {
    const read = cometRush.action.read(action)
    done.push(isRefusal(read) ? bug(read.text) : read)
  }
  for (let game = 0; game < games; game++) {
    const bots = seatsOf(4).map(() => bot)
    playOut(entry, { setup: tableOf(4), bots, seed: `done/${game}`, watcher: { acts, ended: () => undefined } })
  }
  return done
}

describe('characters', () => {
  const draftsOf = (bot: AnyBot, games: number) => doneBy(bot, games).filter((action) => action.kind === 'draft')
  const shareOf = (deck: DeckName, bot: AnyBot) => {
    const drafts = draftsOf(bot, 10)
    return drafts.filter((draft) => draft.deck === deck).length / drafts.length
  }
  const slowBuilds = (bot: AnyBot) =>
    doneBy(bot, 5).filter((action) => action.kind === 'build' && action.level === 1).length
  const { vengeful = normal, patient = normal } = normal.characters ?? {}

  it('of a table do not all begin with engineering', () => {
    for (const deck of DECKS) expect(shareOf(deck, normal), deck).toBeGreaterThan(0.05)
    expect(shareOf('engineering', heuristic)).toBeGreaterThan(0.9)
  })

  it('show: revenge in the first hand, patience on the pads', () => {
    expect(shareOf('espionage', vengeful)).toBeGreaterThan(shareOf('espionage', patient))
    expect(slowBuilds(patient)).toBeGreaterThan(5)
  })
})
