import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { useEffect, useState } from 'react'
import { lookUpSession, useSession } from '../api/session.ts'
import css from './me-button.module.css'
import { NameDialog } from './name-dialog.tsx'

/** My name; pressed, it can be changed. */
export function MeButton() {
  const { name } = useSession()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Without an answer the name kept in this browser stands.
    lookUpSession().catch(() => undefined)
  }, [])
  return (
    <>
      <button type="button" className={css.me} aria-label={`${name}: change my name`} onClick={() => setOpen(true)}>
        <SeatShape seat={0} size={20} />
        <span className={css.name}>{name}</span>
      </button>
      <NameDialog isOpen={isOpen} close={() => setOpen(false)} />
    </>
  )
}
