import type { AnyGame, Decision, GameTypes } from '../contract/contract.ts'
import { isRefusal } from '../contract/refusal.ts'
import { copy } from '../data/copy.ts'
import { streamedChance } from '../luck/streamed.ts'
import { broken, law, same } from './kit/law.ts'
import { type AnyMatch, answer, play, unanswered, waitFor } from './kit/play.ts'
import { textOf } from './kit/text.ts'

export const silenceIsAnswered = law({
  name: 'timeouts',
  says: 'At every moment the fallback of every open decision is accepted, and a match in which nobody answers any more still ends.',
  check(game, trial) {
    let last: AnyMatch | null = null
    for (const { match, entry } of play(game, trial)) {
      last = match
      if (match.outcome !== null) break
      for (const decision of unanswered(match.open))
        checkFallback(game, copy(match.state), { decision, entry, luck: `${trial.luck} ${entry}` })
    }
    if (last !== null && game.bound(trial.setup) < Number.POSITIVE_INFINITY) fallSilent(last)
  },
})

interface Asked {
  readonly decision: Decision
  readonly entry: number
  readonly luck: string
}

function checkFallback(game: AnyGame, state: GameTypes['State'], { decision, entry, luck }: Asked): void {
  const { seat, kind, mode } = decision
  const action = game.fallback(state, seat, streamedChance(luck))
  if (action === null && mode === 'free') return
  if (action === null) broken(entry, `seat ${seat} is asked ${kind}, but there is no fallback.`)
  const refusal = game.check(state, seat, action, 'timeout')
  if (refusal !== null)
    broken(entry, `seat ${seat} is asked ${kind}, its fallback ${textOf(action)} is refused: ${refusal.text}`)
  const read = game.action.read(JSON.parse(JSON.stringify(action)))
  same(entry, `the fallback of seat ${seat}, sent as text`, { found: textOf(read), expected: textOf(action) })
}

function fallSilent(match: AnyMatch): void {
  const spoken = match.length
  const most = match.game.bound(match.header.setup)
  while (match.outcome === null) {
    if (match.length - spoken > most) broken(match.length - 1, 'nobody answers, and the match does not end.')
    if (waitFor(match) === null) answerForOne(match)
  }
}

/** Without a deadline nothing is ever overdue; then the fallback is what a host does for an absent seat. */
function answerForOne(match: AnyMatch): void {
  const entry = match.length - 1
  const { game, state, open } = match
  const [decision] = unanswered(open)
  if (decision === undefined) broken(entry, 'nobody is asked, nothing is due, and it is not the end.')
  const action = game.fallback(state, decision.seat, streamedChance(`silence ${entry}`))
  if (action === null) broken(entry, `seat ${decision.seat} is asked forever: no deadline, no fallback.`)
  const acted = answer(match, decision, action, 'bot')
  if (isRefusal(acted)) broken(entry, `seat ${decision.seat}: its fallback ${textOf(action)} is refused: ${acted.text}`)
}
