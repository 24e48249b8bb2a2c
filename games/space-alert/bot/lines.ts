import type { Face } from '../rules/deal/card.ts'
import { SHIPS, type Ship } from '../rules/ship/ship.ts'
import type { Action, Place, Slot } from '../rules/vocabulary.ts'
import { actionsIn, canPlay } from './cards.ts'
import type { Deed, Jobs } from './jobs.ts'
import type { Moment, Stand } from './outlook.ts'
import { type Line, lastTurn, type Situation } from './situation.ts'
import { arrived, deedsAt, destination, HEROIC, type Here } from './steps.ts'

interface Guess {
  readonly line: Line
  /** What its actions would bring one by one, and what could be done next from where it ends. */
  readonly gain: number
}

export interface Terms {
  readonly s: Situation
  readonly moments: readonly Moment[]
  readonly jobs: Jobs
  readonly most: number
  /** What can be done in the next phase from there. */
  after(stand: Stand): number
  /** And from the best place of all. */
  readonly highest: number
}

/** The most promising ways through the ship, with something to do at their stops; the best first. */
export function waysFor({ s, moments, jobs, most, after, highest }: Terms, start: Stand): readonly Line[] {
  const turns = moments.filter(({ turn }) => turn <= lastTurn(s))
  const search: Search = {
    ship: SHIPS[s.mission.ship],
    hand: s.hand,
    known: new Set(inOrder(actionsIn(s.hand))),
    jobs,
    turns,
    ceiling: ceilings({ jobs, highest }, turns),
    best: [],
    most,
    after,
  }
  follow(search, { ...start, ...arrived(start), from: null, hasWaited: false }, { line: [], gain: 0 })
  return search.best.map(({ line }) => line)
}

/** The same everywhere: of two ways that come to the same everybody expects the one that walks first. */
const inOrder = (actions: readonly Action[]): readonly Action[] => [
  ...WALKS.filter((walk) => actions.includes(walk)),
  ...actions.filter((action) => !WALKS.includes(action)),
]

const WALKS: readonly Action[] = ['red', 'blue', 'lift']

interface Search extends Pick<Terms, 'jobs' | 'most' | 'after'> {
  readonly ship: Ship
  readonly hand: readonly Face[]
  readonly known: ReadonlySet<Action>
  readonly turns: readonly Moment[]
  readonly ceiling: readonly number[]
  readonly best: Guess[]
}

/** Where I am, and what would be silly to do next. */
interface Stance extends Stand, Here {
  /** Where I came from without having done anything here. */
  readonly from: Place | null
  /** Who waits does something next. */
  readonly hasWaited: boolean
}

interface Next {
  readonly slot: Slot
  readonly gain: number
  readonly stance: Stance
}

function follow(search: Search, stance: Stance, so: { readonly line: Line; readonly gain: number }): void {
  const moment = search.turns[so.line.length]
  if (moment === undefined) {
    keep(search, { line: so.line, gain: so.gain + search.after(stance) })
    return
  }
  const worst = search.best.length < search.most ? undefined : search.best.at(-1)
  if (worst !== undefined && so.gain + mostFrom(search, so.line.length) <= worst.gain) return
  for (const { slot, gain, stance: next } of nextSteps(search, stance, moment)) {
    const line = [...so.line, slot]
    if (slot === null || canPlay(search.hand, line)) follow(search, next, { line, gain: so.gain + gain })
  }
}

/** What the turns that are left can bring at the very most. */
const mostFrom = ({ ceiling }: Search, place: number): number => ceiling[place] ?? 0

function ceilings({ jobs, highest }: Pick<Terms, 'jobs' | 'highest'>, turns: readonly Moment[]): readonly number[] {
  const sums: number[] = []
  let sum = highest
  for (const { turn } of turns.toReversed()) {
    sum += jobs.most(turn) * HEROIC_GAIN
    sums.unshift(sum)
  }
  return sums
}

function keep({ best, most }: Search, guess: Guess): void {
  const worst = best.at(-1)
  if (worst !== undefined && best.length >= most && guess.gain <= worst.gain) return
  const place = best.findIndex(({ gain }) => gain < guess.gain)
  best.splice(place === -1 ? best.length : place, 0, guess)
  if (best.length > most) best.pop()
}

function nextSteps(search: Search, stance: Stance, moment: Moment): readonly Next[] {
  const waiting: Next = { slot: null, gain: 0, stance: { ...stance, hasWaited: true } }
  return [...deeds(search, stance, moment), ...moves(search, stance), waiting]
}

function deeds({ ship, jobs, known }: Search, stance: Stance, moment: Moment): readonly Next[] {
  return deedsAt(ship, jobs, moment, stance).flatMap(({ action, gain, ...here }): readonly Next[] => {
    const settled: Stance = { ...stance, ...here, from: null, hasWaited: false }
    const heroic = isDeed(action) ? HEROIC[action] : null
    const found: Next[] = known.has(action) ? [{ slot: action, gain, stance: settled }] : []
    if (heroic !== null && known.has(heroic)) found.push({ slot: heroic, gain: gain * HEROIC_GAIN, stance: settled })
    return found
  })
}

/** A heroic action is a little stronger. */
const HEROIC_GAIN = 1.1

const isDeed = (action: Action): action is Deed => action in HEROIC

/** Nobody waits before they move: moving first comes to the same. */
function moves({ known, ship }: Search, stance: Stance): readonly Next[] {
  const { at } = stance
  if (at === 'space' || stance.hasWaited) return []
  const found: Next[] = []
  for (const slot of known) {
    const to = destination(ship, at, slot)
    if (to !== undefined && to !== stance.from)
      found.push({ slot, gain: 0, stance: { ...stance, at: to, from: at, hasFilled: false, hasWaited: false } })
  }
  return found
}
