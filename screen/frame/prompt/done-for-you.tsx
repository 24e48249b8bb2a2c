import { useEffect, useState } from 'react'
import { Button } from '../../pieces/button.tsx'
import { IconButton } from '../../pieces/icon-button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { useAroundBoard } from '../context.ts'
import css from './done-for-you.module.css'
import { doneText } from './done-text.ts'
import { useTimesUp } from './use-times-up.ts'

/** What others did in my place, until it is put away or I do something myself. It stands beside the board, not on it. */
export function DoneForYou() {
  const { table } = useAroundBoard()
  const timesUp = useTimesUp()
  const done = table?.you.doneForYou
  const key = done === undefined ? '' : `${done.since} ${done.byBot} ${done.byClock}`
  const [away, setAway] = useAway(key)
  const text = table === null || away === key ? null : doneText(table, timesUp, Date.now())
  // It is there before there is something to say, or nothing of it would be read out.
  return <div aria-live="polite">{text !== null && <Note text={text} close={() => setAway(key)} />}</div>
}

/** Whoever answers has taken note of it; what is done after that is news again. */
function useAway(key: string) {
  const { isSending } = useAroundBoard()
  const [away, setAway] = useState('')
  useEffect(() => {
    if (isSending || key === '') setAway(key)
  }, [isSending, key])
  return [away, setAway] as const
}

function Note({ text, close }: { readonly text: string; close(): void }) {
  const { showLog } = useAroundBoard()
  return (
    <div className={css.note}>
      <Icon name="clock" />
      <p>{text}</p>
      <Button look="quiet" onClick={showLog}>
        Show the log
      </Button>
      <IconButton label="Dismiss" icon={<Icon name="close" />} onClick={close} />
    </div>
  )
}
