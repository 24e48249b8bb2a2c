import type { TableInfo } from '@starboard/wire/protocol'
import { useEffect, useRef } from 'react'
import { toast } from '../../pieces/toast.tsx'
import { pauseAgreement } from '../layout/table-commands.ts'

const NOBODY: TableInfo['pauseVotes'] = []

/** A pause that is proposed is said to everybody: nobody looks into the menu for it. */
export function usePauseNote(table: TableInfo | null): void {
  const votes = table?.pauseVotes ?? NOBODY
  const before = useRef(votes)
  useEffect(() => {
    const fresh = votes.filter((seat) => !before.current.includes(seat))
    before.current = votes
    if (table === null || table.isPaused) return
    for (const seat of fresh) toast(pauseText(table, seat))
  }, [table, votes])
}

function pauseText(table: TableInfo, seat: number): string {
  const { seats, you } = table
  if (seat === you.seat) return `You would like a pause: ${pauseAgreement(table)}.`
  const name = seats.find((one) => one.seat === seat)?.name ?? `Seat ${seat + 1}`
  return you.seat === null ? `${name} would like a pause.` : `${name} would like a pause. Agree to it in the menu.`
}
