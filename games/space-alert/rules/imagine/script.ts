import { type Chance, canonical } from '@starboard/kernel'
import { finishedScript } from '../deal/choose-script.ts'
import { completeScript } from '../script/make-script.ts'
import { kindOf, type Script, type ScriptEvent } from '../script/script.ts'
import type { View } from '../view.ts'

/** A script that has told so far what was told: a finished one as it is, any other by imagination. */
export function imagineScript(view: View, random: Chance): Script {
  const { title, phaseSeconds, revealed, told } = view
  const ship = view.ship === 'duckling' ? 'duckling' : 'classic'
  const known = { id: kindOf({ ship, turns: view.turns }), title, ship, turns: view.turns, phaseSeconds } as const
  if (revealed !== null) return { ...known, events: revealed.events }
  const finished = finishedScript(view.options.mission)
  if (finished !== undefined && isAsTold(finished, view)) return finished
  const events = told.map(({ event }) => event)
  if (events.at(-1)?.type === 'mission-end') return { ...known, events }
  return { ...known, events: [...events, ...restOf(view, events, random)] }
}

/** A script of the table's own may bear the name of another. */
const isAsTold = (
  { title, phaseSeconds, events }: Script,
  { title: heard, phaseSeconds: seconds, told }: View,
): boolean =>
  title === heard &&
  canonical(phaseSeconds) === canonical(seconds) &&
  told.every(({ event }, place) => canonical(event) === canonical(events[place]))

function restOf(view: View, events: readonly ScriptEvent[], random: Chance): readonly ScriptEvent[] {
  const { ship, turns, title, phaseSeconds, options } = view
  const kind = kindOf({ ship: ship === 'duckling' ? 'duckling' : 'classic', turns })
  const threatLevel = options.threatLevel === 0 ? undefined : options.threatLevel
  const until = events.at(-1)?.at ?? -1
  const whole = completeScript({ id: kind, title, kind, phaseSeconds, until, events, threatLevel }, random)
  const heard = new Set(events.map(canonical))
  return whole.events.filter((event) => !heard.has(canonical(event)))
}
