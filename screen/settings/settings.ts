import { useSyncExternalStore } from 'react'

/** How somebody likes the table. Kept in this browser. */
export interface Settings {
  readonly sound: boolean
  /** How announcements reach one: always in large letters, and by a voice where there is one. */
  readonly announcements: 'spoken' | 'captions'
  /** `system`: as the device asks. */
  readonly motion: 'system' | 'full' | 'none'
  readonly speed: (typeof SPEEDS)[number]
  /** Ask before a move is sent. */
  readonly confirm: boolean
  readonly contrast: 'normal' | 'high'
  /** How much of the match a screen reader is given to say. */
  readonly speech: (typeof SPEECHES)[number]
  /** Letters and digits are keys of the table. Off for whoever talks to the computer, or whose reader takes them. */
  readonly letterKeys: boolean
  /** Of the pages around the boards; `system`: as the device asks. */
  readonly shell: (typeof SHELLS)[number]
  /** The log tells everything, each in a line of its own. */
  readonly logDetails: boolean
  /** Level of the bots in "play now". */
  readonly level: string
  /** "Play now" by the game's own clock, where it has one that can be left out. */
  readonly byClock: boolean
}

export const SPEEDS = [0.5, 1, 2, 4] as const
export const SHELLS = ['system', 'dark', 'light'] as const

/** Everything; little before each question; only what one does oneself and what befalls one. */
export const SPEECHES = ['full', 'brief', 'mine'] as const

export const INITIAL: Settings = {
  sound: true,
  announcements: 'spoken',
  motion: 'system',
  speed: 1,
  confirm: true,
  contrast: 'normal',
  speech: 'brief',
  letterKeys: true,
  shell: 'system',
  logDetails: false,
  level: 'heuristic',
  byClock: false,
}
const KEY = 'starboard.settings'

const ALLOWED: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  sound: (value) => typeof value === 'boolean',
  announcements: (value) => ['spoken', 'captions'].includes(value as string),
  motion: (value) => ['system', 'full', 'none'].includes(value as string),
  speed: (value) => SPEEDS.includes(value as Settings['speed']),
  confirm: (value) => typeof value === 'boolean',
  contrast: (value) => ['normal', 'high'].includes(value as string),
  speech: (value) => SPEECHES.includes(value as Settings['speech']),
  letterKeys: (value) => typeof value === 'boolean',
  shell: (value) => SHELLS.includes(value as Settings['shell']),
  logDetails: (value) => typeof value === 'boolean',
  level: (value) => typeof value === 'string' && value.length < 40,
  byClock: (value) => typeof value === 'boolean',
}

const listeners = new Set<() => void>()
let current = stored()

export const settings = (): Settings => current

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener()
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is missing or does not fit any more is as it was in the beginning. */
function stored(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? fitting(kept as Record<string, unknown>) : INITIAL
  } catch {
    return INITIAL
  }
}

function fitting(kept: Record<string, unknown>): Settings {
  const fits = Object.entries(ALLOWED).filter(([name, isAllowed]) => isAllowed(kept[name]))
  return { ...INITIAL, ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) }
}

/** Whether things move: as set here, or as the device asks. */
export const moves = ({ motion }: Settings): boolean =>
  motion === 'full' || (motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
