import type { StandingOrder } from '@starboard/kernel'
import type { TableInfo } from '@starboard/wire/protocol'
import { useCallback } from 'react'
import type { MatchSource } from '../../contract/match-source.ts'
import { toast } from '../../pieces/toast.tsx'

interface Orders {
  readonly orders: readonly StandingOrder[]
  giveOrders(orders: readonly StandingOrder[]): void
}

const NONE: readonly StandingOrder[] = []

/** What the table answers for one's seat. New orders are shown when they are kept; a refusal becomes a toast. */
export function useOrders(source: MatchSource, table: TableInfo | null): Orders {
  const giveOrders = useCallback(
    (orders: readonly StandingOrder[]) => {
      void source.send({ kind: 'order', orders }).then((given) => {
        if (!given.ok) toast(given.refused.text, 'harm')
      })
    },
    [source],
  )
  return { orders: table?.you.orders ?? NONE, giveOrders }
}
