import { afterEach, beforeEach, describe } from 'vitest'
import { type FilePlace, makeFilePlace } from '../store/sqlite/file.fixture.ts'
import type { Store } from '../store/store.ts'
import { describeChat } from '../store/suite/chat.ts'
import { describeCommands } from '../store/suite/commands.ts'
import { describeGroups } from '../store/suite/groups.ts'
import { describeLog } from '../store/suite/log.ts'
import type { Scene } from '../store/suite/place.ts'
import { describeTables } from '../store/suite/tables.ts'
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

describe('the store of another thread', () => {
  let place: FilePlace
  let store: Store
  beforeEach(async () => {
    const made = makeFilePlace()
    place = { ...made, open: async () => fromAnotherThread(await made.open()) }
    store = await place.open()
  })
  afterEach(() => place.leave())
  const scene: Scene = {
    get place() {
      return place
    },
    get store() {
      return store
    },
  }

  describe('tables', () => describeTables(scene))
  describe('log', () => describeLog(scene))
  describe('chat', () => describeChat(scene))
  describe('commands', () => describeCommands(scene))
  describe('groups', () => describeGroups(scene))
})
