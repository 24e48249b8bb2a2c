import { type Choice, headOf } from './choices.ts'
import { capital, spoken } from './text.ts'

/** A line of the menu: a choice, or a group of them that is shown when it is opened. */
interface Entry {
  readonly text: string
  readonly choices: readonly Choice[]
  /** Of the group that it stands for or belongs to. */
  readonly group: string
}

export interface Menu {
  /** Of the group that is open. */
  readonly title: string | null
  readonly entries: readonly Entry[]
}

/** The line that is marked before anybody has moved: the first that leads on. */
export function firstLine({ entries }: Menu): number {
  const place = entries.findIndex(({ choices }) => choices.some(({ isAside }) => isAside !== true))
  return Math.max(0, place)
}

/** Choices that are offered together. */
interface Group {
  readonly name: string
  readonly choices: readonly Choice[]
}

/** As many lines as are read at once. */
export const AT_A_GLANCE = 9

/** Up to `most` lines are read at a glance; more are offered by group first. */
export function menuOf(
  choices: readonly Choice[],
  { openGroup, most }: { openGroup: string | null; most: number },
): Menu {
  const open = groupNamed(choices, openGroup)
  if (open !== undefined && open.choices.length > 1)
    return { title: titleOf(open.choices), entries: entriesWithin(open) }
  const groups = groupsWithin(choices, Math.max(most, LEAST_GROUPS))
  const spreadOut = spreadGroups(groups, most)
  return {
    title: null,
    entries: groups.flatMap((group) => (spreadOut.has(group) ? singles(group) : [folded(group)])),
  }
}

/** So few lines are short enough to stand side by side where there is no room for them all. */
const LEAST_GROUPS = 6

/** By kind; a large kind by what its sentences say before the colon, such as `Register 2: Move 1`. */
export const groupsOf = (choices: readonly Choice[]): readonly Group[] => kindsOf(choices).flatMap(divided)

export const groupNamed = (choices: readonly Choice[], wanted: string | null): Group | undefined =>
  [...kindsOf(choices), ...groupsOf(choices)].find(({ name }) => name === wanted)

/** Large kinds are divided as long as there are not too many groups. */
function groupsWithin(choices: readonly Choice[], most: number): readonly Group[] {
  const kinds = kindsOf(choices)
  let lines = kinds.length
  return kinds.flatMap((kind) => {
    const parts = divided(kind)
    if (lines + parts.length - 1 > most) return [kind]
    lines += parts.length - 1
    return parts
  })
}

const kindsOf = (choices: readonly Choice[]): readonly Group[] => groupedBy(choices, ({ kind }) => kind)

function divided(kind: Group): readonly Group[] {
  const { name, choices } = kind
  const parts = choices.length > AT_A_GLANCE ? groupedBy(choices, ({ text }) => headOf(text) ?? '') : []
  const isDivided = parts.length > 1 && parts.length < choices.length / 2
  return isDivided ? parts.map((part) => ({ ...part, name: `${name}: ${part.name}` })) : [kind]
}

function groupedBy(choices: readonly Choice[], nameOf: (choice: Choice) => string): readonly Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) groups.set(nameOf(choice), [...(groups.get(nameOf(choice)) ?? []), choice])
  return [...groups].map(([name, group]) => ({ name, choices: group }))
}

/** The smallest groups need no folding as long as all of it can be read at a glance. */
function spreadGroups(groups: readonly Group[], most: number): ReadonlySet<Group> {
  if (groups.length === 1) return new Set(groups)
  const spreadOut = new Set<Group>()
  let lines = groups.length
  for (const group of [...groups].sort((a, b) => a.choices.length - b.choices.length)) {
    lines += group.choices.length - 1
    if (lines > most && group.choices.length > 1) break
    spreadOut.add(group)
  }
  return spreadOut
}

const singles = ({ name, choices }: Group): readonly Entry[] =>
  choices.map((choice) => ({
    text: choice.key === undefined ? choice.text : `${choice.text} (${choice.key})`,
    choices: [choice],
    group: name,
  }))

const folded = ({ name, choices }: Group): Entry => ({
  text: `${titleOf(choices)} … (${choices.length})`,
  choices,
  group: name,
})

/** Inside a group its title need not be repeated. */
function entriesWithin(group: Group): readonly Entry[] {
  const texts = withoutTitle(group.choices)
  return singles(group).map((entry, place) => ({ ...entry, text: texts[place] ?? entry.text }))
}

/** What the sentences of a group begin with, or else the name of its kind. */
export function titleOf(choices: readonly Choice[]): string {
  const title = titlePart(choices).replace(/[\s:,;–-]+$/u, '')
  return title === '' ? capital(spoken(choices[0]?.kind ?? '')) : title
}

/** What is left of a sentence below its title. */
export const withoutTitle = (choices: readonly Choice[]): readonly string[] => {
  const start = titlePart(choices).length
  return choices.map(({ text }) => capital(text.slice(start)))
}

/** Up to the first break in the sentence, or as long as they are the same. */
function titlePart(choices: readonly Choice[]): string {
  const shared = sharedStart(choices.map(({ text }) => text))
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
