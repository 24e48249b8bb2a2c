import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import { changeSettings, useSettings } from '@starboard/screen/settings/settings.ts'
import { Panel } from '../../shared/panel.tsx'
import css from './settings-page.module.css'

const LEVELS = [
  { value: 'full', name: 'Everything' },
  { value: 'brief', name: 'Brief' },
  { value: 'mine', name: 'My turns only' },
] as const

/** For whoever plays by ear and by keys. */
export function SpeechPanel() {
  const { speech, letterKeys } = useSettings()
  return (
    <Panel title="Screen reader and keys">
      <div className={css.rows}>
        <Segmented
          label="What is read out"
          value={speech}
          choices={LEVELS}
          onChange={(value) => changeSettings({ speech: value })}
        />
        <p className={css.note}>
          Brief: what you do, what befalls you, and at most forty words before you are asked again. The log has the
          rest.
        </p>
        <div>
          <Toggle
            label="Letters and digits are keys"
            isOn={letterKeys}
            onChange={(isOn) => changeSettings({ letterKeys: isOn })}
          />
          <p className={css.note}>
            At a table the question mark lists all keys. Off: Tab, arrows, Enter and Esc remain.
          </p>
        </div>
      </div>
    </Panel>
  )
}
