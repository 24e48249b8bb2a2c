import { afterEach, beforeEach, describe } from 'vitest'
import { describeChat } from './contract/chat.ts'
import { describeGroups } from './contract/groups.ts'
import { describeLife } from './contract/life.ts'
import { describeLog } from './contract/log.ts'
import { describeNodes } from './contract/nodes.ts'
import type { Place, Scene } from './contract/place.ts'
import { describeTables } from './contract/tables.ts'
import { describeUsers } from './contract/users.ts'
import type { Store } from './store.ts'

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
  describe('groups', () => describeGroups(scene))
  describe('nodes', () => describeNodes(scene))
  describe('life', () => describeLife(scene))
}
