import type { NameOf } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import type { Deed } from '../../rules/actions.ts'
import type { SpaceAlert } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { PLACE_NAMES, TILE_EFFECTS } from '../../rules/words/names.ts'
import { Countdown } from './countdown.tsx'

/** Between missions and before the clock starts, and in the silence after it. */
export function beforePrompt(board: BoardProps<SpaceAlert>, nameOf: NameOf): PromptSlots {
  const { view, open, me, legal, act } = board
  const mine = open.find(({ seat }) => seat === me)
  if (mine?.kind === 'repairs' || mine?.kind === 'squadStation')
    return {
      text: mine.kind === 'repairs' ? 'Repair one thing before the next mission.' : 'Where does the last squad stand?',
      rule: mine.kind === 'repairs' ? 'SA-10.3' : 'SA-10.5',
      buttons: legal.map((action) => (
        <Button key={JSON.stringify(action)} onClick={() => act(action)}>
          {repairWords(action, view)}
        </Button>
      )),
    }
  if (view.stage === 'repairs')
    return { text: `${open.map(({ seat }) => nameOf(seat)).join(', ')} repairs the ship.`, rule: 'SA-10.3' }
  if (view.stage === 'countdown') return { text: <CountIn view={view} />, rule: 'SA-2.4' }
  return { text: 'All plans are locked. What really happened begins in a moment.', rule: 'SA-2.15' }
}

function CountIn({ view }: Pick<BoardProps<SpaceAlert>, 'view'>) {
  const start = view.phases?.[0]?.from
  return (
    <>
      Everybody to the bridge. The clock starts {start === undefined ? 'soon' : 'in '}
      {start !== undefined && <Countdown until={start} />}
    </>
  )
}

function repairWords(action: Deed, { options }: View): string {
  if (action.kind === 'squadStation') return PLACE_NAMES[action.at]
  if (action.kind !== 'repair') return action.kind
  if (action.what === 'squad') return 'The battlebots'
  if (action.what === 'nothing') return 'Nothing'
  const { zone, tile } = action.what
  return tile === 'structure' && options.carriedStructure === 'double'
    ? `${zone}: all damage there doubled`
    : `${zone}: ${TILE_EFFECTS[tile]}`
}
