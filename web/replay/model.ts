import {
  type Entry,
  type GameTypes,
  type Luck,
  lookAt,
  Match,
  type MatchExport,
  type Ms,
  type NameOf,
  type Reading,
  type Seat,
  type Shown,
  type Snapshot,
  type Viewer,
} from '@starboard/kernel'
import type { AnyBoardModule, Mark } from '@starboard/screen/contract/board.ts'
import type { GameEvent } from '@starboard/screen/contract/match-source.ts'
import { textAbout } from '@starboard/screen/frame/log/sentence.tsx'
import { type Axis, evenAxis, timeAxis } from './axis.ts'
import { type AnyBatch, type Folded, foldedOnce } from './folding.ts'
import { luckOf } from './luck.ts'

export type AnyExport = MatchExport<GameTypes>
export type AnyEntry = Entry<GameTypes['Action']>
export type ReplayModule = Pick<AnyBoardModule, 'game' | 'mark' | 'printPoints' | 'keepsake' | 'lasts'>

type ActEntry = Extract<AnyEntry, { kind: 'act' }>

interface Told {
  readonly lines: readonly string[]
  /** More than asides. */
  readonly hasNews: boolean
}

interface Marked {
  readonly event: GameEvent
  readonly mark: Mark | null
}

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
  /** What the game calls it, in short. */
  readonly short: string | undefined
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
  /** Against the clock: it is played by match time. */
  readonly isTimed: boolean
  readonly axis: Axis
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
    this.isTimed = module.game.meta.pace === 'real-time'
    this.axis = this.isTimed ? timeAxis(batches.map(({ index }) => this.#lengthOf(index))) : evenAxis(this.length)
  }

  /** What this viewpoint saw after that entry; nothing in it can be answered. */
  shownAt(index: number, viewer: Viewer): Shown {
    const { game } = this.module
    const { view, open, outcome } = lookAt(game, this.#stateAt(index), viewer, { at: 0, now: 0 })
    return { view, open, outcome, legal: [], refused: [], mayUndo: false }
  }

  /** What the position in words tells this viewpoint and no spectator: the hands, in the words of the game. */
  openedAt(index: number, viewer: Viewer): readonly string[] {
    if (viewer === 'spectator') return []
    const known = this.#linesAt(index, 'spectator')
    return this.#linesAt(index, viewer).filter((line) => !known.includes(line))
  }

  #linesAt(index: number, viewer: Viewer): readonly string[] {
    const { words } = this.module.game
    const passages = words.position?.(this.shownAt(index, viewer).view, viewer, this.nameOf) ?? []
    return passages.flatMap((passage) => (passage.kind === 'line' && passage.isDetail !== true ? [passage.text] : []))
  }

  /** When it happened, on the match clock. */
  timeOf(index: number): Ms {
    return this.#batches[index]?.entry.at ?? 0
  }

  /** How long the board shows a moment by itself. */
  lastsAt(index: number): Ms {
    const { lasts } = this.module
    const events = lasts === undefined ? [] : (this.#batches[index]?.seenBy('everything') ?? [])
    return events.reduce((sum, event) => sum + (lasts?.(event) ?? 0), 0)
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
    const reading = { name: this.nameOf, reader: typeof viewer === 'number' ? viewer : null }
    const marked = events.map((event) => ({ event, mark: this.module.mark(event) }))
    const { lines, hasNews } = this.#told(marked, reading)
    return {
      index,
      entry,
      seat: 'seat' in entry ? entry.seat : null,
      events,
      lines,
      marks: marked.flatMap(({ mark }) => mark ?? []),
      headline:
        (hasNews ? undefined : this.#chosen(entry, viewer)) ?? lines[0] ?? this.#unsaid(entry, events.length > 0),
      luck: luckOf(entry),
      undoneAt: this.#undoneAt[index] ?? null,
    }
  }

  /** As the log tells it: what is only an aside, or says what its heading says, is told where there is nothing else. */
  #told(marked: readonly Marked[], reading: Reading): Told {
    const { game } = this.module
    const texts = marked.flatMap(({ event, mark }) => {
      const text = textAbout(game, event, reading)
      const isAside = game.words.asides?.includes(event.kind) === true || text === `${mark?.text}.`
      return text === null ? [] : [{ text, isAside }]
    })
    const told = texts.filter(({ isAside }) => !isAside)
    return { lines: (told.length > 0 ? told : texts).map(({ text }) => text), hasNews: told.length > 0 }
  }

  /** Where nothing else is worth a line, a moment is called by what was chosen, for those who may know. */
  #chosen(entry: AnyEntry, viewer: Viewer): string | undefined {
    if (entry.kind !== 'act' || (viewer !== 'everything' && viewer !== entry.seat)) return undefined
    return this.#choice(entry)
  }

  #choice({ seat, action }: ActEntry): string {
    return `${this.nameOf(seat)}: ${this.module.game.words.action(action, this.nameOf)}.`
  }

  #unsaid(entry: AnyEntry, isSeen: boolean): string {
    return entry.kind === 'act' && isSeen ? this.#choice(entry) : UNTOLD[entry.kind]
  }

  /** What is shown by itself takes that long; everything else as long as it took. */
  #lengthOf(index: number): Ms {
    return this.lastsAt(index) || Math.max(0, this.timeOf(index + 1) - this.timeOf(index))
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
  moments.filter(hasMark(['turn', 'news', 'round'])).map(({ index }) => index)

function bandsOf(moments: readonly Moment[]): readonly Band[] {
  const rounds = moments.filter(hasMark(['round'])).map(({ index }) => index)
  if (rounds.length === 0) return []
  const firstTurn = moments.find(hasMark(['turn', 'round']))?.index ?? 0
  const starts = [...new Set([firstTurn, ...rounds])]
  return starts.map((from, place) => ({
    round: place + 1,
    from,
    to: starts[place + 1] ?? moments.length,
    short: moments[from]?.marks.find(({ kind }) => kind === 'round')?.short,
  }))
}
