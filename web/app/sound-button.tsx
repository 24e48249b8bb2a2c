import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { changeSettings, useSettings } from '@starboard/screen/settings/settings.ts'
import css from './sound-button.module.css'

/** One press for silence. */
export function SoundButton() {
  const { sound } = useSettings()
  return (
    <button
      type="button"
      className={css.sound}
      aria-pressed={sound}
      aria-label="Sound"
      title={sound ? 'Sound is on' : 'Sound is off'}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <Icon name={sound ? 'sound-on' : 'sound-off'} />
    </button>
  )
}
