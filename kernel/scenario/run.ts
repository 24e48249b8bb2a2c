import { Bug, bug } from '../contract/bug.ts'
import type { AnyGame, GameTypes } from '../contract/contract.ts'
import type { Refusal } from '../contract/refusal.ts'
import type { Seat } from '../contract/seat.ts'
import { atPath, differences, firstMissing, show } from './compare.ts'
import type { Expectation, ScenarioFile, ScenarioStep } from './file.ts'
import { type Given, Scenario, seatNamed } from './runner.ts'

/** What a game has to offer so that its scenario files can be run: a line of the shelf does. */
export interface Playable {
  readonly game: AnyGame
  arrange?(state: object, given: unknown, seatNamed: (name: string) => Seat | null): Refusal | null
}

export interface ScenarioResult {
  readonly title: string
  /** Empty: all of it is as written. */
  readonly differences: readonly string[]
}

/** Plays a scenario file. What goes otherwise than written is said in lines; after a step that cannot be played it stops. */
export function runScenario(entry: Playable, file: ScenarioFile): ScenarioResult {
  const found: string[] = []
  try {
    play(entry, file, found)
  } catch (error) {
    if (!(error instanceof Bug)) throw error
    found.push(error.message)
  }
  return { title: file.title, differences: found }
}

function play(entry: Playable, file: ScenarioFile, found: string[]): void {
  const scenario = labelled('set-up', () => new Scenario(givenOf(entry, file)))
  for (const [place, step] of file.steps.entries()) {
    const label = `step ${place + 1}`
    labelled(label, () => perform(scenario, step))
    if (step.expect) found.push(...unmet(step.expect, scenario, { label, told: (viewer) => scenario.told(viewer) }))
  }
  if (file.expect)
    found.push(...unmet(file.expect, scenario, { label: 'end', told: (viewer) => scenario.story(viewer) }))
}

function givenOf({ game, arrange }: Playable, file: ScenarioFile): Given<GameTypes> {
  const { seats, options, seatOptions, bots, series, carry, pace, setupLuck, given } = file
  if (game.meta.id !== file.game) bug(`this is a scenario of ${file.game}, not of ${game.meta.id}.`)
  if (given !== undefined && arrange === undefined) bug(`${game.meta.id} cannot arrange a given position.`)
  return {
    game,
    seats,
    pace: { pauseMs: pace?.pauseMs ?? 0, fixedWindows: pace?.fixedWindows ?? false },
    ...(options && { options }),
    ...(seatOptions && { seatOptions }),
    ...(bots && { bots }),
    ...(series && { series }),
    ...(carry !== undefined && { carry }),
    ...(setupLuck && { setupLuck }),
    arrange: (state, named) => (given === undefined ? null : arrange?.(state, given, named)),
  }
}

function perform(scenario: Scenario<GameTypes>, step: ScenarioStep): void {
  if ('at' in step) scenario.time(step.at, step.luck)
  else if ('manned' in step) scenario.manned(step.manned, step.holder)
  else if ('undo' in step) step.refused ? scenario.undoRefused(step.undo) : scenario.undo(step.undo)
  else if (step.refused) scenario.refused(step.seat, step.do, whyOf(step.refused))
  else scenario.act(step.seat, step.do as { kind: string }, step.luck)
}

const whyOf = ({ rule, code }: { rule: string; code?: string | undefined }) =>
  code === undefined ? { rule } : { rule, code }

function labelled<X>(label: string, run: () => X): X {
  try {
    return run()
  } catch (error) {
    throw error instanceof Bug ? new Bug(`${label}: ${error.message}`, { cause: error }) : error
  }
}

interface Moment {
  readonly label: string
  told(viewer: string): readonly object[]
}

/** Every expectation that does not hold now. */
function unmet(expected: Expectation, scenario: Scenario<GameTypes>, { label, told }: Moment): string[] {
  const placeOf = (name: string) => seatNamed(scenario.names, name)
  const compare = (what: string, part: unknown, found: unknown) =>
    part === undefined ? [] : differences(part, found, { path: `${label} ${what}`, placeOf })
  const inOrder = (what: string, parts: readonly object[], viewer: string) => {
    const missing = firstMissing(parts, told(viewer), placeOf)
    return missing === null ? [] : [`${label} ${what}: expected ${show(missing)}, found ${show(told(viewer))}`]
  }
  const perViewer = <X>(by: Readonly<Record<string, X>> | undefined, lines: (viewer: string, part: X) => string[]) =>
    Object.entries(by ?? {}).flatMap(([viewer, part]) => lines(viewer, part))
  return [
    ...compare('state', expected.state, scenario.state),
    ...perViewer(expected.views, (viewer, part) => compare(`view of ${viewer}`, part, scenario.view(viewer))),
    ...perViewer(expected.hidden, (viewer, paths) =>
      paths
        .filter((path) => atPath(scenario.view(viewer), path, placeOf) !== undefined)
        .map((path) => `${label} view of ${viewer}.${path}: expected nothing, found something`),
    ),
    ...inOrder('events', expected.events ?? [], 'everything'),
    ...perViewer(expected.told, (viewer, parts) => inOrder(`told to ${viewer}`, parts, viewer)),
    ...compare('outcome', expected.outcome, scenario.outcome),
    ...compare('open', expected.open?.map(asSeat(placeOf)), scenario.open),
  ]
}

const asSeat =
  (placeOf: (name: string) => Seat | null) =>
  ({ seat, ...rest }: { seat: string }): object => ({ ...rest, seat: placeOf(seat) })
