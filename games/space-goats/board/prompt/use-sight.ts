import type { OpenDecision, Seat } from '@starboard/kernel'
import { useLayout } from '@starboard/screen/frame/layout/layout.ts'
import { useEffect } from 'react'
import type { Picking } from '../model/use-picking.ts'

/** Questions that are answered on the page itself. */
const ON_PAGE = ['defend', 'wreckage']

type Sight = Pick<Picking, 'asked' | 'beat' | 'me'>

/** On a phone somebody may have scrolled down to the market when a hit comes in: the fleets come back in sight. */
export function useSight(sight: Sight): void {
  const isPhone = useLayout() === 'phone'
  const reason = isPhone ? (questionOnPage(sight.asked) ?? shotOfMine(sight)) : undefined
  useEffect(() => {
    if (reason !== undefined) scrollTo({ top: 0, behavior: 'smooth' })
  }, [reason])
}

const questionOnPage = (asked: OpenDecision | null): string | undefined =>
  asked !== null && ON_PAGE.includes(asked.kind) ? asked.id : undefined

/** A rocket that I fire or that flies at me; who reads the market meanwhile is not called for the shots of others. */
function shotOfMine({ beat, me }: Sight): string | undefined {
  if (beat === null || me === null || beat.event.kind !== 'hitAimed') return undefined
  const { by, targets } = beat.event
  const isMine = (seat: Seat) => seat === me
  return isMine(by) || targets.some(isMine) ? `shot ${beat.id}` : undefined
}
