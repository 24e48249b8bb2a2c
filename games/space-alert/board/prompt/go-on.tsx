import { Button } from '@starboard/screen/pieces/button.tsx'
import { endingPhase, stillPlacing } from '../../rules/still-placing.ts'
import { captainNow } from '../model/captain.ts'
import type { Planning } from '../model/use-planning.ts'
import type { Asking } from './use-asking.ts'

interface GoOnProps {
  readonly planning: Planning
  readonly asking: Asking
}

/** SA-2.20: where the clock stands, the captain has the next thing happen; who ends a phase for others says so twice. */
export function GoOn({ planning: { board }, asking }: GoOnProps) {
  const { view, me, legal, act } = board
  if (!view.options.untimed || captainNow(view) !== me) return null
  const mayGoOn = legal.some(({ kind }) => kind === 'advance')
  const ending = endingPhase(view)
  const isEarly = ending !== null && stillPlacing(view, ending).length > 0
  return (
    <Button
      look="primary"
      data-go-on
      isOff={!mayGoOn}
      onClick={() => (isEarly ? asking.end(ending) : act({ kind: 'advance' }))}
    >
      Go on
    </Button>
  )
}
