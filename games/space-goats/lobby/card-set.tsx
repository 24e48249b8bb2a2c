import type { OptionPicture } from '@starboard/screen/contract/lobby.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { counted, listed } from '@starboard/screen/pieces/words.ts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { DEFAULT_SET } from '../rules/catalogue.ts'
import { type CardSummary, chosenSet } from './card-file.ts'
import css from './card-set.module.css'
import { CardTable } from './card-table.tsx'
import { OwnCards } from './own-cards.tsx'

/** SG-R25: which cards this table plays with: those of the box, or a card file. */
export function CardSetChoice({ value, mayChange, onChange }: OptionPicture) {
  const [isLooking, setLooking] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const wanted = String(value)
  const isBox = wanted === DEFAULT_SET
  const set = chosenSet(wanted)
  const { buttons, change } = useFocusAfter(wanted, onChange)
  return (
    <div className={css.choice}>
      <p>
        <b>{isBox ? 'The box' : 'Own cards'}</b>{' '}
        <span className={css.about}>{set === null ? 'This card file cannot be read.' : summaryText(set)}</span>
      </p>
      <div ref={buttons} className={css.buttons}>
        {set !== null && (
          <Button look="quiet" onClick={() => setLooking(true)}>
            See the cards
          </Button>
        )}
        {mayChange && (
          <Button look="quiet" onClick={() => setWriting(true)}>
            {isBox ? 'Own cards' : 'Change them'}
          </Button>
        )}
        {mayChange && !isBox && (
          <Button look="quiet" onClick={() => change(DEFAULT_SET)}>
            Back to the box
          </Button>
        )}
      </div>
      <Dialog
        title={isBox ? 'Cards of the box' : 'Own cards'}
        size="wide"
        isOpen={isLooking}
        close={() => setLooking(false)}
      >
        {set !== null && <CardTable set={set} />}
      </Dialog>
      <OwnCards
        isOpen={isWriting}
        wanted={isBox ? '' : wanted}
        close={() => setWriting(false)}
        take={(text) => {
          setWriting(false)
          change(text)
        }}
      />
    </div>
  )
}

interface FocusAfter {
  readonly buttons: RefObject<HTMLDivElement | null>
  change(value: string): void
}

/** What was pressed may be gone, or stand elsewhere, when the table has taken the change: its neighbour has the focus then. */
function useFocusAfter(value: string, onChange: OptionPicture['onChange']): FocusAfter {
  const buttons = useRef<HTMLDivElement>(null)
  const asked = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (asked.current !== value) return
    asked.current = null
    if (document.activeElement === document.body) buttons.current?.querySelector('button')?.focus()
  }, [value])
  return {
    buttons,
    change(wanted) {
      asked.current = wanted
      onChange(wanted)
    },
  }
}

/** "43 market cards: 19 rockets, 14 shields and 10 specials" */
const summaryText = ({ size, kinds }: CardSummary): string =>
  `${counted(size, 'market card')}: ${listed(kinds.map(({ kind, count }) => (UNCOUNTED.includes(kind) ? `${count} ${kind}` : counted(count, kind))))}`

const UNCOUNTED: readonly string[] = ['currency', 'debris']
