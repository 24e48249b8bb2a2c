import { useState } from 'react'
import { cardName } from '../../rules/names.ts'
import { REGISTERS, type Register } from '../../rules/state.ts'
import { cardOf, type Draft } from '../model/drafting.ts'
import { landingInWords, landingOf } from '../model/forecast.ts'
import type { Drafting } from '../model/use-draft.ts'
import type { Picking } from '../model/use-picking.ts'

interface Props {
  readonly picking: Picking
  readonly drafting: Drafting
}

/** What has just been placed or taken back, for whoever does not see the registers. The log does not tell it. */
export function SpokenDraft({ picking, drafting: { draft } }: Props) {
  const [said, setSaid] = useState({ draft, text: '' })
  if (said.draft.registers.join() !== draft.registers.join() || said.draft.powerDown !== draft.powerDown)
    setSaid({ draft, text: changeIn(said.draft, draft, picking) })
  return (
    <p className="spoken" aria-live="polite">
      {said.text}
    </p>
  )
}

function changeIn(before: Draft, now: Draft, picking: Picking): string {
  if (before.powerDown !== now.powerDown)
    return now.powerDown ? 'You will power down next turn.' : 'No power down next turn.'
  const changed = REGISTERS.filter((register) => cardOf(before, register) !== cardOf(now, register))
  const placed = changed.filter((register) => cardOf(now, register) !== null)
  if (placed.length > 0) return placed.map((register) => placedText(now, register, picking)).join(' ')
  return changed.length > 1 ? 'The registers are empty.' : `Register ${changed[0]} is empty.`
}

function placedText(draft: Draft, register: Register, { view, forecast }: Picking): string {
  const card = cardOf(draft, register)
  const landing = forecast === null ? null : landingOf(view, forecast, register)
  const name = card === null ? '' : cardName(card)
  return `${name} in register ${register}${landing === null ? '' : `: ${landingInWords(landing)}`}.`
}
