import { Button } from '@starboard/screen/pieces/button.tsx'
import { hourOf } from '@starboard/screen/pieces/words.ts'
import { NOTICE_LASTS_MS, type Notice } from '@starboard/wire/admin'
import { useEffect, useState } from 'react'
import { useNotice } from '../api/notice.ts'
import css from './notice-note.module.css'

/** On every page, a running match included: what the host of the server tells everybody. */
export function NoticeNote() {
  const notice = useNotice()
  const isOver = useIsOver(notice)
  const [read, setRead] = useState<Notice | null>(null)
  return (
    <div role="status" className={css.place}>
      {notice !== null && notice !== read && !isOver && (
        <p className={css.note}>
          <span>
            <b>{hourOf(notice.at)}</b> {notice.text}
          </span>
          <Button look="quiet" onClick={() => setRead(notice)}>
            Got it
          </Button>
        </p>
      )}
    </div>
  )
}

function useIsOver(notice: Notice | null): boolean {
  const [over, setOver] = useState<Notice | null>(null)
  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(() => setOver(notice), Math.max(0, notice.at + NOTICE_LASTS_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [notice])
  return notice !== null && notice === over
}
