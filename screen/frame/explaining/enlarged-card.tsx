import type { LargeCard } from '../../contract/board.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { AroundBoardContext, useAroundBoard } from '../context.ts'
import { RuleLink } from '../prompt/why-not.tsx'
import css from './enlarged-card.module.css'

interface EnlargedCardProps {
  readonly card: LargeCard | null
  close(): void
}

/** A card so large that everybody can read it, with all that it says. */
export function EnlargedCard({ card, close }: EnlargedCardProps) {
  const around = useAroundBoard()
  const showRule = (rule: string) => {
    close()
    around.showRule(rule)
  }
  return (
    <Dialog title={card?.name ?? ''} isOpen={card !== null} close={close}>
      {card !== null && (
        <div className={css.card}>
          <div className={css.face} aria-hidden="true">
            {card.face}
          </div>
          <div className={css.text}>
            {card.text.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
            {card.rule !== undefined && (
              <AroundBoardContext value={{ ...around, showRule }}>
                <RuleLink rule={card.rule} />
              </AroundBoardContext>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
