import type { Plan } from '@starboard/lab'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { GameInfo } from '@starboard/wire/api'
import { type ReactNode, useState } from 'react'
import { changedNames, type OptionValues, presetName, presetOf, valuesOf } from '../lobby/form.ts'
import { valueText } from '../lobby/value-text.ts'
import css from './rule-set-card.module.css'
import { RuleSetForm } from './rule-set-form.tsx'

interface RuleSetCardProps {
  readonly name: 'A' | 'B'
  readonly game: GameInfo | null
  readonly options: OptionValues
  readonly seats: number
  readonly progress: Progress | null
  /** More that belongs to it: its bots, and how to take it away. */
  readonly children?: ReactNode
  onChange(options: OptionValues): void
}

export interface Progress {
  readonly done: number
  readonly of: number
}

/** One set of rules: what is not as printed, and how far its games have got. */
export function RuleSetCard({ name, game, options, seats, progress, children, onChange }: RuleSetCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.card} data-side={name} aria-label={`Rule set ${name}`}>
      <header>
        <b>
          {name}
          {game !== null && `: ${presetText(game, options)}`}
        </b>
        <Button
          look="quiet"
          isOff={game === null}
          aria-label={`Change the rules of ${name}`}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      </header>
      <Changes game={game} options={options} />
      {children}
      {progress !== null && <Bar name={name} {...progress} />}
      {game !== null && (
        <Dialog
          title={`Rules of ${name}`}
          size="wide"
          isOpen={isOpen}
          close={() => setOpen(false)}
          buttons={
            <Button look="primary" icon={<Icon name="check" />} onClick={() => setOpen(false)}>
              Done
            </Button>
          }
        >
          <RuleSetForm {...{ game, options, seats, onChange }} />
        </Dialog>
      )}
    </section>
  )
}

function presetText(game: GameInfo, options: OptionValues): string {
  const preset = presetOf(game, options)
  return preset === null ? 'as printed' : presetName(game, preset)
}

function Changes({ game, options }: Pick<RuleSetCardProps, 'game' | 'options'>) {
  if (game === null) return <p>Asking the server what can be chosen …</p>
  const names = changedNames(game, options)
  const values = valuesOf(game, options)
  if (names.length === 0) return <p>{aboutOf(game, options)}</p>
  return (
    <ul>
      {game.options
        .filter((row) => names.includes(row.name))
        .map((row) => (
          <li key={row.name}>
            {row.label} <s>{valueText(row, valuesOf(game, { preset: options.preset })[row.name])}</s>{' '}
            <b>{valueText(row, values[row.name])}</b>
          </li>
        ))}
    </ul>
  )
}

function aboutOf(game: GameInfo, options: OptionValues): string {
  const preset = presetOf(game, options)
  return (preset === null ? undefined : game.presetWords[preset]?.about) ?? 'All options as printed.'
}

const Bar = ({ name, done, of }: Progress & { readonly name: string }) => (
  <div className={css.progress}>
    <progress aria-label={`Games played with ${name}`} value={done} max={of} />
    <small>
      {done.toLocaleString('en')} of {of.toLocaleString('en')}
    </small>
  </div>
)

/** How far the games with one rule set of a plan have got. */
export const progressOf = (plan: Plan, name: string, games: (place: number) => number): Progress | null => {
  const place = plan.ruleSets.findIndex((ruleSet) => ruleSet.name === name)
  return place === -1 ? null : { done: games(place), of: plan.games }
}
