import { useSyncExternalStore } from 'react'
import type { ToOffline } from '../sw/messages.ts'
import { isMatchPage } from '../sw/strategy.ts'

/** A new version that waits to be used. */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/**
 * Keeps the app on this device, so that it opens without a network. A new version is loaded beside the old one and taken
 * into use when the page is loaded anew, or on request; never while a match is open.
 */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  // Not before the page itself has everything it needs.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
  if (registration == null) return
  // It came with an earlier visit; this page was loaded anew, so nothing is in its middle.
  if (registration.waiting !== null) takeOver(registration.waiting)
  noteWaiting(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => noteWaiting(registration))
  })
  const { active } = await serviceWorker.ready
  if (active === null) return
  tell(active, { kind: 'keep', urls: loadedAssets() })
  whenIdle(() => mayLoadAhead() && tell(active, { kind: 'fetch-games' }))
}

/** The first one of all waits for nobody. */
function noteWaiting({ waiting: found, active }: ServiceWorkerRegistration): void {
  waiting = active === null ? null : found
  for (const listener of listeners) listener()
}

const tell = (worker: ServiceWorker, message: ToOffline): void => worker.postMessage(message)

const takeOver = (worker: ServiceWorker): void => tell(worker, { kind: 'take-over' })

/** Whether a new version is ready and may be taken into use on the page at this address. */
export function useNewVersion(path: string): boolean {
  const isReady = useSyncExternalStore(subscribe, () => waiting !== null)
  return isReady && !isMatchPage(new URL(path, location.origin).href)
}

/** Loads the page anew with the new version. If a match is open in another tab, that one keeps the old one a while. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  if (waiting !== null) takeOver(waiting)
  // Where another tab is in its middle nobody takes over, but the page comes from the network all the same.
  setTimeout(() => location.reload(), RELOAD_MS)
}

const RELOAD_MS = 1500

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const loadedAssets = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whoever pays for every byte loads only what they open. */
function mayLoadAhead(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  return navigator.onLine && !saveData && !effectiveType.endsWith('2g')
}

const IDLE_MS = 4000

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4 * IDLE_MS })
  else setTimeout(run, IDLE_MS)
}
