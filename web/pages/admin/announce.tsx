import { Button } from '@starboard/screen/pieces/button.tsx'
import { Field } from '@starboard/screen/pieces/field.tsx'
import { hourOf } from '@starboard/screen/pieces/words.ts'
import { MOST_HOST_TEXT } from '@starboard/wire/admin'
import { useState } from 'react'
import { Panel } from '../../shared/panel.tsx'
import css from './admin-page.module.css'
import type { PartProps } from './part.ts'

const MINUTE_MS = 60_000
const USUAL = 'The server restarts. Matches go on from where they are.'

/** What everybody is told, on every page and in the terminal. */
export function Announce({ overview, api, act }: PartProps) {
  const { notice } = overview
  const [text, setText] = useState(USUAL)
  const [minutes, setMinutes] = useState('10')
  const isTime = /^\d{1,4}$/.test(minutes) && Number(minutes) > 0
  return (
    <Panel title="Announce a restart">
      {notice !== null && (
        <ul className={css.rows}>
          <li>
            <div>
              <b>{hourOf(notice.at)}</b>
              <small>{notice.text}</small>
            </div>
            <Button onClick={() => act(() => api.takeBack(), 'Taken back.')}>Take back</Button>
          </li>
        </ul>
      )}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTime)
            void act(() => api.announce(text, overview.at + Number(minutes) * MINUTE_MS), 'Everybody is told.')
        }}
      >
        <Field label="What everybody reads" value={text} maxLength={MOST_HOST_TEXT} onChange={setText} />
        <Field
          label="In how many minutes"
          inputMode="numeric"
          value={minutes}
          onChange={setMinutes}
          error={isTime ? null : 'A whole number of minutes, from 1 to 9999.'}
        />
        <Button type="submit" isOff={!isTime || text.trim() === ''}>
          Announce
        </Button>
      </form>
    </Panel>
  )
}
