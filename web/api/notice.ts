import { NOTICE_HEADER, type Notice } from '@starboard/wire/admin'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let current: Notice | null = null

/** What the host of the server tells everybody, as far as this page has heard. */
export const useNotice = (): Notice | null => useSyncExternalStore(subscribe, () => current)

export function noteNotice(notice: Notice | null): void {
  if (notice?.text === current?.text && notice?.at === current?.at) return
  current = notice
  for (const listener of listeners) listener()
}

/** Every answer of the server has it. */
export function noteHeader(headers: Headers): void {
  const told = headers.get(NOTICE_HEADER)
  noteNotice(told === null ? null : (JSON.parse(decodeURIComponent(told)) as Notice))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
