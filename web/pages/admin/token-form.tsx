import { Button } from '@starboard/screen/pieces/button.tsx'
import { Field } from '@starboard/screen/pieces/field.tsx'
import { useState } from 'react'
import { Panel } from '../../shared/panel.tsx'
import css from './admin-page.module.css'

interface TokenFormProps {
  /** Why the last one did not count. */
  readonly problem: string | null
  enter(token: string): void
}

export function TokenForm({ problem, enter }: TokenFormProps) {
  const [token, setToken] = useState('')
  return (
    <Panel title="For the host of this server">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (token.trim() !== '') enter(token.trim())
        }}
      >
        <Field
          label="Token"
          type="password"
          autoComplete="off"
          value={token}
          onChange={setToken}
          error={problem}
          note="STARBOARD_ADMIN_TOKEN, as it was set where the server runs. It is kept in this tab only."
        />
        <Button look="primary" type="submit" isOff={token.trim() === ''}>
          Go on
        </Button>
      </form>
    </Panel>
  )
}
