import type { CSSProperties } from 'react'

/** A style with custom properties: numbers that a stylesheet works with. */
export type Vars = CSSProperties & Readonly<Record<`--${string}`, string | number>>
