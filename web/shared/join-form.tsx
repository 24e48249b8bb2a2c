import { Button } from '@starboard/screen/pieces/button.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { codeIn } from './code.ts'
import css from './join-form.module.css'

const WRONG = 'A code has ten letters and digits, such as KFQ7M-3TXWA. The whole link works too.'

/** To a table by its code, or by its link. */
export function JoinForm({ look = 'bar' }: { readonly look?: 'bar' | 'tile' }) {
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [, navigate] = useLocation()

  const join = (event: FormEvent) => {
    event.preventDefault()
    const code = codeIn(text)
    setWrong(code === null)
    if (code === null) return
    setText('')
    navigate(`/t/${code}`)
  }

  return (
    <form className={css.join} data-look={look} onSubmit={join} noValidate>
      <label htmlFor={id} className={look === 'tile' ? 'spoken' : undefined}>
        Join by code
      </label>
      <input
        id={id}
        value={text}
        placeholder="KFQ7M-3TXWA"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
      />
      <Button type="submit">{look === 'tile' ? 'Join by code' : 'Join'}</Button>
      {isWrong && (
        <p id={`${id}-wrong`} className={css.wrong} role="alert">
          {WRONG}
        </p>
      )}
    </form>
  )
}
