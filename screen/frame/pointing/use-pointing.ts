import type { Refused } from '@starboard/kernel'
import { talkRefusedAt } from '@starboard/wire/talk'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { toast } from '../../pieces/toast.tsx'
import { type AroundBoard, useAroundBoard } from '../context.ts'
import { nameOf } from './targets.ts'
import { useHands } from './use-hands.ts'

export interface Pointing {
  /** Whether there is anything to point at, and anybody to show it to. */
  readonly isOffered: boolean
  /** The next thing that is pressed is pointed at. */
  readonly isOn: boolean
  /** Why not now. */
  readonly refusal: Refused | null
  /** The name of the thing that Enter would point at. */
  readonly chosen: string | null
  toggle(): void
}

/** Pointing at things on the board, by mouse, finger and keys. */
export function usePointing(root: RefObject<Element | null>): Pointing {
  const around = useAroundBoard()
  const [isOn, setOn] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const isOffered = useHasTargets(root) && mayEverPoint(around)
  const refusal = refusalNow(around)
  const end = () => {
    setOn(false)
    setChosen(null)
  }
  // Whoever was about to point when talk closed is not about to when it opens again.
  if (isOn && (refusal !== null || !isOffered)) end()
  const toggle = () => {
    if (refusal !== null) toast(refusal.text, 'harm')
    else if (isOn) end()
    else setOn(true)
  }
  const point = async (target: Element) => {
    end()
    if (refusal !== null) return toast(refusal.text, 'harm')
    const given = await around.send({ kind: 'point', at: nameOf(target) })
    if (!given.ok) toast(given.refused.text, 'harm')
  }
  useHands({ root, isOffered, isOn, chosen, choose: setChosen, point, toggle, end })
  return { isOffered, isOn, refusal, chosen, toggle }
}

/** Seats can be pointed at everywhere, but that alone is worth no button: it takes a board with things on it. */
function useHasTargets(root: RefObject<Element | null>): boolean {
  const [hasTargets, setHasTargets] = useState(false)
  useLayoutEffect(() => {
    if (!hasTargets && root.current?.querySelector('[data-board] [data-point]') != null) setHasTargets(true)
  })
  return hasTargets
}

/** Nobody else looks at a solo match or a replay, and whoever watches does not interfere. */
const mayEverPoint = ({ mode, replay, table }: AroundBoard): boolean =>
  mode === 'live' && replay === null && table !== null && table.you.seat !== null

function refusalNow({ table, connection }: AroundBoard): Refused | null {
  const closed = talkRefusedAt(table)
  if (closed !== undefined) return closed
  if (table?.isPaused === true) return PAUSED
  return connection === 'open' ? null : OFFLINE
}

const PAUSED: Refused = { code: 'paused', rule: 'table', text: 'The match is paused; point again when it goes on.' }
/** Sent later, it would point at what was there once. */
const OFFLINE: Refused = { code: 'offline', rule: 'table', text: 'There is no connection; nobody would see it.' }
