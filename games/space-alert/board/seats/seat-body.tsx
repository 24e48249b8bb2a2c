import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { CrewFace } from '../../art/index.ts'
import type { SeenMember, Stage } from '../../rules/view.ts'
import { claimText } from '../../rules/words/claims.ts'
import { saidWords } from '../model/claim-words.ts'
import type { Planning } from '../model/use-planning.ts'
import css from './seats.module.css'
import { SlotStrip } from './slot-strip.tsx'

interface SeatBodyProps {
  readonly planning: Planning
  readonly face: SeatFace
  readonly member: SeenMember
}

/** Their board from outside, what they called out last, and what the captain asks of them. */
export function SeatBody({ planning, face: { seat }, member }: SeatBodyProps) {
  const { me, view } = planning.board
  const { calls, threats, stage } = view
  const call = calls.findLast((one) => one.seat === seat)
  return (
    <div className={css.body}>
      <CrewFace seat={seat} size={36} />
      <div className={css.lines}>
        <SlotStrip member={member} cards={seat === me ? undefined : (member.open ?? member.own?.board)} />
        <p className={css.note} data-said={call !== undefined || undefined}>
          {call === undefined ? silence(member, stage) : `“${saidWords(call.claim, threats)}”`}
        </p>
        {member.job !== null && <p className={css.job}>captain asks: {claimText(member.job, threats)}</p>}
      </div>
    </div>
  )
}

function silence({ openPhase }: SeenMember, stage: Stage): string {
  if (stage === 'repairs' || stage === 'countdown') return 'on the bridge'
  return openPhase === null ? 'has locked everything' : 'has called nothing yet'
}
