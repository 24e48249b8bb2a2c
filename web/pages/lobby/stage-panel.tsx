import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import type { GameInfo } from '@starboard/wire/api'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { Link } from 'wouter'
import { hasRulebook } from '../../games/registry.ts'
import { Panel } from '../../shared/panel.tsx'
import { mayChangeRules } from './form.ts'
import { optionsAfter, valuesAt } from './table-options.ts'

interface StagePanelProps {
  readonly table: TableInfo
  readonly game: GameInfo
  readonly lobby: LobbyModule
  send(command: Command): void
}

/** What the game shows first: such as the course, drawn by the game itself. */
export function StagePanel({ table, game, lobby, send }: StagePanelProps) {
  const row = game.options.find(({ name }) => name === lobby.stage)
  const Drawing = row === undefined ? undefined : lobby.options[row.name]
  if (row === undefined || Drawing === undefined) return null
  const values = valuesAt(game, table)
  return (
    <Panel title={row.label} aside={hasRulebook(game.id) && <MinuteLink game={game.id} />}>
      <Drawing
        label={row.label}
        value={values[row.name]}
        values={values}
        seats={table.seats.length}
        match={table.series?.number ?? 1}
        mayChange={mayChangeRules(table)}
        onChange={(value) =>
          send({ kind: 'configure', options: optionsAfter({ game, table, lobby }, row.name, value) })
        }
      />
    </Panel>
  )
}

const MinuteLink = ({ game }: { readonly game: string }) => (
  <Link href={`/g/${game}/rules`} target="_blank">
    The game in a minute
  </Link>
)
