import { Skeleton } from '@starboard/screen/pieces/skeleton.tsx'
import { useEffect, useState } from 'react'
import { qrPath } from './qr.ts'

interface Drawn {
  readonly size: number
  readonly path: string
}

/** A link for somebody's camera. The encoder is loaded when it is needed. */
export function QrCode({ text }: { readonly text: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isWanted = true
    const draw = async () => {
      const { default: encodeQR } = await import('qr')
      const rows = encodeQR(text, 'raw', { border: 1 })
      if (isWanted) setDrawn({ size: rows.length, path: qrPath(rows) })
    }
    // The link stands beside it: without the encoder nothing is lost but a convenience.
    draw().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [text])
  if (drawn === null) return <Skeleton width="152px" height="152px" />
  return (
    <svg
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} fill="currentColor" />
    </svg>
  )
}
