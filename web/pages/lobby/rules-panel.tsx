import type { FormRow } from '@starboard/kernel'
import type { Command, TableInfo } from '@starboard/server/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import type { GameInfo } from '../../api/types.ts'
import { Panel } from '../../app/panel.tsx'
import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { Segmented } from '../../pieces/segmented.tsx'
import {
  changedNames,
  choiceText,
  givenOptions,
  presetOf,
  sortedRows,
  valuesOf,
  withOption,
  withPreset,
} from './form.ts'
import { OptionControl } from './option-control.tsx'
import css from './rules-panel.module.css'
import { valueText } from './value-text.ts'

interface RulesPanelProps {
  readonly table: TableInfo
  readonly game: GameInfo
  send(command: Command): void
}

/** How this table plays: a preset, and what is different from it. */
export function RulesPanel({ table, game, send }: RulesPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const options = givenOptions(table.options)
  const { shown, more } = sortedRows(game, options)
  const changed = changedNames(game, options)
  const { isHost } = table.you
  const row = (one: FormRow) => (
    <OptionRow
      key={one.name}
      row={one}
      table={table}
      value={isSecret(one, table) ? undefined : valuesOf(game, options)[one.name]}
      isChanged={changed.includes(one.name)}
      onChange={(value) => send({ kind: 'configure', options: withOption(game, options, one.name, value) })}
    />
  )
  return (
    <Panel
      title="Rules of this table"
      aside={isHost ? 'A change asks everyone to press Ready again' : 'The host may change them'}
    >
      <Presets table={table} game={game} changes={changed.length} send={send} />
      <ul className={css.rows}>
        {shown.map(row)}
        {isOpen && more.map(row)}
      </ul>
      {more.length > 0 && (
        <button type="button" className={css.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron-down" size={16} />
          {isOpen ? 'Fewer' : `${more.length} more, all as printed in the rulebook`}
        </button>
      )}
    </Panel>
  )
}

/** A surprise is told to nobody but the host. */
const isSecret = ({ hidden }: FormRow, { you }: TableInfo): boolean => hidden === true && !you.isHost

interface PresetsProps extends RulesPanelProps {
  readonly changes: number
}

function Presets({ table, game, changes, send }: PresetsProps) {
  const preset = presetOf(game, givenOptions(table.options))
  const choices = Object.keys(game.presets).map((value) => ({ value, name: choiceText({ name: '' }, value) }))
  const choose = (value: string | null) => send({ kind: 'configure', options: withPreset(value) })
  return (
    <div className={css.presets}>
      {preset !== null && table.you.isHost && (
        <Segmented<string> label="Preset" hasHiddenLabel value={preset} choices={choices} onChange={choose} />
      )}
      {preset !== null && !table.you.isHost && (
        <p>
          Preset <b>{preset}</b>
        </p>
      )}
      {changes > 0 && <span className={css.diff}>with {changes === 1 ? '1 change' : `${changes} changes`}</span>}
      {changes > 0 && table.you.isHost && (
        <span className={css.reset}>
          <Button look="quiet" icon={<Icon name="reset" />} onClick={() => choose(preset)}>
            Reset
          </Button>
        </span>
      )}
    </div>
  )
}

interface OptionRowProps {
  readonly row: FormRow
  readonly table: TableInfo
  readonly value: unknown
  readonly isChanged: boolean
  onChange(value: unknown): void
}

function OptionRow({ row, table, value, isChanged, onChange }: OptionRowProps) {
  const isClockOff = row.clock === true && table.time.kind === 'off'
  const mayChange = table.you.isHost && !isClockOff
  return (
    <li className={css.row} data-changed={isChanged || undefined} data-kind={row.kind}>
      <span className={css.label}>
        {isChanged && <span className={css.dot} role="img" aria-label="Changed: " />}
        {row.label}
      </span>
      {mayChange ? (
        <OptionControl row={row} value={value} seats={table.seats.length} onChange={onChange} />
      ) : (
        <span className={css.value}>{isClockOff ? 'no clock at this table' : valueText(row, value)}</span>
      )}
      <Link className={css.rule ?? ''} href={`/g/${table.game}/rules#${row.rule}`} target="_blank">
        {row.rule}
      </Link>
      {'tells' in row && row.tells === value && (
        <p className={css.warning}>
          <Icon name="warning" size={16} />
          Quicker, but less secret: how the table behaves can give away what somebody holds.
        </p>
      )}
    </li>
  )
}
