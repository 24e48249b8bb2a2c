import { Button } from '@starboard/screen/pieces/button.tsx'
import type { AdminBan } from '@starboard/wire/admin'
import { Panel } from '../../shared/panel.tsx'
import css from './admin-page.module.css'
import type { PartProps } from './part.ts'

/** Who is not let in. */
export function Bans({ overview: { bans }, api, act }: PartProps) {
  if (bans.length === 0) return null
  return (
    <Panel title="Banned">
      <ul className={css.rows}>
        {bans.map((ban) => (
          <li key={ban.user}>
            <div>
              <b>{ban.name}</b>
              <small>{termsOf(ban)}</small>
            </div>
            <Button onClick={() => act(() => api.pardon(ban.user), `${ban.name} may come again.`)}>
              <span aria-hidden="true">Let in</span>
              <span className="spoken">Let in {ban.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function termsOf({ until, reason }: AdminBan): string {
  const end = until === null ? 'for good' : `until ${new Date(until).toLocaleString([], TIME)}`
  return reason === '' ? end : `${end} · ${reason}`
}

const TIME = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
