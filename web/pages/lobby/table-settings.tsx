import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import type { GameInfo } from '@starboard/wire/api'
import type { Command, TableInfo, TimeLimit } from '@starboard/wire/protocol'
import type { ReactNode } from 'react'
import { levelChoices } from '../../games/level-choices.ts'
import { useDraft } from './draft.ts'
import { Stepper } from './stepper.tsx'
import css from './table-settings.module.css'

interface TableSettingsProps {
  readonly table: TableInfo
  readonly levels: readonly string[]
  readonly pace: GameInfo['pace']
  readonly isOpen: boolean
  send(command: Command): void
  close(): void
}

/** What the host decides about the table itself, not about the game. */
export function TableSettings({ table, levels, pace, isOpen, send, close }: TableSettingsProps) {
  return (
    <Dialog title="Table settings" isOpen={isOpen} close={close}>
      <div className={css.settings}>
        <p className={css.note}>A change asks everyone to press Ready again.</p>
        <Segmented
          label="Who may sit down"
          value={table.isOpen ? 'all' : 'link'}
          choices={[
            { value: 'link', name: 'only with the link' },
            { value: 'all', name: 'open to all' },
          ]}
          onChange={(who) => send({ kind: 'configure', isOpen: who === 'all' })}
        />
        {pace === 'real-time' ? (
          <RealTime />
        ) : (
          <TimeSetting time={table.time} onChange={(time) => send({ kind: 'configure', time })} />
        )}
        <Segmented
          label="When somebody’s time is up"
          value={table.onTimeout}
          choices={[
            { value: 'fallback', name: 'the game decides' },
            { value: 'bot', name: 'a bot decides' },
          ]}
          onChange={(onTimeout) => send({ kind: 'configure', onTimeout })}
        />
        <Segmented
          label="The bot that stands in for somebody who is away"
          value={table.standIn}
          choices={levelChoices(levels, table.standIn)}
          onChange={(standIn) => send({ kind: 'configure', standIn })}
        />
        <Setting text="Slower, but nobody can tell from your pause whether you had a choice.">
          <Toggle
            label="Reactions always take their full time"
            isOn={table.fixedWindows}
            onChange={(fixedWindows) => send({ kind: 'configure', fixedWindows })}
          />
        </Setting>
        {table.daily === undefined && (
          <Setting text="Whoever is asked may see what the strongest bot would do by what their seat sees. The result says so.">
            <Toggle
              label="Players may ask for hints"
              isOn={table.hints === true}
              onChange={(hints) => send({ kind: 'configure', hints })}
            />
          </Setting>
        )}
      </div>
    </Dialog>
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

const STARTS: { readonly [K in TimeLimit['kind']]: Extract<TimeLimit, { kind: K }> } = {
  auto: { kind: 'auto' },
  game: { kind: 'game' },
  off: { kind: 'off' },
  live: { kind: 'live', seconds: 60 },
  slow: { kind: 'slow', days: 1 },
}

/** What does not say itself. */
const NOTES: { readonly [K in TimeLimit['kind']]?: string } = {
  auto: 'As the game says; no clock if you play alone with bots.',
  game: 'As the game says, also if you play alone with bots.',
}

const SECONDS = [10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1200, 3600]

interface TimeSettingProps {
  readonly time: TimeLimit
  onChange(time: TimeLimit): void
}

function TimeSetting({ time, onChange }: TimeSettingProps) {
  return (
    <div className={css.time}>
      <Segmented
        label="Time for the longest decision"
        value={time.kind}
        choices={[
          { value: 'auto', name: 'automatic' },
          { value: 'game', name: 'game' },
          { value: 'off', name: 'no limit' },
          { value: 'live', name: 'live' },
          { value: 'slow', name: 'days' },
        ]}
        onChange={(kind) => onChange(STARTS[kind])}
      />
      {NOTES[time.kind] !== undefined && <p className={css.note}>{NOTES[time.kind]}</p>}
      {time.kind === 'live' && <LiveSeconds seconds={time.seconds} onChange={onChange} />}
      {time.kind === 'slow' && <SlowDays days={time.days} onChange={onChange} />}
    </div>
  )
}

const RealTime = () => (
  <p className={css.note}>This game is played in real time: its clock is part of it and runs for everybody.</p>
)

/** Steps grow with the time: nobody chooses between 301 and 302 seconds. */
function LiveSeconds({ seconds, onChange }: { readonly seconds: number; onChange(time: TimeLimit): void }) {
  const nearest = SECONDS.findLastIndex((one) => one <= seconds)
  const [place, setPlace] = useDraft(Math.max(0, nearest), (chosen) =>
    onChange({ kind: 'live', seconds: SECONDS[chosen] ?? seconds }),
  )
  const shown = SECONDS[place] ?? seconds
  return (
    <Stepper
      label="Seconds"
      value={place}
      min={0}
      max={SECONDS.length - 1}
      text={shown < 120 ? `${shown} s` : `${shown / 60} min`}
      onChange={setPlace}
    />
  )
}

const MOST_DAYS = 14

function SlowDays({ days, onChange }: { readonly days: number; onChange(time: TimeLimit): void }) {
  const [shown, setShown] = useDraft(days, (chosen) => onChange({ kind: 'slow', days: chosen }))
  return (
    <Stepper
      label="Days"
      value={shown}
      min={1}
      max={MOST_DAYS}
      text={shown === 1 ? '1 day' : `${shown} days`}
      onChange={setShown}
    />
  )
}
