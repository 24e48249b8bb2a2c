import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { dailyTable, playDaily } from '../../games/play-now.ts'
import { Panel } from '../../shared/panel.tsx'
import css from './daily-page.module.css'

interface PlayTodayProps {
  readonly game: string
  readonly noun: string
  readonly hasBegun: boolean
}

/** At once with bots, or with friends in their seats. */
export function PlayToday({ game, noun, hasBegun }: PlayTodayProps) {
  const [isBusy, setBusy] = useState(false)
  const [, navigate] = useLocation()
  const go = (table: (game: string) => Promise<string>) => {
    setBusy(true)
    table(game).then(navigate, (error: unknown) => {
      toast(error instanceof Error ? error.message : String(error), 'harm')
      setBusy(false)
    })
  }
  return (
    <Panel title={hasBegun ? 'Once more, for practice' : 'Your first one counts'}>
      <p className={css.text}>
        {hasBegun
          ? `You have begun today’s ${noun} already. Play it again as often as you like; it changes nothing in the table of results.`
          : `Only the first ${noun} that you begin today counts, and only if nobody with you has begun one before. Bots take the seats that nobody wants.`}
      </p>
      <div className={css.buttons}>
        <Button look="primary" size="large" icon={<Icon name="play" />} isBusy={isBusy} onClick={() => go(playDaily)}>
          Play today’s {noun}
        </Button>
        <Button look="secondary" size="large" isBusy={isBusy} onClick={() => go(dailyTable)}>
          With friends
        </Button>
      </div>
    </Panel>
  )
}
