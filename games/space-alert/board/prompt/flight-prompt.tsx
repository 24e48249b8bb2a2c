import type { NameOf } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { slotWords } from '../../film/model/action-words.ts'
import { momentAt } from '../../film/model/reel.ts'
import type { SpaceAlert } from '../../rules/state.ts'
import type { FlightShown } from '../flight/use-flight.ts'
import { captainNow } from '../model/captain.ts'

/** What is asked while the flight is shown. */
export function flightPrompt(board: BoardProps<SpaceAlert>, shown: FlightShown, nameOf: NameOf): PromptSlots {
  const { open, me } = board
  const mine = open.find(({ seat, answered }) => seat === me && answered !== true)
  if (mine?.kind === 'trip') return tripPrompt(board, shown)
  if (mine?.kind === 'vote') return votePrompt(board)
  if (mine?.kind === 'watch') return watchPrompt(board, shown)
  const waits = open.some(({ kind }) => kind === 'watch')
  if (open.some(({ kind }) => kind === 'vote')) return { text: 'The crew votes whether to fly on.', rule: 'SA-10.2' }
  return {
    text: open.some(({ kind }) => kind === 'trip')
      ? 'Somebody may trip before the cards of this turn are played.'
      : waits
        ? `${nameOf(captainNow(board.view))} steps through the turns. It goes on by itself after a while.`
        : 'What really happened.',
    rule: 'SA-4.14',
  }
}

/** SA-4.13 */
function tripPrompt({ me, act }: BoardProps<SpaceAlert>, { reel, flight }: FlightShown): PromptSlots {
  const turn = flight.turn + 1
  const crew = reel.seats.indexOf(me ?? -1)
  const slot = momentAt(reel, reel.moments.length - 1).ship.crew[crew]?.slots[turn - 1] ?? null
  return {
    text: `Turn ${turn}: you play ${slotWords(slot)}. Trip and play its other half instead? Your action of turn ${turn + 1} is delayed then.`,
    rule: 'SA-4.13',
    buttons: (
      <>
        <Button look="primary" onClick={() => act({ kind: 'trip', trip: false })}>
          Play it as it is
        </Button>
        <Button onClick={() => act({ kind: 'trip', trip: true })}>Trip</Button>
      </>
    ),
  }
}

function watchPrompt({ act }: BoardProps<SpaceAlert>, { flight, reel, isBehind }: FlightShown): PromptSlots {
  const isLast = flight.turn >= reel.mission.turns
  const next = flight.turn === 0 ? 'Begin' : isLast ? 'On to the end' : `Turn ${flight.turn + 1}`
  return {
    text: isBehind
      ? 'You decide when the next turn is played; the film goes on meanwhile.'
      : 'You are the captain: go on when everybody has seen it.',
    rule: 'SA-2.22',
    buttons: (
      <>
        <Button look="primary" onClick={() => act({ kind: 'stepResolution', how: 'next' })}>
          {next}
        </Button>
        <Button onClick={() => act({ kind: 'stepResolution', how: 'all' })}>Run all</Button>
      </>
    ),
  }
}

/** SA-10.2 */
const votePrompt = ({ act }: BoardProps<SpaceAlert>): PromptSlots => ({
  text: 'The mission is won. Fly the next one with the ship as it is? One who wants to go home ends the campaign.',
  rule: 'SA-10.2',
  buttons: (
    <>
      <Button look="primary" onClick={() => act({ kind: 'continueCampaign', goOn: true })}>
        Fly on
      </Button>
      <Button onClick={() => act({ kind: 'continueCampaign', goOn: false })}>Go home</Button>
    </>
  ),
})
