import type { FormRow } from '@starboard/kernel'
import type { LobbyModule, OptionPicture } from '@starboard/screen/contract/lobby.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import type { GameInfo } from '@starboard/wire/api'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { type ComponentType, useState } from 'react'
import { Link } from 'wouter'
import { Panel } from '../../shared/panel.tsx'
import {
  changedNames,
  givenOptions,
  isNextMatch,
  mayChangeRules,
  type OptionValues,
  presetName,
  presetOf,
  sortedRows,
} from './form.ts'
import { OptionControl } from './option-control.tsx'
import css from './rules-panel.module.css'
import { optionsAfter, optionsUnder, valuesAt } from './table-options.ts'
import { PLAIN_LOBBY } from './use-lobby-module.ts'
import { valueText } from './value-text.ts'

interface RulesPanelProps {
  readonly table: TableInfo
  readonly game: GameInfo
  /** Null: it is not known yet what the game draws itself. */
  readonly lobby: LobbyModule | null
  send(command: Command): void
}

/** Until it is known, the general control of these would be too much of a surprise. */
const MAYBE_DRAWN: readonly FormRow['kind'][] = ['text', 'file']

/** How this table plays: a preset, and what is different from it. */
export function RulesPanel({ table, game, lobby, send }: RulesPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const options = givenOptions(table.options)
  const values = valuesAt(game, table)
  const drawn = lobby ?? PLAIN_LOBBY
  const isListed = ({ name, kind }: FormRow) =>
    name !== drawn.stage && drawn.isShown?.(name, values) !== false && (lobby !== null || !MAYBE_DRAWN.includes(kind))
  const { shown, more } = sortedRows(game, options, isListed)
  const changed = changedNames(game, options).filter((name) => name !== drawn.stage)
  const row = (one: FormRow) => (
    <OptionRow
      key={one.name}
      row={one}
      table={table}
      values={values}
      pace={game.pace}
      drawing={drawn.options[one.name]}
      isChanged={changed.includes(one.name)}
      onChange={(value) =>
        send({ kind: 'configure', options: optionsAfter({ game, table, lobby: drawn }, one.name, value) })
      }
    />
  )
  return (
    <Panel title="Rules of this table" aside={whoMayChange(table)}>
      <Presets table={table} game={game} lobby={drawn} changes={changed.length} send={send} />
      <ul className={css.rows}>
        {/* One list: a row that goes up because it was changed stays the same row, and keeps the focus. */}
        {[...shown, ...(isOpen ? more : [])].map(row)}
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

function whoMayChange(table: TableInfo): string {
  if (isNextMatch(table)) return 'They stand for the whole series'
  if (table.branch !== undefined) return 'They stand as in that match'
  return table.you.isHost ? 'A change asks everyone to press Ready again' : 'The host may change them'
}

interface PresetsProps extends RulesPanelProps {
  readonly lobby: LobbyModule
  readonly changes: number
}

function Presets({ table, game, lobby, changes, send }: PresetsProps) {
  const preset = presetOf(game, givenOptions(table.options))
  const choices = Object.keys(game.presets).map((value) => ({ value, name: presetName(game, value) }))
  const about = preset === null ? undefined : game.presetWords[preset]?.about
  const mayChange = mayChangeRules(table)
  const choose = (value: string | null) =>
    send({ kind: 'configure', options: optionsUnder({ game, table, lobby }, value) })
  return (
    <div className={css.presets}>
      {preset !== null && mayChange && (
        <Segmented<string> label="Preset" hasHiddenLabel value={preset} choices={choices} onChange={choose} />
      )}
      {preset !== null && !mayChange && (
        <p>
          Preset <b>{presetName(game, preset)}</b>
        </p>
      )}
      {changes > 0 && <span className={css.diff}>with {changes === 1 ? '1 change' : `${changes} changes`}</span>}
      {changes > 0 && mayChange && (
        <span className={css.reset}>
          <Button look="quiet" icon={<Icon name="reset" />} onClick={() => choose(preset)}>
            Reset
          </Button>
        </span>
      )}
      {about !== undefined && <p className={css.about}>{about}</p>}
    </div>
  )
}

interface OptionRowProps {
  readonly row: FormRow
  readonly table: TableInfo
  readonly values: OptionValues
  readonly pace: GameInfo['pace']
  /** The game's own. */
  readonly drawing: ComponentType<OptionPicture> | undefined
  readonly isChanged: boolean
  onChange(value: unknown): void
}

function OptionRow(props: OptionRowProps) {
  const { row, table, values, drawing, isChanged } = props
  return (
    <li
      className={css.row}
      data-changed={isChanged || undefined}
      data-kind={drawing === undefined ? row.kind : 'drawn'}
    >
      <span className={css.label}>
        {isChanged && <span className={css.dot} role="img" aria-label="Changed: " />}
        {row.label}
      </span>
      <OptionValue {...props} />
      <Link className={css.rule ?? ''} href={`/g/${table.game}/rules#${row.rule}`} target="_blank">
        {row.rule}
      </Link>
      {'tells' in row && row.tells === values[row.name] && (
        <p className={css.warning}>
          <Icon name="warning" size={16} />
          Quicker, but less secret: how the table behaves can give away what somebody holds.
        </p>
      )}
    </li>
  )
}

function OptionValue({ row, table, values, pace, drawing: Drawing, onChange }: OptionRowProps) {
  const [seats, value, match] = [table.seats.length, values[row.name], table.series?.number ?? 1]
  const overruled = pace === 'real-time' ? null : overruledBy(row, table)
  const mayChange = mayChangeRules(table) && overruled === null
  if (Drawing !== undefined)
    return (
      <div>
        <Drawing {...{ label: row.label, value, values, seats, match, mayChange, onChange }} />
      </div>
    )
  if (mayChange) return <OptionControl row={row} value={value} seats={seats} onChange={onChange} />
  return <span className={css.value}>{overruled ?? valueText(row, value)}</span>
}

/** What the table's own time limit makes of an option. */
function overruledBy({ clock, clockOff, live }: FormRow, { time, seats }: TableInfo): string | null {
  const isClock = clock === true || clockOff !== undefined
  if (time.kind === 'off' && isClock) return 'no clock at this table'
  if (time.kind === 'auto' && isClock && isForOne(seats)) return 'no clock for whoever plays alone'
  return time.kind === 'slow' && live === true ? 'nobody waits at this table' : null
}

const isForOne = (seats: TableInfo['seats']): boolean => seats.filter(({ kind }) => kind !== 'bot').length === 1
