import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Field } from '@starboard/screen/pieces/field.tsx'
import { saveFile } from '@starboard/screen/pieces/save-file.ts'
import { sinceWhen } from '@starboard/screen/pieces/words.ts'
import { type AdminTable, MOST_HOST_TEXT } from '@starboard/wire/admin'
import { printCode } from '@starboard/wire/codes'
import { useState } from 'react'
import { posterOf } from '../../games/registry.ts'
import { Panel } from '../../shared/panel.tsx'
import css from './admin-page.module.css'
import type { PartProps } from './part.ts'

const STATUS = { lobby: 'in the lobby', playing: 'playing', over: 'over' } as const

const SAVED = {
  lobby: 'What was said is saved.',
  playing: 'What was said is saved. What was played is sealed until the match is over or its table closed.',
  over: 'The log is saved.',
} as const

/** Tables that are not over, the last touched first. */
export function Tables({ overview: { tables, at }, api, act }: PartProps) {
  const [closing, setClosing] = useState<AdminTable | null>(null)
  const save = async ({ code }: AdminTable) => saveFile(await api.log(code), `starboard-log-${code}.json`)
  return (
    <Panel title="Tables" aside={tables.length === 0 ? undefined : `${tables.length} shown`}>
      {tables.length === 0 && <p className={css.nothing}>Nobody plays or waits.</p>}
      <ul className={css.rows}>
        {tables.map((table) => (
          <li key={table.code}>
            <div>
              <b>{printCode(table.code)}</b>
              <small>
                {posterOf(table.game)?.name ?? table.game} · {STATUS[table.status]} · touched{' '}
                {sinceWhen(table.touchedAt, at)} · {namesAt(table)}
              </small>
            </div>
            <Button look="quiet" onClick={() => act(() => save(table), SAVED[table.status])}>
              <span aria-hidden="true">Log</span>
              <span className="spoken">Save the log of {printCode(table.code)}</span>
            </Button>
            <Button onClick={() => setClosing(table)}>
              <span aria-hidden="true">Close …</span>
              <span className="spoken">Close table {printCode(table.code)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {closing !== null && (
        <CloseDialog
          table={closing}
          leave={() => setClosing(null)}
          close={(why) => act(() => api.close(closing.code, why), `Table ${printCode(closing.code)} is closed.`)}
        />
      )}
    </Panel>
  )
}

const namesAt = ({ seats }: AdminTable): string =>
  seats
    .filter(({ user, bot }) => user !== null || bot !== null)
    .map(({ name, bot }) => (bot === null ? name : `${name} (bot)`))
    .join(', ') || 'nobody sits there'

interface CloseDialogProps {
  readonly table: AdminTable
  leave(): void
  close(why: string): Promise<boolean>
}

function CloseDialog({ table, leave, close }: CloseDialogProps) {
  const [why, setWhy] = useState('')
  const confirm = async () => {
    if (await close(why)) leave()
  }
  return (
    <Dialog
      title={`Close table ${printCode(table.code)}?`}
      isOpen={true}
      close={leave}
      buttons={
        <>
          <Button onClick={leave}>Keep it</Button>
          <Button look="danger" onClick={confirm}>
            Close it for good
          </Button>
        </>
      }
    >
      <p className={css.ask}>Nobody can go on here. What was played and said is kept.</p>
      <Field label="Why, as people there read it" value={why} maxLength={MOST_HOST_TEXT} onChange={setWhy} />
    </Dialog>
  )
}
