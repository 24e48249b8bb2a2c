import type { FormRow } from '@starboard/kernel'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import type { GameInfo } from '@starboard/wire/api'
import { useState } from 'react'
import {
  changedNames,
  type OptionValues,
  presetName,
  presetOf,
  sortedRows,
  valuesOf,
  withOption,
  withPreset,
} from '../lobby/form.ts'
import { OptionControl } from '../lobby/option-control.tsx'
import { PLAIN_LOBBY, useLobbyModule } from '../lobby/use-lobby-module.ts'
import css from './rule-set-form.module.css'

interface RuleSetFormProps {
  readonly game: GameInfo
  readonly options: OptionValues
  readonly seats: number
  onChange(options: OptionValues): void
}

/** The game's own form, as in its lobby: a preset, and what is different from it. */
export function RuleSetForm({ game, options, seats, onChange }: RuleSetFormProps) {
  const [isAll, setAll] = useState(false)
  const lobby = useLobbyModule(game.id) ?? PLAIN_LOBBY
  const values = valuesOf(game, options)
  const { shown, more } = sortedRows(
    game,
    options,
    (row) => isOfUse(row) && lobby.isShown?.(row.name, values) !== false,
  )
  const changed = changedNames(game, options)
  const preset = presetOf(game, options)
  return (
    <>
      {preset !== null && (
        <Segmented<string>
          label="Preset"
          hasHiddenLabel
          value={preset}
          choices={Object.keys(game.presets).map((value) => ({ value, name: presetName(game, value) }))}
          onChange={(one) => onChange(withPreset(one))}
        />
      )}
      <ul className={css.rows}>
        {[...shown, ...(isAll ? more : [])].map((row) => {
          const Drawing = lobby.options[row.name]
          const value = values[row.name]
          const change = (next: unknown) => onChange(withOption(game, options, row.name, next))
          return (
            <li
              key={row.name}
              data-changed={changed.includes(row.name) || undefined}
              data-kind={Drawing ? 'drawn' : row.kind}
            >
              <span>{row.label}</span>
              {Drawing === undefined ? (
                <OptionControl row={row} value={value} seats={seats} onChange={change} />
              ) : (
                <Drawing label={row.label} {...{ value, values, seats }} match={1} mayChange onChange={change} />
              )}
            </li>
          )
        })}
      </ul>
      {more.length > 0 && (
        <Button look="quiet" aria-expanded={isAll} icon={<Icon name="chevron-down" />} onClick={() => setAll(!isAll)}>
          {isAll ? 'Fewer' : `${more.length} more`}
        </Button>
      )}
      {changed.length > 0 && (
        <Button look="quiet" icon={<Icon name="reset" />} onClick={() => onChange(withPreset(preset))}>
          As printed
        </Button>
      )}
    </>
  )
}

/** Bots need no clock and no film. */
const isOfUse = ({ clock, clockOff, live }: FormRow): boolean =>
  clock !== true && clockOff === undefined && live !== true
