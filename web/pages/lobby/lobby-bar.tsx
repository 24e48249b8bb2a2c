import type { Poster } from '@starboard/screen/contract/poster.ts'
import { seriesPlace } from '@starboard/screen/frame/result/rematch-words.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { GameInfo } from '@starboard/wire/api'
import { printCode } from '@starboard/wire/codes'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { MinuteButton } from '../../games/minute-button.tsx'
import { timeText } from '../home/lines.ts'
import css from './lobby-bar.module.css'
import { TableSettings } from './table-settings.tsx'

interface LobbyBarProps {
  readonly table: TableInfo
  readonly game: GameInfo
  readonly poster: Poster | undefined
  send(command: Command): void
  leave(): void
}

/** Which game, whose table, and what the table itself is set to. */
export function LobbyBar({ table, game, poster, send, leave }: LobbyBarProps) {
  const [isOpen, setOpen] = useState(false)
  const host = table.seats[table.host ?? -1]?.name
  return (
    <div className={css.bar} data-host={table.you.isHost || undefined}>
      {poster !== undefined && (
        <Link className={css.thumb ?? ''} href={`/g/${game.id}`} aria-label={`About ${game.name}`}>
          <poster.Thumb />
        </Link>
      )}
      <h1 aria-label={`${game.name}, table ${printCode(table.code)}`}>
        {poster === undefined ? game.name : <poster.Lettering />}
      </h1>
      <p className={css.about}>
        <b>{host === undefined ? `Table ${printCode(table.code)}` : `${host}’s table`}</b>
        <span>
          {table.series !== null && `${seriesPlace(table.series)}, `}
          {table.isOpen ? 'Open to all' : 'Private'},{' '}
          {game.pace === 'real-time' ? 'in real time' : timeText(table.time)}
          {table.branch !== undefined && `, from moment ${table.branch.length} of another match`}
        </span>
      </p>
      <div className={css.tools}>
        {poster !== undefined && (
          <MinuteButton
            poster={poster}
            isNewTab
            draw={(press) => (
              <IconButton label={`${game.name} in a minute`} icon={<Icon name="info" />} onClick={press} />
            )}
          />
        )}
        {table.you.isHost && table.daily === undefined ? (
          <>
            <Button
              look="quiet"
              icon={<Icon name={table.isOpen ? 'people' : 'lock'} />}
              aria-pressed={table.isOpen}
              onClick={() => send({ kind: 'configure', isOpen: !table.isOpen })}
            >
              {table.isOpen ? (
                'Open to all'
              ) : (
                <span>
                  Private<span className={css.wide}>: only with the link</span>
                </span>
              )}
            </Button>
            <Button look="quiet" icon={<Icon name="settings" />} onClick={() => setOpen(true)}>
              Table settings
            </Button>
          </>
        ) : null}
        <Button look="quiet" onClick={leave}>
          Leave
        </Button>
      </div>
      <TableSettings
        table={table}
        levels={game.bots}
        pace={game.pace}
        isOpen={isOpen}
        send={send}
        close={() => setOpen(false)}
      />
    </div>
  )
}
