import type { Choice } from './choices.ts'
import { capital, spoken } from './text.ts'

/** A line of the menu: a choice, or several of one kind that are shown when it is opened. */
export interface Entry {
  readonly text: string
  readonly kind: string
  readonly choices: readonly Choice[]
}

export interface Menu {
  /** Of the kind that is open. */
  readonly title: string | null
  readonly entries: readonly Entry[]
}

/** Up to `most` lines are read at a glance; more are offered by kind first. */
export function menuOf(
  choices: readonly Choice[],
  { openKind, most }: { openKind: string | null; most: number },
): Menu {
  const open = choices.filter(({ kind }) => kind === openKind)
  if (open.length > 1) return { title: titleOf(open), entries: entriesWithin(open) }
  const groups = groupsOf(choices)
  const spreadOut = spreadGroups(groups, most)
  return {
    title: null,
    entries: groups.flatMap((group) => (spreadOut.has(group) ? group.map(single) : [folded(group)])),
  }
}

export function groupsOf(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) groups.set(choice.kind, [...(groups.get(choice.kind) ?? []), choice])
  return [...groups.values()]
}

/** The smallest groups need no folding as long as all of it can be read at a glance. */
function spreadGroups(groups: readonly (readonly Choice[])[], most: number): ReadonlySet<readonly Choice[]> {
  if (groups.length === 1) return new Set(groups)
  const spreadOut = new Set<readonly Choice[]>()
  let lines = groups.length
  for (const group of [...groups].sort((a, b) => a.length - b.length)) {
    lines += group.length - 1
    if (lines > most && group.length > 1) break
    spreadOut.add(group)
  }
  return spreadOut
}

const single = (choice: Choice): Entry => ({
  text: choice.key === undefined ? choice.text : `${choice.text} (${choice.key})`,
  kind: choice.kind,
  choices: [choice],
})

const folded = (group: readonly Choice[]): Entry => ({
  text: `${titleOf(group)} … (${group.length})`,
  kind: group[0]?.kind ?? '',
  choices: group,
})

/** Inside a group its title need not be repeated. */
function entriesWithin(group: readonly Choice[]): readonly Entry[] {
  const start = titlePart(group).length
  return group.map((choice) => ({ ...single(choice), text: capital(choice.text.slice(start)) }))
}

/** What the sentences of a group begin with, or else the name of its kind. */
export function titleOf(group: readonly Choice[]): string {
  const title = titlePart(group).replace(/[\s:,;–-]+$/u, '')
  return title === '' ? capital(spoken(group[0]?.kind ?? '')) : title
}

/** Up to the first break in the sentence, or as long as they are the same. */
function titlePart(group: readonly Choice[]): string {
  const shared = sharedStart(group.map(({ text }) => text))
  return /^.*?[:;]\s+/u.exec(shared)?.[0] ?? shared
}

/** Whole words that all of them begin with. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  const parts = first.match(/\S+\s*/gu) ?? []
  let start = ''
  for (const part of parts.slice(0, -1)) {
    if (!others.every((text) => text.startsWith(start + part))) break
    start += part
  }
  return start
}
