import { useState } from 'react'
import { slotOf } from '../../rules/flight/mission-of.ts'
import type { OwnCards } from '../../rules/view.ts'
import { slotAt } from '../model/drafting.ts'
import { slotWords } from '../model/half-words.ts'
import type { Planning } from '../model/use-planning.ts'

interface Props {
  readonly planning: Planning
  readonly own: OwnCards
}

/** What I have just placed, moved or taken back, for whoever does not see the slots. The log does not tell it. */
export function SpokenPlan({ planning, own }: Props) {
  const now = slotsOf(planning, own)
  const [said, setSaid] = useState({ slots: now, text: '' })
  if (said.slots.join() !== now.join()) setSaid({ slots: now, text: changeIn(said.slots, now, planning) })
  return (
    <p className="spoken" aria-live="polite">
      {said.text}
    </p>
  )
}

const slotsOf = ({ board }: Planning, own: OwnCards): readonly string[] =>
  Array.from({ length: board.view.turns }, (_, place) => slotWords(slotOf(slotAt(own, place + 1))))

function changeIn(before: readonly string[], now: readonly string[], { forecast }: Planning): string {
  const changed = now.flatMap((what, place) => (what === before[place] ? [] : [{ what, place }]))
  return changed
    .map(({ what, place }) => {
      const deeds = forecast?.turns[place]?.deeds ?? []
      return `Turn ${place + 1}: ${[what, ...deeds].join('; ')}.`
    })
    .join(' ')
}
