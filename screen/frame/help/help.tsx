import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isForTable, isQuestion } from '../../pieces/keys.ts'
import css from './help.module.css'

/** The list of keys, or one of its questions; asked again it is answered again. */
export type AskedHelp = { readonly kind: 'keys' } | { readonly kind: 'question'; readonly key: string }

const Guide = lazy(async () => ({ default: (await import('./guide.tsx')).Guide }))

/** Long enough to be read twice. */
const SHOWN_MS = 12_000

interface HelpProps {
  readonly asked: AskedHelp | null
  ask(asked: AskedHelp | null): void
}

/** `?` lists the keys; Shift and a letter ask something of the table. What answers is loaded when somebody asks. */
export function Help({ asked, ask }: HelpProps) {
  const [answer, setAnswer] = useAnswer()
  useHelpKeys(ask, () => setAnswer(''))
  return (
    <>
      {/* It is there before there is something to say, or nothing of it would be read out. */}
      <div className={answer === '' ? 'spoken' : css.answer} aria-live="assertive">
        {answer}
      </div>
      {asked !== null && (
        <Suspense fallback={null}>
          <Guide asked={asked} answer={setAnswer} close={() => ask(null)} />
        </Suspense>
      )}
    </>
  )
}

function useAnswer() {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (answer === '') return
    const timer = setTimeout(() => setAnswer(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answer])
  return [answer, setAnswer] as const
}

function useHelpKeys(ask: HelpProps['ask'], hush: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isQuestion(event)) ask({ kind: 'question', key: event.key.toUpperCase() })
    else if (event.key === '?' && isForTable(event)) ask({ kind: 'keys' })
    else {
      if (event.key === 'Escape') hush()
      return
    }
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
