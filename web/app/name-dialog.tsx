import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { MOST_NAME_LETTERS } from '@starboard/wire/limits'
import { type FormEvent, useId, useState } from 'react'
import { rename, useSession } from '../api/session.ts'
import css from './name-dialog.module.css'

interface NameDialogProps {
  readonly isOpen: boolean
  close(): void
}

/** How others see me. */
export function NameDialog({ isOpen, close }: NameDialogProps) {
  return (
    <Dialog title="Your name" isOpen={isOpen} close={close}>
      <NameForm onDone={close} />
      <p className={css.more}>
        <LinkButton href="/me" look="quiet">
          My numbers
        </LinkButton>
      </p>
    </Dialog>
  )
}

export function NameForm({ onDone }: { onDone?(): void }) {
  const id = useId()
  const { name } = useSession()
  const [text, setText] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const renamed = await rename(text)
      toast(`You are ${renamed.name} now.`)
      onDone?.()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={css.form} onSubmit={save}>
      <label htmlFor={id}>Everybody at your tables sees it.</label>
      <div className={css.row}>
        <input
          id={id}
          value={text}
          maxLength={MOST_NAME_LETTERS}
          autoComplete="nickname"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="primary" isBusy={isBusy} isOff={['', name].includes(text.trim())}>
          Save
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
