import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Button, type ButtonProps } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { createTable } from '../../games/play-now.ts'
import { isPlayable, posters } from '../../games/registry.ts'
import css from './create-table.module.css'
import { rangeText } from './lines.ts'

interface CreateTableProps extends Pick<ButtonProps, 'look' | 'size' | 'isWide'> {
  /** For which game; without one it is asked. */
  readonly poster?: Poster
}

/** A private table with me at it. Where there is only one game, nobody is asked which. */
export function CreateTable({ poster, look = 'primary', ...rest }: CreateTableProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, create } = useCreate()
  const ready = posters.filter(({ id }) => isPlayable(id))
  const only = poster ?? (ready.length === 1 ? ready[0] : undefined)
  return (
    <>
      <Button
        {...rest}
        look={look}
        icon={<Icon name="plus" />}
        isBusy={isBusy}
        onClick={() => (only === undefined ? setAsking(true) : create(only))}
      >
        Create a table
      </Button>
      <Dialog title="Which game?" isOpen={isAsking} close={() => setAsking(false)}>
        <ul className={css.games}>
          {ready.map((game) => (
            <li key={game.id}>
              <button type="button" className={css.game} onClick={() => create(game)}>
                <game.Thumb />
                <b>{game.name}</b>
                <span>{rangeText(game.seats, 'players')}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function useCreate(): { readonly isBusy: boolean; create(game: Poster): void } {
  const [isBusy, setBusy] = useState(false)
  const [, navigate] = useLocation()
  const create = async (game: Poster) => {
    if (isBusy) return
    setBusy(true)
    try {
      navigate(await createTable(game))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'harm')
      setBusy(false)
    }
  }
  return { isBusy, create }
}
