import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { ReactNode } from 'react'
import type { SeenPlayer } from '../../rules/view.ts'
import { EmbargoSymbol, SabotageSymbol, SealSymbol } from '../art/symbols.tsx'
import css from './seats.module.css'

interface Status {
  readonly key: string
  readonly text: string
  readonly why: string
  readonly icon: ReactNode
}

/** What lies on a player and spoils something, once. */
export function Statuses({ player }: { readonly player: SeenPlayer }) {
  const statuses = statusesOf(player)
  if (statuses.length === 0) return null
  return (
    <ul className={css.statuses} aria-label="Statuses">
      {statuses.map(({ key, text, why, icon }) => (
        <li key={key} {...explainedStill({ name: text, text: why })}>
          {icon}
          <span className={css.label}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

export function statusesOf({ sabotaged, embargoed, pressured }: SeenPlayer): readonly Status[] {
  const all: readonly (Status & { readonly isOn: boolean })[] = [
    {
      key: 'pressured',
      isOn: pressured,
      text: 'Pressured',
      why: 'Under Diplomatic Pressure: the next card is lost (CR-7.4)',
      icon: <SealSymbol size={14} />,
    },
    {
      key: 'sabotaged',
      isOn: sabotaged,
      text: 'Sabotaged',
      why: 'The next launch has to hit twice (CR-4.6)',
      icon: <SabotageSymbol size={14} />,
    },
    {
      key: 'embargoed',
      isOn: embargoed,
      text: 'Embargo',
      why: 'The next income is 0 (CR-2.3)',
      icon: <EmbargoSymbol size={14} />,
    },
  ]
  return all.filter(({ isOn }) => isOn)
}

/** "Income +1 · 2 reroll tokens": what helps a rival, if anything does. */
export function bonusWords(player: SeenPlayer): string {
  const named: readonly (readonly [number, string])[] = [
    [player.incomeBonus, `Income +${player.incomeBonus}`],
    [player.salvageBonus, `Salvage +${player.salvageBonus}`],
    [player.prestigeBonus, `Prestige +${player.prestigeBonus}`],
    [player.tokens, player.tokens === 1 ? '1 reroll' : `${player.tokens} rerolls`],
    [player.powerCalibration, `+${player.powerCalibration} power`],
    [player.accuracyCalibration, `+${player.accuracyCalibration} accuracy`],
  ]
  return named.flatMap(([value, text]) => (value > 0 ? [text] : [])).join(' · ')
}
