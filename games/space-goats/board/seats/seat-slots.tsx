import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { SeatSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { StageProps } from '../stage/props.ts'
import { consequenceInWords } from '../stage/words.ts'
import { SeatBody } from './seat-body.tsx'
import { SeatChip } from './seat-chip.tsx'

/** What one seat shows in the rail and in its chip, and whether it may be aimed at now. */
export function seatSlots(stage: StageProps, face: SeatFace): SeatSlots {
  const player = stage.view.players[face.seat]
  if (player === undefined) return { score: null, body: null, chip: null }
  const ships = player.fleet.length
  const word = ships === 1 ? 'ship' : 'ships'
  return {
    score: (
      <>
        {ships}
        <i aria-hidden="true">{word}</i>
        {/* The word is not shown in a chip. */}
        <span className="spoken"> {word}</span>
      </>
    ),
    body: <SeatBody stage={stage} player={player} />,
    chip: <SeatChip stage={stage} player={player} />,
    choose: chooseOf(stage, face),
  }
}

/** On a phone the chip is what one aims at. */
function chooseOf({ targets, onTarget }: StageProps, { seat, name }: SeatFace): SeatSlots['choose'] {
  const offer = targets.get(seat)
  if (offer === undefined) return undefined
  const then = offer.consequence === null ? '' : `: ${consequenceInWords(offer.consequence)}`
  return { label: `Aim at ${name}${then}`, isInPrompt: true, run: () => onTarget(seat) }
}
