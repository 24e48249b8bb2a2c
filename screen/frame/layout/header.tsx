import { Link } from 'wouter'
import { BrandMark } from '../../pieces/brand.tsx'
import { IconButton } from '../../pieces/icon-button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { useAroundBoard } from '../context.ts'
import { GuestsButton } from '../guests/guests-button.tsx'
import { PointButton } from '../pointing/point-button.tsx'
import type { Pointing } from '../pointing/use-pointing.ts'
import { seriesPlace } from '../result/rematch-words.ts'
import { GameName } from './game-name.tsx'
import css from './header.module.css'
import { QuickSettings } from './quick-settings.tsx'
import type { FrameSlots } from './slots.ts'
import { useTableCommands } from './table-commands.ts'
import { TableMenu } from './table-menu.tsx'

interface HeaderProps extends Pick<FrameSlots, 'moment' | 'phases' | 'menu'> {
  readonly pointing: Pointing
}

/** Which game, which table, which moment; the steps of the turn; pointing, sound, settings, menu. */
export function Header({ moment, phases, menu = [], pointing }: HeaderProps) {
  const { table, mode } = useAroundBoard()
  const commands = useTableCommands()
  const now = phases.find(({ isNow }) => isNow)
  return (
    <header className={css.header}>
      <Link href="/" className={css.brand} aria-label="Starboard, home">
        <BrandMark size={22} />
        <span>Starboard</span>
      </Link>
      <GameName />
      <p className={css.moment}>
        <span className={css.words}>
          {table !== null && mode === 'live' && <span className={css.table}>Table {table.code} · </span>}
          {mode === 'solo' && (
            <span>
              Offline<span className={css.table}> match on this device</span> ·{' '}
            </span>
          )}
          {mode === 'lesson' && 'Lesson · '}
          {table !== null && table.series !== null && `${seriesPlace(table.series)} · `}
          {moment}
          {now !== undefined && <span className={css.step}> · {now.name}</span>}
        </span>
      </p>
      <ol className={css.phases} aria-label="Steps of the turn">
        {phases.map(({ name, isNow, detail }) => (
          <li key={name} aria-current={isNow ? 'step' : undefined}>
            {name}
            {detail}
          </li>
        ))}
      </ol>
      <div className={css.tools}>
        {table !== null && mode === 'live' && <GuestsButton table={table} isShort send={commands.ask} />}
        <PointButton pointing={pointing} />
        <span className={css.sound}>
          <SoundButton />
        </span>
        <QuickSettings />
        <TableMenu lines={menu} />
      </div>
    </header>
  )
}

function SoundButton() {
  const { sound } = useSettings()
  return (
    <IconButton
      label={sound ? 'Sound is on: mute' : 'Sound is off: switch it on'}
      icon={<Icon name={sound ? 'sound-on' : 'sound-off'} />}
      onClick={() => changeSettings({ sound: !sound })}
    />
  )
}
