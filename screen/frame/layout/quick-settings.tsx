import { useId } from 'react'
import { Link } from 'wouter'
import { IconButton } from '../../pieces/icon-button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { Segmented } from '../../pieces/segmented.tsx'
import { Toggle } from '../../pieces/toggle.tsx'
import { changeSettings, SPEEDS, useSettings } from '../../settings/settings.ts'
import css from './menu.module.css'

const MOTIONS = [
  { value: 'system', name: 'As my device' },
  { value: 'full', name: 'On' },
  { value: 'none', name: 'Off' },
] as const

/** The settings somebody reaches for in the middle of a match. */
export function QuickSettings() {
  const id = useId()
  const { sound, announcements, confirm, speed, motion, contrast } = useSettings()
  return (
    <>
      <IconButton label="Settings" icon={<Icon name="settings" />} popoverTarget={id} />
      <div id={id} popover="auto" className={css.menu}>
        <h2>Settings</h2>
        <div className={css.rows}>
          <Toggle label="Sound" isOn={sound} onChange={(on) => changeSettings({ sound: on })} />
          <Toggle
            label="Spoken announcements"
            isOn={announcements === 'spoken'}
            onChange={(on) => changeSettings({ announcements: on ? 'spoken' : 'captions' })}
          />
          <Toggle label="Ask before a move is sent" isOn={confirm} onChange={(on) => changeSettings({ confirm: on })} />
          <Toggle
            label="High contrast"
            isOn={contrast === 'high'}
            onChange={(on) => changeSettings({ contrast: on ? 'high' : 'normal' })}
          />
          <Segmented
            label="Speed of the film"
            value={speed}
            choices={SPEEDS.map((value) => ({ value, name: `${value}×` }))}
            onChange={(value) => changeSettings({ speed: value })}
          />
          <Segmented
            label="Motion"
            value={motion}
            choices={MOTIONS}
            onChange={(value) => changeSettings({ motion: value })}
          />
        </div>
        <Link href="/settings" className={css.item ?? ''}>
          All settings
        </Link>
      </div>
    </>
  )
}
