import { describe } from 'vitest'
import { makeFilePlace } from '../store/sqlite/file.fixture.ts'
import { describeStore } from '../store/store.suite.ts'
import type { Store } from '../store/store.ts'
import { parseError, printError } from './errors.ts'
import { appendIn, appendItem, askedOf, storeOver } from './store-line.ts'

/** As another thread has it: everything goes there and back as plain data, errors included. */
function fromAnotherThread(store: Store): Store {
  const over = async (work: () => Promise<unknown>): Promise<unknown> => {
    try {
      return structuredClone(await work())
    } catch (error) {
      throw parseError(structuredClone(printError(error)))
    }
  }
  const asked = askedOf(store)
  return storeOver(
    (part, method, args) => over(() => asked(part, method, structuredClone(args))),
    async (entry, printed) =>
      void (await over(() => store.log.appendPrinted(appendIn(structuredClone(appendItem(1, entry, printed)))))),
  )
}

describe('the store of another thread', () =>
  describeStore(async () => {
    const place = makeFilePlace()
    return Object.assign(Object.create(place), { open: async () => fromAnotherThread(await place.open()) })
  }))
