import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import type { GameInfo } from '@starboard/wire/api'
import type { TableInfo } from '@starboard/wire/protocol'
import { givenOptions, type OptionValues, valuesOf, withOption, withPreset } from './form.ts'

interface At {
  readonly game: GameInfo
  readonly table: TableInfo
  readonly lobby: LobbyModule
}

/** What is played at this table; what the host keeps secret is absent. */
export function valuesAt(game: GameInfo, table: TableInfo): OptionValues {
  const values = valuesOf(game, givenOptions(table.options))
  const secret = table.you.isHost ? [] : game.options.filter(({ hidden }) => hidden === true).map(({ name }) => name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))
}

/** The options to send for a preset, or to go back to it: what stands on a panel of its own stays as it is. */
export function optionsUnder({ game, table, lobby }: At, preset: string | null): OptionValues {
  const { stage } = lobby
  const options = withPreset(preset)
  return stage === undefined ? options : withOption(game, options, stage, valuesAt(game, table)[stage])
}

/** The options to send after one change: what means nothing any more is as the preset says. */
export function optionsAfter({ game, table, lobby }: At, name: string, value: unknown): OptionValues {
  const changed = withOption(game, givenOptions(table.options), name, value)
  const values = valuesOf(game, changed)
  const isGone = (one: string) => lobby.isShown?.(one, values) === false
  return Object.fromEntries(Object.entries(changed).filter(([one]) => !isGone(one)))
}
