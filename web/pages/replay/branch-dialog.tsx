import { seatsOf } from '@starboard/kernel'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { session } from '../../api/session.ts'
import { LevelPicker, useLevel } from '../../games/level-picker.tsx'
import { beginBranch } from '../../replay/branching.ts'
import type { Replay } from '../../replay/model.ts'
import css from './branch-dialog.module.css'

interface BranchDialogProps {
  readonly replay: Replay
  readonly index: number
  /** Through whose eyes it was looked at, or who has to move. */
  readonly likely: number
  readonly isOpen: boolean
  close(): void
}

/** From this moment on, it is played anew: in whose place, against whom, with which luck. */
export function BranchDialog({ isOpen, close, ...wish }: BranchDialogProps) {
  return (
    <Dialog title="Branch from here" isOpen={isOpen} close={close}>
      {isOpen && <Wish {...wish} />}
    </Dialog>
  )
}

function Wish({ replay, index, likely }: Omit<BranchDialogProps, 'isOpen' | 'close'>) {
  const { exported, nameOf } = replay
  const game = exported.header.game
  const level = useLevel(game)
  const [seat, setSeat] = useState(likely)
  const [luck, setLuck] = useState<Luck>('anew')
  const [why, setWhy] = useState<string | null>(null)
  const [, go] = useLocation()
  const begin = () => {
    const wish = { length: index + 1, seat, level, name: session().name, isOpen: luck === 'open' }
    beginBranch(exported, wish).then(go, () => setWhy('This device keeps nothing, so the match could not begin here.'))
  }
  return (
    <div className={css.wish}>
      <p>
        <b>Moment {index + 1}:</b> {replay.telling('everything').moments[index]?.headline}
      </p>
      <fieldset className={css.seats}>
        <legend>In whose place do you go on?</legend>
        {seatsOf(exported.names.length).map((one) => (
          <label key={one}>
            <input type="radio" name="seat" checked={one === seat} onChange={() => setSeat(one)} />
            <SeatShape seat={one} />
            {nameOf(one)}
          </label>
        ))}
      </fieldset>
      <div className={css.row}>
        <span>Bots in the other seats</span>
        <LevelPicker game={game} />
      </div>
      <div className={css.row}>
        <Segmented label="Luck from here on" value={luck} choices={LUCKS} onChange={setLuck} />
        <p className={css.aside}>{SAID[luck]}</p>
      </div>
      <p className={css.aside}>
        It is played on this device, for practice: nobody is rated, and its replay says where it branched off. A match
        of {replay.module.game.meta.name} against bots that was begun here and is not over makes room for it.
      </p>
      {why !== null && <p role="alert">{why}</p>}
      <Button look="primary" icon={<Icon name="branch" />} isWide onClick={begin}>
        Play on from here
      </Button>
    </div>
  )
}

type Luck = 'anew' | 'open'

const LUCKS = [
  { value: 'anew', name: 'Sealed anew' },
  { value: 'open', name: 'The same luck' },
] as const

const SAID: Readonly<Record<Luck, string>> = {
  anew: 'Dice and cards still to come fall otherwise, and nobody knows how.',
  open: 'The next dice and cards are drawn from the very luck of that match: whoever has seen the replay knows some of it.',
}
