import type {
  GameEvent,
  MatchSource,
  MatchSourceListener,
  MatchSourceState,
} from '@starboard/screen/contract/match-source.ts'
import type { Given } from '@starboard/wire/client'
import { MatchClock } from '@starboard/wire/match-clock'
import type { ClockInfo, Refused } from '@starboard/wire/protocol'
import type { FromSolo, SoloLine, SoloNotice, SoloStory, SoloWish, ToSolo, WhichMatch } from './messages.ts'

export interface SoloSource extends MatchSource {
  readonly kind: 'solo'
  /** What is to be said beside the match; every change is told to the listeners. */
  readonly notice: SoloNotice | null
  /** The finished match in one file. Fails with `NotExported` before the end. */
  export(): Promise<unknown>
  /** A new match instead of the one that is kept. */
  anew(): void
  /** The notice has been seen. */
  dismiss(): void
}

export class NotExported extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.text)
    this.refused = refused
  }
}

interface SoloSourceParts {
  readonly wish: SoloWish
  readonly which: WhichMatch
  readonly line: SoloLine<ToSolo, FromSolo> & { onFailure(listener: () => void): void }
  newId(): string
  /** Tells when the page is hidden, and when it is seen again; gives a way to stop that. */
  watchHidden(listener: (isHidden: boolean) => void): () => void
}

const FAILED = 'The match could not be loaded on this device. Connect to the network and load the page again.'

type Asked = { readonly [K in 'answer' | 'story' | 'exported']: (message: Extract<FromSolo, { kind: K }>) => void }

/** The page's side of the line to a match in a worker of this browser. */
export function soloSource({ wish, which, line, newId, watchHidden }: SoloSourceParts): SoloSource {
  const listeners = new Set<MatchSourceListener>()
  const matchClock = new MatchClock()
  const waiting = new Map<string, { resolve(message: FromSolo): void; reject(error: Error): void }>()
  let state: MatchSourceState = {
    connection: 'connecting',
    table: null,
    shown: null,
    at: 0,
    clock: null,
    chat: [],
    gone: null,
  }
  let notice: SoloNotice | null = null

  const update = (change: Partial<MatchSourceState>, events: readonly GameEvent[] = []) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener(state, events)
  }
  const say = (said: SoloNotice | null) => {
    notice = said
    update({})
  }
  const ask = <K extends keyof Asked>(message: (id: string) => ToSolo): Promise<Extract<FromSolo, { kind: K }>> =>
    new Promise((resolve, reject) => {
      const id = newId()
      waiting.set(id, { resolve: (answer) => resolve(answer as Extract<FromSolo, { kind: K }>), reject })
      line.post(message(id))
    })
  const settle = (message: Extract<FromSolo, { id: string }>) => {
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'not-exported') asked?.reject(new NotExported(message.refused))
    else asked?.resolve(message)
  }
  const handlers: { readonly [K in FromSolo['kind']]: (message: Extract<FromSolo, { kind: K }>) => void } = {
    news: ({ picture, events }) => {
      if (notice?.kind === 'unfit') notice = null
      setClock(matchClock, picture.clock)
      update({ ...picture, connection: 'open' }, events)
    },
    answer: settle,
    story: settle,
    exported: settle,
    'not-exported': settle,
    notice: (message) => say(message.notice),
    gone: ({ why }) => update({ gone: why }),
  }
  line.onMessage((message) => (handlers[message.kind] as (message: FromSolo) => void)(message))
  line.onFailure(() => {
    update({ gone: FAILED })
    for (const { reject } of waiting.values()) reject(new Error(FAILED))
    waiting.clear()
  })
  line.post({ kind: 'open', wish, which })
  const stopWatching = watchHidden((isHidden) => line.post({ kind: isHidden ? 'away' : 'back' }))

  const send = (command: Parameters<MatchSource['send']>[0]): Promise<Given> =>
    ask<'answer'>((id) => ({ kind: 'do', id, command })).then(
      ({ given }) => given,
      () => ({ ok: false, refused: { code: 'stopped', rule: 'solo', text: FAILED } }),
    )

  return {
    kind: 'solo',
    get state() {
      return state
    },
    matchClock,
    get notice() {
      return notice
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    act(action, decision = state.shown?.open.find(({ id }) => id !== undefined)?.id) {
      return send({ kind: 'act', action, ...(decision !== undefined && { decision }) })
    },
    story: (): Promise<SoloStory> => ask<'story'>((id) => ({ kind: 'story', id })).then(({ story }) => story),
    export: () => ask<'exported'>((id) => ({ kind: 'export', id })).then(({ exported }) => exported),
    anew: () => line.post({ kind: 'anew' }),
    dismiss: () => say(null),
    close() {
      stopWatching()
      line.post({ kind: 'close' })
      update({ connection: 'closed' })
    },
  }
}

/** The worker tells the time of this very device, so nothing has to be measured. */
function setClock(clock: MatchClock, info: ClockInfo): void {
  const now = performance.now()
  clock.hear({ sentAt: now, wall: performance.timeOrigin + now, receivedAt: now })
  clock.tell(info, now)
}
