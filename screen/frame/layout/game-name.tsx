import { useState } from 'react'
import { Icon } from '../../pieces/icons.tsx'
import { MinuteDialog } from '../../pieces/minute/minute-dialog.tsx'
import { useAroundBoard } from '../context.ts'
import css from './header.module.css'

/** The name of the game, which is also the way to the game in a minute. */
export function GameName() {
  const { game, Lettering, loadMinute, lesson } = useAroundBoard()
  const [isOpen, setOpen] = useState(false)
  const { id, name } = game.meta
  const lettered = Lettering === null ? name : <Lettering />
  if (loadMinute === undefined)
    return (
      <h1 className={css.game} aria-label={name}>
        {lettered}
      </h1>
    )
  return (
    <>
      <h1 className={css.game} aria-label={name}>
        <button type="button" className={css.minute} aria-label={`${name} in a minute`} onClick={() => setOpen(true)}>
          {lettered}
          <Icon name="info" size={16} />
        </button>
      </h1>
      <MinuteDialog
        name={name}
        isOpen={isOpen}
        lesson={lesson ?? null}
        rules={`/g/${id}/rules`}
        isNewTab
        load={loadMinute}
        close={() => setOpen(false)}
      />
    </>
  )
}
