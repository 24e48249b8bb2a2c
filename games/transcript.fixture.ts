import {
  type AnyGame,
  type Entry,
  type GameTypes,
  type MatchExport,
  type NameOf,
  readText,
  seatOf,
} from '@starboard/kernel'

/** A whole match as text for people: every entry with what was done, drawn and told, and how it ended. */
export function transcript(
  game: AnyGame,
  { header, names, log, story, outcome, hash }: MatchExport<GameTypes>,
): string {
  const nameOf: NameOf = (seat) => names[seat] ?? `seat ${seat}`
  const entries = log.flatMap((entry, index) => [
    `${String(index).padStart(3)} ${clock(entry.at)} ${deed(game, entry, nameOf)}`,
    ...(story[index] ?? []).map((event) => `             ${telling(game, event, nameOf)}`),
  ])
  const places = outcome.places.map((place, seat) => `${place}. ${nameOf(seatOf(seat))} ${outcome.points[seat]}`)
  return [
    `${game.meta.id}, rules ${header.setup.rules}, ${header.setup.seats} seats: ${names.join(', ')}`,
    '',
    ...entries,
    '',
    `${outcome.text} (${outcome.ending}, ${outcome.turns} turns)`,
    ...places.toSorted(),
    `state ${hash}`,
    '',
  ].join('\n')
}

const clock = (at: number): string => (at / 1000).toFixed(1).padStart(7)

function deed(game: AnyGame, entry: Entry<GameTypes['Action']>, nameOf: NameOf): string {
  const luck = entry.luck.length === 0 ? '' : ` [${entry.luck.join(' ')}]`
  if (entry.kind === 'act')
    return `${nameOf(entry.seat)} (${entry.by}): ${game.words.action(entry.action, nameOf)}${luck}`
  if (entry.kind === 'undo') return `${nameOf(entry.seat)} takes back from entry ${entry.to} on`
  if (entry.kind === 'manned') return `${nameOf(entry.seat)}'s seat is held by ${entry.holder}`
  return `${entry.kind}${luck}`
}

const telling = (game: AnyGame, event: { kind: string }, nameOf: NameOf): string =>
  event.kind === 'undone'
    ? 'undone'
    : `${event.kind}: ${readText(game.words.event(event) ?? '–', { name: nameOf, reader: null })}`
