import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import { changeSettings, SPEEDS, useSettings } from '@starboard/screen/settings/settings.ts'
import { playSound, wakeOnFirstTouch } from '@starboard/screen/sound/sound.ts'
import { type ReactNode, useEffect } from 'react'
import { NameForm } from '../../app/name-dialog.tsx'
import { Shell } from '../../app/shell.tsx'
import { LevelPicker } from '../../games/level-picker.tsx'
import { Panel } from '../../shared/panel.tsx'
import { MotionPreview } from './motion-preview.tsx'
import { OfflinePanel } from './offline-panel.tsx'
import { SessionPanel } from './session-panel.tsx'
import css from './settings-page.module.css'
import { SpeechPanel } from './speech-panel.tsx'

const MOTIONS = [
  { value: 'system', name: 'as my device asks' },
  { value: 'full', name: 'on' },
  { value: 'none', name: 'off' },
] as const

const SHELL_CHOICES = [
  { value: 'system', name: 'as my device asks' },
  { value: 'dark', name: 'dark' },
  { value: 'light', name: 'light' },
] as const

/** How somebody likes the table. */
export function SettingsPage() {
  return (
    <Shell title="Settings" current="settings">
      <div className={css.page}>
        <h1>Settings</h1>
        <p className={css.lead}>Kept in this browser; only your name goes to the server.</p>
        <div className={css.panels}>
          <Panel title="My name">
            <NameForm />
            <div className={css.buttons}>
              <LinkButton href="/me">My numbers</LinkButton>
            </div>
          </Panel>
          <SoundPanel />
          <MotionPanel />
          <MovesPanel />
          <SpeechPanel />
          <OfflinePanel />
          <SessionPanel />
        </div>
      </div>
    </Shell>
  )
}

function SoundPanel() {
  const { sound, announcements } = useSettings()
  useEffect(wakeOnFirstTouch, [])
  return (
    <Panel title="Sound">
      <Setting text="Short cues for cards, dice, hits, and when it is your turn.">
        <Toggle label="Sound" isOn={sound} onChange={(isOn) => changeSettings({ sound: isOn })} />
      </Setting>
      <Setting text="Where a game announces something, it always stands there in large letters. With sound, a voice of your device reads it out; switch this off for captions only.">
        <Toggle
          label="Spoken announcements"
          isOn={announcements === 'spoken'}
          onChange={(isOn) => changeSettings({ announcements: isOn ? 'spoken' : 'captions' })}
        />
      </Setting>
      <div className={css.buttons}>
        <Button icon={<Icon name="dice" />} isOff={!sound} onClick={() => playSound('dice')}>
          Hear the dice
        </Button>
        <Button icon={<Icon name="flag" />} isOff={!sound} onClick={() => playSound('turn')}>
          Hear “your turn”
        </Button>
      </div>
    </Panel>
  )
}

function MotionPanel() {
  const { motion, speed } = useSettings()
  return (
    <Panel title="Motion">
      <div className={css.rows}>
        <MotionPreview />
        <Segmented
          label="Things move"
          value={motion}
          choices={MOTIONS}
          onChange={(value) => changeSettings({ motion: value })}
        />
        <Segmented
          label="Speed of what others do"
          value={speed}
          choices={SPEEDS.map((value) => ({ value, name: `${value}×` }))}
          onChange={(value) => changeSettings({ speed: value })}
        />
      </div>
    </Panel>
  )
}

function MovesPanel() {
  const { confirm, contrast, shell } = useSettings()
  return (
    <Panel title="At the table">
      <div className={css.rows}>
        <Setting text="What you picked is shown with its consequence; a second press sends it.">
          <Toggle
            label="Ask before a move is sent"
            isOn={confirm}
            onChange={(isOn) => changeSettings({ confirm: isOn })}
          />
        </Setting>
        <Setting text="Of all pages around the boards. The boards themselves are lit in a dark room.">
          <Segmented
            label="Colours"
            value={shell}
            choices={SHELL_CHOICES}
            onChange={(value) => changeSettings({ shell: value })}
          />
        </Setting>
        <Setting text="Plain ground, stronger lines and letters, everywhere.">
          <Toggle
            label="High contrast"
            isOn={contrast === 'high'}
            onChange={(isOn) => changeSettings({ contrast: isOn ? 'high' : 'normal' })}
          />
        </Setting>
        <div className={css.level}>
          <span>Bots of “Play now”</span>
          <LevelPicker />
        </div>
      </div>
    </Panel>
  )
}

function Setting({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div>
      {children}
      <p className={css.note}>{text}</p>
    </div>
  )
}
