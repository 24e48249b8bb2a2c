import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Field } from '@starboard/screen/pieces/field.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { type AdminOverview, type AdminPerson, MOST_HOST_TEXT } from '@starboard/wire/admin'
import { printCode } from '@starboard/wire/codes'
import { useState } from 'react'
import { Panel } from '../../shared/panel.tsx'
import type { Banning } from './admin-api.ts'
import css from './admin-page.module.css'
import type { PartProps } from './part.ts'

interface Known extends AdminPerson {
  readonly isHere: boolean
  readonly tables: readonly string[]
}

/** Whoever is connected, and whoever sits at one of the tables that are shown. */
export function People({ overview, api, act }: PartProps) {
  const [wanted, setWanted] = useState('')
  const [banning, setBanning] = useState<Known | null>(null)
  const known = knownIn(overview)
  const found = known.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <Panel title="People" aside={known.length === 0 ? undefined : `${found.length} shown`}>
      {known.length === 0 ? (
        <p className={css.nothing}>Nobody is here.</p>
      ) : (
        <Field label="Find by name" type="search" value={wanted} onChange={setWanted} />
      )}
      <ul className={css.rows}>
        {found.map((person) => (
          <li key={person.user}>
            <div>
              <b>{person.name}</b>
              <small>
                {[person.isHere ? 'connected' : 'not connected', ...person.tables.map(printCode)].join(' · ')}
              </small>
            </div>
            <Button onClick={() => setBanning(person)}>
              <span aria-hidden="true">Ban …</span>
              <span className="spoken">Ban {person.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {banning !== null && (
        <BanDialog
          person={banning}
          at={overview.at}
          leave={() => setBanning(null)}
          ban={(ban) => act(() => api.ban(ban), `${banning.name} is banned.`)}
        />
      )}
    </Panel>
  )
}

function knownIn({ people, tables, bans }: AdminOverview): readonly Known[] {
  const seated = tables.flatMap(({ code, seats }) =>
    seats.flatMap(({ user, name }) => (user === null ? [] : { user, name, code })),
  )
  const banned = new Set(bans.map(({ user }) => user))
  const all = new Map<string, AdminPerson>([...seated, ...people].map((person) => [person.user, person]))
  return [...all.values()]
    .filter(({ user }) => !banned.has(user))
    .map(({ user, name }) => ({
      user,
      name,
      isHere: people.some((person) => person.user === user),
      tables: seated.filter((seat) => seat.user === user).map(({ code }) => code),
    }))
}

const HOUR_MS = 3_600_000
const FOR = [
  { value: 1, name: 'An hour' },
  { value: 24, name: 'A day' },
  { value: 24 * 7, name: 'A week' },
  { value: null, name: 'For good' },
] as const

interface BanDialogProps {
  readonly person: AdminPerson
  /** The server's time of day. */
  readonly at: number
  leave(): void
  ban(banning: Banning): Promise<boolean>
}

function BanDialog({ person: { user, name }, at, leave, ban }: BanDialogProps) {
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState<number | null>(24)
  const confirm = async () => {
    if (await ban({ user, reason, until: hours === null ? null : at + hours * HOUR_MS })) leave()
  }
  return (
    <Dialog
      title={`Ban ${name}?`}
      isOpen={true}
      close={leave}
      buttons={
        <>
          <Button onClick={leave}>Let them stay</Button>
          <Button look="danger" onClick={confirm}>
            Ban them
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p className={css.ask}>
          They are cut off at once and not let in again as themselves. Whoever clears their browser comes back as a new
          guest.
        </p>
        <Segmented label="For how long" value={hours} choices={FOR} onChange={setHours} />
        <Field label="Why, as they read it" value={reason} maxLength={MOST_HOST_TEXT} onChange={setReason} />
      </div>
    </Dialog>
  )
}
