import { useEffect } from 'react'

const ICONS = { calm: '/favicon.svg', asked: '/favicon-turn.svg' } as const

/** The browser's tab says whose turn it is, for those who look elsewhere meanwhile. */
export function useAttention({ isAsked, name }: { readonly isAsked: boolean; readonly name: string }): void {
  useEffect(() => {
    document.title = isAsked ? `● Your turn – ${name}` : `${name} – Starboard`
    setIcon(isAsked ? ICONS.asked : ICONS.calm)
  }, [isAsked, name])
  useEffect(() => () => setIcon(ICONS.calm), [])
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}
