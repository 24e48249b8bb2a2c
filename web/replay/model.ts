import {
  type Entry,
  type GameTypes,
  type Luck,
  lookAt,
  Match,
  type MatchExport,
  type NameOf,
  type Seat,
  type Shown,
  type Snapshot,
  type Viewer,
} from '@starboard/kernel'
import type { AnyBoardModule, Mark } from '@starboard/screen/contract/board.ts'
import type { GameEvent } from '@starboard/screen/contract/match-source.ts'
import { sentenceAbout } from '@starboard/screen/frame/log/sentence.tsx'
import { type AnyBatch, type Folded, foldedOnce } from './folding.ts'
import { luckOf } from './luck.ts'

export type AnyExport = MatchExport<GameTypes>
export type AnyEntry = Entry<GameTypes['Action']>
export type ReplayModule = Pick<AnyBoardModule, 'game' | 'mark' | 'printPoints'>

/** One entry of the log as one viewpoint tells it. */
export interface Moment {
  readonly index: number
  readonly entry: AnyEntry
  /** Who moved. */
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
  readonly lines: readonly string[]
  readonly marks: readonly Mark[]
  /** What it is called in one sentence, even if this viewpoint sees nothing of it. */
  readonly headline: string
  /** Every value that was drawn, in the order of drawing. */
  readonly luck: readonly Luck[]
  /** The moment that took this one back. */
  readonly undoneAt: number | null
}

/** A round: from the mark that ends the one before it to the next. What comes before the first turn is set-up. */
interface Band {
  /** Counted from 1. */
  readonly round: number
  readonly from: number
  /** The first moment after it. */
  readonly to: number
}

export interface Telling {
  readonly moments: readonly Moment[]
  readonly bands: readonly Band[]
  /** Where a turn or a round begins: the jumps of Shift and arrow. */
  readonly turns: readonly number[]
}

/** A finished match that can be looked at from everywhere, at every moment. */
export class Replay {
  readonly exported: AnyExport
  readonly module: ReplayModule
  /** Why the log cannot be played to its end. Only a log that is not true has this. */
  readonly broken: string | null
  readonly length: number
  readonly nameOf: NameOf
  readonly #batches: readonly AnyBatch[]
  readonly #snapshots: readonly Snapshot[]
  readonly #undoneAt: readonly (number | null)[]
  readonly #tellings = new Map<Viewer, Telling>()

  constructor(module: ReplayModule, exported: AnyExport, folded?: Folded) {
    this.module = module
    this.exported = exported
    const { batches, snapshots, broken } = folded ?? foldedOnce(module.game, exported)
    this.#batches = batches
    this.#snapshots = snapshots
    this.#undoneAt = undoneAt(exported.log)
    this.broken = broken
    this.length = batches.length
    this.nameOf = (seat) => exported.names[seat] ?? `Seat ${seat + 1}`
  }

  /** What this viewpoint saw after that entry; nothing in it can be answered. */
  shownAt(index: number, viewer: Viewer): Shown {
    const { game } = this.module
    const { view, open, outcome } = lookAt(game, this.#stateAt(index), viewer, { at: 0, now: 0 })
    return { view, open, outcome, legal: [], refused: [], mayUndo: false }
  }

  telling(viewer: Viewer): Telling {
    const known = this.#tellings.get(viewer)
    if (known !== undefined) return known
    const moments = this.#batches.map((batch) => this.#moment(batch, viewer))
    const telling = { moments, bands: bandsOf(moments), turns: turnsOf(moments) }
    this.#tellings.set(viewer, telling)
    return telling
  }

  #moment({ index, entry, seenBy }: AnyBatch, viewer: Viewer): Moment {
    const events = seenBy(viewer)
    const lines = events.flatMap((event) => sentenceAbout(this.module.game, event, this.nameOf) ?? [])
    return {
      index,
      entry,
      seat: 'seat' in entry ? entry.seat : null,
      events,
      lines,
      marks: events.flatMap((event) => this.module.mark(event) ?? []),
      headline: lines[0] ?? this.#unsaid(entry, events),
      luck: luckOf(entry),
      undoneAt: this.#undoneAt[index] ?? null,
    }
  }

  /** What is seen but not worth a line is called by what was chosen. */
  #unsaid(entry: AnyEntry, events: readonly GameEvent[]): string {
    if (entry.kind !== 'act' || events.length === 0) return UNTOLD[entry.kind]
    return `${this.nameOf(entry.seat)}: ${this.module.game.words.action(entry.action, this.nameOf)}.`
  }

  #stateAt(index: number): GameTypes['State'] {
    const parts = partsOf(this.module, this.exported)
    const from = this.#snapshots.findLast(({ length }) => length <= index + 1)
    const log = this.exported.log.slice(from?.length ?? 0, index + 1)
    return (from === undefined ? Match.fold(parts, log) : Match.resume(parts, from, log)).state
  }
}

/** A moment of which somebody sees nothing still has a name. */
const UNTOLD: Readonly<Record<AnyEntry['kind'], string>> = {
  start: 'The match begins.',
  act: 'Nothing to see from here.',
  wake: 'Time passes.',
  manned: 'Another hand takes a seat.',
  undo: 'A move is taken back.',
}

const partsOf = ({ game }: ReplayModule, { header }: AnyExport) => ({ game, header, source: null })

/** For each entry, the undo that took it back. */
function undoneAt(log: readonly AnyEntry[]): readonly (number | null)[] {
  const by: (number | null)[] = log.map(() => null)
  log.forEach((entry, index) => {
    if (entry.kind !== 'undo') return
    for (let place = entry.to; place < index; place++) if (log[place]?.kind !== 'undo') by[place] ??= index
  })
  return by
}

const hasMark = (kinds: readonly Mark['kind'][]) => (moment: Moment) =>
  moment.undoneAt === null && moment.marks.some(({ kind }) => kinds.includes(kind))

const turnsOf = (moments: readonly Moment[]): readonly number[] =>
  moments.filter(hasMark(['turn', 'round'])).map(({ index }) => index)

function bandsOf(moments: readonly Moment[]): readonly Band[] {
  const rounds = moments.filter(hasMark(['round'])).map(({ index }) => index)
  if (rounds.length === 0) return []
  const firstTurn = moments.find(hasMark(['turn', 'round']))?.index ?? 0
  const starts = [...new Set([firstTurn, ...rounds])]
  return starts.map((from, place) => ({ round: place + 1, from, to: starts[place + 1] ?? moments.length }))
}
