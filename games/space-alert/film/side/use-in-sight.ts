import { type RefObject, useLayoutEffect } from 'react'

/** Keeps what is marked as now in sight within its panel. The page itself is never moved. */
export function useInSight(list: RefObject<HTMLElement | null>, place: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with the place.
  useLayoutEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[data-now="true"]')
    const panel = list.current?.closest<HTMLElement>('[role="tabpanel"]')
    if (marked === null || marked === undefined || panel === null || panel === undefined) return
    const [line, frame] = [marked.getBoundingClientRect(), panel.getBoundingClientRect()]
    const low = frame.bottom - ROOM_BELOW
    if (line.bottom > low) panel.scrollTop += line.bottom - low
    else if (line.top < frame.top) panel.scrollTop -= frame.top - line.top + MARGIN
  }, [list, place])
}

/** The score stands there. */
const ROOM_BELOW = 64
const MARGIN = 8
