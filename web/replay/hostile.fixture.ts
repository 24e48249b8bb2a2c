import type { GameTypes, MatchExport } from '@starboard/kernel'

type AnyExport = MatchExport<GameTypes>

/** A file that somebody made to do harm. */
export interface Hostile {
  readonly name: string
  /** What whoever opens it is told. */
  readonly says: RegExp
  /** Made from a true one. */
  text(exported: AnyExport): string
}

const changed = (exported: AnyExport, change: object): string => JSON.stringify({ ...exported, ...change })
const withSetup = (exported: AnyExport, change: object): string =>
  changed(exported, { header: { ...exported.header, setup: { ...exported.header.setup, ...change } } })

const many = <X>(count: number, one: X): readonly X[] => Array.from({ length: count }, () => one)

const undo = { kind: 'undo', seat: 0, to: 1, at: 0, luck: [] }

/** Harm that is seen before a single entry is played. */
export const REFUSED_UNPLAYED: readonly Hostile[] = [
  {
    name: 'a hundred thousand undos',
    says: /log has 100,001 entries, more than 20,000/,
    text: (exported) => changed(exported, { log: [exported.log[0], ...many(100_000, undo)] }),
  },
  {
    name: 'more undos than anybody takes back',
    says: /takes back 2,001 moves, more than 2,000/,
    text: (exported) => changed(exported, { log: [exported.log[0], ...many(2001, undo)] }),
  },
  {
    name: 'lists in lists in lists',
    says: /nested deeper than 32 levels/,
    text: (exported) =>
      withSetup(exported, { carry: 0 }).replace('"carry":0', `"carry":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  },
  {
    name: 'a list of two million dice',
    says: /more than 1,000,000 values/,
    text: (exported) => changed(exported, { log: [{ ...exported.log[0], luck: many(2_000_000, 6) }] }),
  },
  {
    name: 'a text as long as a shelf of books',
    says: /a text of more than 500,000 letters/,
    text: (exported) => changed(exported, { hash: 'x'.repeat(600_000) }),
  },
  {
    name: 'a name as long as a page',
    says: /“names.0” must be at most 200/,
    text: (exported) => changed(exported, { names: exported.names.map(() => 'x'.repeat(10_000)) }),
  },
  {
    name: 'numbers that are none',
    says: /“log.0.at” must be /,
    text: (exported) => changed(exported, { log: [{ ...exported.log[0], at: 1 }] }).replace('"at":1', '"at":1e308'),
  },
  {
    name: 'seats without end',
    says: /is for .* players, not 9007199254740991/,
    text: (exported) => withSetup(exported, { seats: Number.MAX_SAFE_INTEGER }),
  },
  {
    name: 'a key that is the prototype, in the options',
    says: /No exported match has a part “__proto__”/,
    text: (exported) =>
      withSetup(exported, { options: {} }).replace('"options":{}', '"options":{"__proto__":{"isAdmin":true}}'),
  },
  {
    name: 'a key that is the prototype, in an action',
    says: /No exported match has a part “__proto__”/,
    text: (exported) => JSON.stringify(exported).replace('"action":{', '"action":{"__proto__":{"kind":"pass"},'),
  },
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', 'x'.repeat(100_000)].map((game) => ({
    name: `a game called ${game.slice(0, 20)}`,
    says: /(is not on this shelf|is a match of)/,
    text: (exported: AnyExport) => changed(exported, { header: { ...exported.header, game } }),
  })),
  {
    name: 'an outcome of nothing',
    says: /“outcome.places” must be an array/,
    text: (exported) => changed(exported, { outcome: {} }),
  },
]

/** Harm that is only seen while it is played: it may be looked at as far as it goes, and is not true. */
export const PLAYED_AND_FALSE: readonly Hostile[] = [
  {
    name: 'a log that never comes to an end',
    says: /(the rules make no such entry|refused|not over)/,
    text: (exported) =>
      changed(exported, { log: [exported.log[0], ...many(19_999, { kind: 'wake', at: 0, luck: [] })] }),
  },
  {
    name: 'undos of what nobody did',
    says: /nothing you may take back/,
    text: (exported) => changed(exported, { log: [exported.log[0], ...many(900, undo)] }),
  },
  {
    name: 'a clock at the end of time',
    says: /(the rules|the log|refused|late|clock|early)/,
    text: (exported) =>
      changed(exported, { log: [exported.log[0], { kind: 'wake', at: Number.MAX_SAFE_INTEGER, luck: [] }] }),
  },
]
