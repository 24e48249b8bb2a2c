import { useEffect, useState } from 'react'

/** How much of a beat has passed, from 0 to 1, drawn anew with every frame of the screen. */
export function useShare(beat: { readonly id: number; readonly ms: number } | null): number {
  const [passed, setPassed] = useState({ id: 0, share: 0 })
  const id = beat?.id ?? 0
  const ms = beat?.ms ?? 0
  useEffect(() => {
    if (id === 0 || ms === 0) return
    const began = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      const share = Math.min(1, Math.max(0, (now - began) / ms))
      setPassed({ id, share })
      if (share < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [id, ms])
  return passed.id === id ? passed.share : 0
}
