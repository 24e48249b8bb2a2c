import { onShelf } from '@starboard/games'
import type { FromAdviser, ToAdviser } from '../hints/messages.ts'
import { serveHints } from '../hints/serve.ts'
import type { FromLab, ToLab } from '../lab/messages.ts'
import { serveLab } from '../lab/serve.ts'
import type { FromReader, ToReader } from '../replay/reading/messages.ts'
import { serveReading } from '../replay/reading/serve.ts'
import type { FromReviewer, ToReviewer } from '../replay/review/messages.ts'
import { serveReview } from '../replay/review/serve.ts'
import { deviceStore } from './device-store.ts'
import type { FromSolo, ToSolo } from './messages.ts'
import { newSeed } from './new-seed.ts'
import { serveSolo } from './serve.ts'

const lineOf = <Out, In>() => ({
  post: (message: Out) => self.postMessage(message),
  onMessage: (listener: (message: In) => void) => self.addEventListener('message', ({ data }) => listener(data as In)),
})

/** Half a minute with everything around it. */
const REVIEW_MS = 22_000

/**
 * The kernel, the rules and the bots, beside the page: however hard a bot thinks and whatever a file from outside
 * contains, the screen goes on. The name that the page gives a worker says which of them it is for: so all rules
 * come in one file, and whoever can play without a network can read files without one.
 */
if (self.name === 'reader')
  serveReading({
    line: lineOf<FromReader, ToReader>(),
    find: onShelf,
    subtle: crypto.subtle,
    now: () => performance.now(),
    later: (run) => void setTimeout(run),
  })
else if (self.name === 'lab') serveLab({ line: lineOf<FromLab, ToLab>(), find: onShelf })
else if (self.name === 'reviewer')
  serveReview({
    line: lineOf<FromReviewer, ToReviewer>(),
    find: onShelf,
    now: () => performance.now(),
    ms: REVIEW_MS,
  })
else if (self.name === 'adviser')
  serveHints({ line: lineOf<FromAdviser, ToAdviser>(), find: onShelf, now: () => performance.now() })
else
  serveSolo({
    line: lineOf<FromSolo, ToSolo>(),
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
