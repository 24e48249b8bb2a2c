import { Button } from '../../pieces/button.tsx'
import { useAroundBoard } from '../context.ts'

/** For a board whose keys are worth a button of their own. */
export function KeysButton() {
  const { showKeys } = useAroundBoard()
  return (
    <Button look="quiet" aria-label="Keys" title="Keys (?)" onClick={showKeys}>
      ?
    </Button>
  )
}
