import type { Plugin } from 'vite'

/** Emits the service worker with the list of files that make up the shell. */
export function offline(): Plugin {
  return { name: 'starboard-offline' }
}
