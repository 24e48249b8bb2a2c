import type { Playable } from '@starboard/bots'
import { isRefusal, toldRefusal } from '@starboard/kernel'
import type { FromSolo, SoloLine, ToSolo } from './messages.ts'
import { SoloTable, type World } from './solo-table.ts'
import type { SoloStore } from './store.ts'

interface Served {
  readonly line: SoloLine<FromSolo, ToSolo>
  readonly world: World
  readonly store: SoloStore
  find(game: string): Playable | undefined
  onClose(): void
}

/** The worker's side of the line. */
export function serveSolo({ line, world, store, find, onClose }: Served): void {
  let table: SoloTable | null = null
  const tell = (message: FromSolo) => line.post(message)

  const handlers: { readonly [K in ToSolo['kind']]: (message: Extract<ToSolo, { kind: K }>) => Promise<void> } = {
    async open({ wish, which }) {
      const playable = find(wish.game)
      if (playable === undefined) return tell({ kind: 'gone', why: `There is no game “${wish.game}” here.` })
      table = new SoloTable({ playable, wish, store, world, tell })
      await (which.isNew ? table.anew() : table.open(which.match))
    },
    anew: async () => table?.anew(),
    async do({ id, command }) {
      if (table !== null) tell({ kind: 'answer', id, given: await table.do(id, command) })
    },
    async story({ id }) {
      if (table !== null) tell({ kind: 'story', id, story: await table.story() })
    },
    async export({ id }) {
      if (table === null) return
      const exported = await table.export()
      if (isRefusal(exported)) tell({ kind: 'not-exported', id, refused: toldRefusal(exported) })
      else tell({ kind: 'exported', id, exported })
    },
    away: async () => table?.away(),
    back: async () => table?.back(),
    async close() {
      await table?.close()
      onClose()
    },
  }

  line.onMessage((message) => {
    const handle = handlers[message.kind] as (message: ToSolo) => Promise<void>
    void handle(message)
  })
}
