import type { AnyGame, GameTypes } from '../contract/contract.ts'
import { canonical, hashOf } from '../data/canonical.ts'
import { copy } from '../data/copy.ts'
import type { Entry } from '../match/log.ts'
import { Match } from '../match/match.ts'
import { broken, law, same, type Trial } from './kit/law.ts'
import { play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { headerOf } from './kit/trial.ts'

type State = GameTypes['State']

/** This many entries are played on from a copy. */
const PLAYED_ON = 12

interface Kept {
  readonly entry: number
  readonly now: number
  readonly twins: readonly { readonly what: string; readonly state: State }[]
}

export const jsonRoundTrip = law({
  name: 'JSON round trip',
  says: 'The state is plain data: it survives as text and as a copy, play goes on from either in the same way, and a copy shares nothing that changes.',
  check(game, trial) {
    const isSampled = sampler(trial, 'round trip', 25)
    const log: Entry<GameTypes['Action']>[] = []
    const texts: (string | undefined)[] = []
    const kept: Kept[] = []
    for (const { match, batches, entry } of play(game, trial)) {
      log.push(...batches.map((batch) => batch.entry))
      texts[entry] = plainText(match.state, entry)
      const throughText: State = JSON.parse(JSON.stringify(match.state))
      same(entry, 'the state read back from text', { found: canonical(throughText), expected: texts[entry] })
      if (!isSampled()) continue
      checkCopy(match.state, { entry, expected: texts[entry] })
      const twins = [
        { what: 'text', state: throughText },
        { what: 'a copy', state: copy(match.state) },
      ]
      kept.push({ entry, now: match.now, twins })
    }
    for (const one of kept) playOn(game, trial, { kept: one, log, texts })
  },
})

function plainText(state: State, entry: number): string {
  try {
    return canonical(state)
  } catch (cause) {
    return broken(entry, `the state is not plain data: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

function checkCopy(state: State, { entry, expected }: { entry: number; expected: string }): void {
  const twin = copy(state)
  same(entry, 'the copy', { found: canonical(twin), expected })
  const shared = sharedPart(state, twin, 'state')
  if (shared !== null) broken(entry, `${shared} is shared by the state and its copy, but is not frozen.`)
}

/** The path to something that both have and that can be changed. */
function sharedPart(value: unknown, twin: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null || typeof twin !== 'object' || twin === null) return null
  if (value === twin && !Object.isFrozen(value)) return path
  const parts = new Map(Object.entries(twin))
  for (const [key, part] of Object.entries(value)) {
    const found = sharedPart(part, parts.get(key), `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

interface Played {
  readonly kept: Kept
  readonly log: readonly Entry<GameTypes['Action']>[]
  readonly texts: readonly (string | undefined)[]
}

/** The entries that followed, told to a copy, must lead to the state that they led to. */
function playOn(game: AnyGame, trial: Trial, { kept: { entry, now, twins }, log, texts }: Played): void {
  const to = texts.findLastIndex((text, index) => text !== undefined && index <= entry + PLAYED_ON)
  for (const { what, state } of twins) {
    const from = { length: entry + 1, now, state, hash: hashOf(state), streams: {}, told: [] }
    const parts = { game, header: headerOf(game, trial), source: null }
    const match = Match.fold(parts, log.slice(0, to + 1), { from })
    same(to, `the state after play went on from ${what} of entry ${entry}`, {
      found: canonical(match.state),
      expected: texts[to] ?? '',
    })
  }
}
