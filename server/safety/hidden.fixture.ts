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
  roborally: ({ view, events }, viewer) => {
    const { robots, agenda, revealed, turn } = view as {
      robots: readonly { seat: number; status: string; damage: number; registers: readonly unknown[] }[]
      agenda: { steps: readonly { kind: string }[] }
      revealed: number
      turn: number
    }
    const others = robots.filter(({ seat }) => seat !== viewer)
    // Whoever is off the board has nothing to announce.
    const isSecret = (status: string) => agenda.steps.at(-1)?.kind === 'programming' && status === 'active'
    const isLocked = (damage: number, place: number) => damage + place + 1 >= 10
    const isCard = (value: unknown) => typeof value === 'string' && value !== 'hidden'
    const SECRET_PARTS = ['card', 'cards', 'program', 'powerDown', 'on', 'register']
    const SECRET = ['handDealt', 'cardPlaced', 'cardTakenBack', 'powerDownTicked', 'programSubmitted']
    return [
      ...others.flatMap((robot) =>
        ['hand', 'deal', ...(isSecret(robot.status) ? ['announced', 'filled'] : [])]
          .filter((part) => part in robot)
          .map((part) => `${part} of ${robot.seat} in turn ${turn}`),
      ),
      ...others.flatMap(({ seat, damage, registers }) =>
        registers.flatMap((register, place) =>
          isCard(register) && place >= revealed && !isLocked(damage, place) ? [`register ${place + 1} of ${seat}`] : [],
        ),
      ),
      ...(events as readonly Fields[]).flatMap((event) =>
        SECRET.includes(String(event.kind)) && event.seat !== viewer && SECRET_PARTS.some((part) => part in event)
          ? [`what ${event.kind} says of ${event.seat}`]
          : [],
      ),
    ]
  },
  'space-alert': ({ view, events }, viewer) => {
    const { crew, revealed, flight, options, agenda } = view as {
      crew: readonly { own?: unknown; open?: unknown }[]
      revealed: unknown
      flight: { result: unknown } | null
      options: { script: unknown; openBoards: boolean }
      agenda: { steps: readonly { window?: { answers: object } }[] }
    }
    // Once it is scored there are no secrets left, while a crew still votes.
    if (flight !== null && flight.result !== null) return []
    const ownersOf = (event: Fields) => (event.kind === 'cardGiven' ? [event.seat, event.to] : [event.seat])
    const SECRET_CARDS = ['phaseOpened', 'dataReceived', 'cardGiven', 'cardPlaced', 'cardTurned', 'cardTakenBack']
    return [
      ...crew.flatMap(({ own }, seat) => (seat !== viewer && own !== undefined ? [`the cards of ${seat}`] : [])),
      ...crew.flatMap(({ open }, seat) => (!options.openBoards && open !== undefined ? [`the board of ${seat}`] : [])),
      ...(revealed === null ? [] : ['the seed']),
      ...(options.script === null ? [] : ['the script']),
      ...agenda.steps.flatMap(({ window }) =>
        Object.keys(window?.answers ?? {}).some((seat) => Number(seat) !== viewer) ? ['a sealed answer'] : [],
      ),
      ...(events as readonly Fields[]).flatMap((event) =>
        SECRET_CARDS.includes(String(event.kind)) &&
        ('card' in event || 'cards' in event) &&
        !ownersOf(event).includes(viewer)
          ? [`what ${event.kind} says of ${event.seat}`]
          : [],
      ),
    ]
  },
}
