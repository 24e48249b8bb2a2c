import type { Onlooker } from './recording.fixture.ts'

/** A look and the events before it, as somebody got them: read without any help of the game's own code. */
export interface Shown {
  readonly view: unknown
  readonly events: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>

/** By game, from its rulebook: what this viewer was shown although it is hidden from them. */
export const HIDDEN: Readonly<Record<string, (shown: Shown, viewer: Onlooker) => readonly string[]>> = {
  'comet-rush': ({ view, events }, viewer) => {
    const { players, movement, segments, agenda } = view as {
      players: readonly { seat: number; hand?: unknown }[]
      movement: { next?: unknown; seenBy: readonly unknown[] }
      segments: { next?: unknown; seenBy: readonly unknown[] }
      agenda: { steps: readonly { kind: string; target?: number; window?: { answers: object } }[] }
    }
    const ownersOf = (event: Fields) => (event.kind === 'cardTaken' ? [event.seat, event.from] : [event.seat])
    const SECRET_CARDS = ['cardDrafted', 'cardDrawn', 'cometPeeked', 'cardTaken']
    return [
      ...players.flatMap(({ seat, hand }) => (seat !== viewer && hand !== undefined ? [`the hand of ${seat}`] : [])),
      ...[movement, segments].flatMap(({ next, seenBy }) =>
        next !== undefined && !seenBy.includes(viewer) ? ['the next card of a pile'] : [],
      ),
      ...agenda.steps.flatMap(({ target, window }) =>
        window !== undefined && target !== viewer && Object.keys(window.answers).length > 0 ? ['a sealed answer'] : [],
      ),
      ...(events as readonly Fields[]).flatMap((event) =>
        SECRET_CARDS.includes(String(event.kind)) && 'card' in event && !ownersOf(event).includes(viewer)
          ? [`the card of ${event.kind}`]
          : [],
      ),
      ...(events as readonly Fields[]).flatMap((event) =>
        event.kind === 'cardsTraded' && 'card' in event && event.seat !== viewer ? ['the card got by a trade'] : [],
      ),
    ]
  },
}
