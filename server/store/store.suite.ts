import { afterEach, beforeEach, describe } from 'vitest'
import type { Store } from './store.ts'
import { describeArchives } from './suite/archives.ts'
import { describeChat } from './suite/chat.ts'
import { describeCommands } from './suite/commands.ts'
import { describeDaily } from './suite/daily.ts'
import { describeGroups } from './suite/groups.ts'
import { describeHost } from './suite/host.ts'
import { describeLife } from './suite/life.ts'
import { describeLog } from './suite/log.ts'
import { describeNodes } from './suite/nodes.ts'
import type { Place, Scene } from './suite/place.ts'
import { describeResults } from './suite/results.ts'
import { describeStoredText } from './suite/stored-text.ts'
import { describeTables } from './suite/tables.ts'
import { describeUsers } from './suite/users.ts'

/** What every store has to hold to. */
export function describeStore(makePlace: () => Promise<Place>): void {
  let place: Place
  let store: Store
  const scene: Scene = {
    get place() {
      return place
    },
    get store() {
      return store
    },
  }

  beforeEach(async () => {
    place = await makePlace()
    store = await place.open()
  })
  afterEach(() => place.leave())

  describe('users', () => describeUsers(scene))
  describe('tables', () => describeTables(scene))
  describe('log', () => describeLog(scene))
  describe('chat', () => describeChat(scene))
  describe('commands', () => describeCommands(scene))
  describe('archives', () => describeArchives(scene))
  describe('daily', () => describeDaily(scene))
  describe('results', () => describeResults(scene))
  describe('host', () => describeHost(scene))
  describe('groups', () => describeGroups(scene))
  describe('nodes', () => describeNodes(scene))
  describe('stored text', () => describeStoredText(scene))
  describe('life', () => describeLife(scene))
}
