import { onShelf } from '@starboard/games'
import { deviceStore } from './device-store.ts'
import type { FromSolo, ToSolo } from './messages.ts'
import { serveSolo } from './serve.ts'

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join('')

/** The kernel, the rules and the bots, beside the page: however hard a bot thinks, the screen goes on. */
serveSolo({
  line: {
    post: (message: FromSolo) => self.postMessage(message),
    onMessage: (listener) => self.addEventListener('message', ({ data }) => listener(data as ToSolo)),
  },
  world: {
    // The page tells the same time of day, so both mean the same moment.
    now: () => performance.timeOrigin + performance.now(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    newSeed,
  },
  store: deviceStore(newSeed()),
  find: onShelf,
  onClose: () => self.close(),
})
