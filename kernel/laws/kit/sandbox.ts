import { seenBy, type ToldEvent, telling } from '../../contract/audience.ts'
import type { AnyGame, Ctx, GameTypes, Holder, Ms, Pace } from '../../contract/contract.ts'
import type { Seat, Viewer } from '../../contract/seat.ts'
import { type Chance, chanceFrom } from '../../luck/chance.ts'
import { streamedChance } from '../../luck/streamed.ts'
import { lookAt } from '../../match/look.ts'
import type { Acting, AnyMatch } from './play.ts'
import { textOf } from './text.ts'

type State = GameTypes['State']

/** What happens: a seat acts, its holder changes, or the game's clock strikes. */
export type Input = Acting | { readonly seat: Seat; readonly holder: Holder } | 'clock'

export interface When {
  readonly now: Ms
  readonly pace: Pace
  /** The same luck for the same streams, however many other draws there are. */
  readonly luck: string
}

export const whenOf = ({ now, header }: AnyMatch, luck: string): When => ({ now, pace: header.pace, luck })

export interface Happened {
  /** Luck was drawn or a hidden order was read. */
  readonly drewLuck: boolean
  readonly revealed: boolean
  newsFor(viewer: Viewer): string
  /** The same without what was revealed. */
  unrevealedNewsFor(viewer: Viewer): string
}

/** Lets something happen to a state outside any match, and keeps who is told what. */
export function happen(game: AnyGame, state: State, input: Input, { now, pace, luck }: When): Happened {
  const tell = telling(game.audiences)
  const told: ToldEvent[] = []
  const revealed = new Set<ToldEvent>()
  const random = notingChance(luck)
  const note = (event: { kind: string }) => {
    const one = tell(event, state)
    told.push(one)
    return one
  }
  const emit = (event: { kind: string }) => void note(event)
  const reveal = (event: { kind: string }) => void revealed.add(note(event))
  strike(game, state, input, { now, pace, random, byTimeout: false, hasListeners: true, emit, reveal })
  const newsOf = (events: readonly ToldEvent[], viewer: Viewer) => textOf(seenBy(events, viewer))
  return {
    drewLuck: random.isTouched(),
    revealed: revealed.size > 0,
    newsFor: (viewer) => newsOf(told, viewer),
    unrevealedNewsFor: (viewer) =>
      newsOf(
        told.filter((one) => !revealed.has(one)),
        viewer,
      ),
  }
}

type Quiet = Omit<Ctx<never>, 'hasListeners' | 'emit' | 'reveal'>

/** The same with nobody listening, as search does it. */
export function happenMuted(game: AnyGame, state: State, input: Input, ctx: Quiet): void {
  strike(game, state, input, { ...ctx, hasListeners: false, emit() {}, reveal() {} })
}

function strike(game: AnyGame, state: State, input: Input, ctx: Ctx<GameTypes['Event']>): void {
  if (input === 'clock') game.clock?.(state, ctx)
  else if ('holder' in input) game.seatHolderChanged?.(state, input, ctx)
  else game.apply(state, input.seat, input.action, ctx)
}

function notingChance(seed: string): Chance & { isTouched(): boolean } {
  const inner = streamedChance(seed)
  let isTouched = false
  const noting = chanceFrom((n, stream) => {
    isTouched = true
    return inner.below(n, stream)
  })
  return {
    ...noting,
    touch() {
      isTouched = true
    },
    isTouched: () => isTouched,
  }
}

/** Everything that one viewer can find out by looking, as one text. */
export function toldTo(game: AnyGame, state: State, viewer: Viewer): string {
  const { view, open, outcome, legal, refused } = lookAt(game, state, viewer, { at: 0, now: 0 })
  return textOf({ view, open, outcome, legal, refused, talk: game.talk?.(state) ?? null })
}
