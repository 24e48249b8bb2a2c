import { Guest } from '@starboard/wire/guest'
import type { Refused } from '@starboard/wire/protocol'
import type { Person } from '../../../e2e/browser/browser.fixture.ts'

/** A line of somebody's own, past their page. */
export interface Talker {
  /** What was sent in outages and refused: nobody may hear it. */
  readonly refused: readonly { readonly text: string; readonly why: Refused }[]
  close(): void
}

interface Announced {
  readonly kind: string
  readonly told?: { readonly event: { readonly type: string } }
}

/** Says something whenever communications have just gone down, whatever the page would allow. */
export async function talkInOutages(
  person: Person,
  at: { readonly url: string; readonly code: string },
): Promise<Talker> {
  const cookie = (await person.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const refused: { text: string; why: Refused }[] = []
  let sent = 0
  const client = Guest.known({ url: at.url, name: person.name, cookie }).watch(at.code, {
    onChange(_state, events: readonly Announced[]) {
      if (!events.some(({ told }) => told?.event.type === 'comms-down')) return
      const text = `Does anybody hear me? ${++sent}`
      void client.send({ kind: 'chat', text }).then((given) => {
        if (!given.ok) refused.push({ text, why: given.refused })
      })
    },
  })
  return { refused, close: () => client.close() }
}
