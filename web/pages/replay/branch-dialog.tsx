import { seatsOf } from '@starboard/kernel'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import type { BranchLuck } from '@starboard/wire/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '../../api/api.ts'
import { session } from '../../api/session.ts'
import { LevelPicker, useLevel } from '../../games/level-picker.tsx'
import { branchAtTable } from '../../games/play-now.ts'
import { beginBranch } from '../../replay/branching.ts'
import type { Replay } from '../../replay/model.ts'
import { soloIdIn } from '../../solo/solo-table-info.ts'
import css from './branch-dialog.module.css'

interface BranchDialogProps {
  readonly replay: Replay
  /** Of its table on this server, where it has one. */
  readonly code: string | null
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

function Wish({ replay, code, index, likely }: Omit<BranchDialogProps, 'isOpen' | 'close'>) {
  const { exported, nameOf } = replay
  const game = exported.header.game
  const level = useLevel(game)
  const table = code === null || soloIdIn(code) !== null ? null : code
  const [seat, setSeat] = useState(likely)
  const [luck, setLuck] = useState<BranchLuck>('anew')
  const [place, setPlace] = useState<Place>('here')
  const [why, setWhy] = useState<string | null>(null)
  const [, go] = useLocation()
  const length = index + 1
  const begin = () => {
    const begun =
      table !== null && place === 'table'
        ? branchAtTable(table, { length, luck }, seat)
        : beginBranch(exported, { length, seat, level, name: session().name, isOpen: luck === 'open' })
    begun.then(go, (error: unknown) => setWhy(error instanceof ApiError ? error.message : NOT_KEPT))
  }
  return (
    <div className={css.wish}>
      <p>
        <b>Moment {length}:</b> {replay.telling('everything').moments[index]?.headline}
      </p>
      {table !== null && (
        <div className={css.row}>
          <Segmented label="Who plays on" value={place} choices={PLACES} onChange={setPlace} />
        </div>
      )}
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
      {place === 'here' && (
        <div className={css.row}>
          <span>Bots in the other seats</span>
          <LevelPicker game={game} />
        </div>
      )}
      <div className={css.row}>
        <Segmented label="Luck from here on" value={luck} choices={LUCKS} onChange={setLuck} />
        <p className={css.aside}>{SAID[luck]}</p>
      </div>
      <p className={css.aside}>{place === 'here' ? hereText(replay.module.game.meta.name) : AT_A_TABLE}</p>
      {why !== null && <p role="alert">{why}</p>}
      <Button look="primary" icon={<Icon name="branch" />} isWide onClick={begin}>
        {place === 'here' ? 'Play on from here' : 'Open the table'}
      </Button>
    </div>
  )
}

type Place = 'here' | 'table'

const PLACES = [
  { value: 'here', name: 'I, against bots' },
  { value: 'table', name: 'Friends, at a table' },
] as const

const NOT_KEPT = 'This device keeps nothing, so the match could not begin here.'

const hereText = (game: string): string =>
  `It is played on this device, for practice: nobody is rated, and its replay says where it branched off. A match of ${game} against bots that was begun here and is not over makes room for it.`

const AT_A_TABLE =
  'A table of its own: send its link to friends, or let bots take seats. It counts in nobody’s numbers, and its replay says where it branched off.'

const LUCKS = [
  { value: 'anew', name: 'Sealed anew' },
  { value: 'open', name: 'The same luck' },
] as const

const SAID: Readonly<Record<BranchLuck, string>> = {
  anew: 'Dice and cards still to come fall otherwise, and nobody knows how.',
  open: 'The next dice and cards are drawn from the very luck of that match: whoever has seen the replay knows some of it.',
}
