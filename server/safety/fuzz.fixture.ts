import { type Chance, fastChance, pick } from '@starboard/kernel'

/** One of each message that a client may send, as tables and seats go. */
export const validMessages = (tables: readonly string[], actions: readonly object[]): readonly object[] =>
  tables.flatMap((table) => [
    { kind: 'watch', table },
    { kind: 'watch', table, since: 3, print: 12345, chatSince: 1 },
    { kind: 'unwatch', table },
    { kind: 'ping', sent: 1 },
    ...[
      { kind: 'sit' },
      { kind: 'sit', seat: 1, seed: 'my own luck', options: {} },
      { kind: 'stand' },
      { kind: 'ready', ready: true },
      { kind: 'configure', seats: 3, options: { distance: 20 }, isOpen: true, time: { kind: 'live', seconds: 30 } },
      { kind: 'configure', time: { kind: 'slow', days: 2 }, standIn: 'random', onTimeout: 'bot', fixedWindows: true },
      { kind: 'bot', seat: 2, level: 'random' },
      { kind: 'bot', seat: 2, level: null },
      { kind: 'kick', seat: 0 },
      { kind: 'mute', person: 'somebody', muted: true },
      { kind: 'remove', person: 'somebody' },
      { kind: 'admit', person: 'somebody', welcome: true },
      { kind: 'start' },
      { kind: 'undo' },
      { kind: 'chat', text: 'Hello' },
      { kind: 'point', at: 'seat 2' },
      { kind: 'pause', agree: true },
      { kind: 'resume' },
      { kind: 'takeOver', seat: 1 },
      { kind: 'rematch' },
      ...actions.map((action) => ({ kind: 'act', decision: '1:main', action })),
    ].map((command) => ({ kind: 'do', table, id: 'a-b-c', command })),
  ])

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  15,
  16,
  0.5,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  ' ',
  '0',
  'kind',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\uD800',
  '\u202E',
  '👾'.repeat(30),
  'x'.repeat(70),
  'x'.repeat(3000),
  '../../etc/passwd',
  "'; drop table log; --",
  '<script>alert(1)</script>',
  '\u0024{7*7}',
  [],
  [[]],
  {},
  { kind: 'ping', sent: 1 },
  { length: 5 },
  { toJSON: 1 },
  JSON.parse('{"then":1}'),
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { constructor: { prototype: { isAdmin: true } } },
]

/** Of parts that nobody asked for. */
const NAMES = VALUES.filter((value) => typeof value === 'string').map((name) => name.slice(0, 40))

const GARBAGE: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"kind"',
  '[]',
  '{}',
  '{',
  '}',
  '[',
  '{"kind"',
  '{"kind":}',
  '{"kind":"ping","sent":1}{"kind":"ping","sent":1}',
  '{"kind":"ping","sent":01}',
  "{'kind':'ping','sent':1}",
  '{"kind":"ping","sent":1,}',
  '{"kind":"ping","sent":0x1}',
  '{"kind":"ping","sent":Infinity}',
  '\uFEFF{"kind":"ping","sent":1}',
  '{"kind":"ping","kind":"watch","sent":1}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `{"kind":"ping","sent":${'9'.repeat(400)}}`,
  `"${'\\u0000'.repeat(500)}"`,
  'GET / HTTP/1.1\r\n\r\n',
  '\u0000\u0001\u0002',
]

interface Act {
  readonly kind: string
  readonly action: unknown
}

/** Makes messages that are almost right, and some that are not at all. The same seed makes the same ones. */
export class MessageFuzz {
  readonly #random: Chance
  #material: readonly object[]
  #made = 0

  constructor(seed: string, material: readonly object[]) {
    this.#random = fastChance(seed)
    this.#material = material
  }

  learn(material: readonly object[]): void {
    this.#material = material
  }

  next(): string {
    const way = this.#random.below(100, 'fuzz')
    if (way < 8) return this.#pick(GARBAGE)
    if (way < 45 && this.#acts.length > 0) return this.#almostAct()
    const message = this.#fresh(this.#pick(this.#material))
    if (way < 55) return this.#scrambled(JSON.stringify(message))
    if (way < 70) return JSON.stringify(message)
    return JSON.stringify(this.#changedOften(message)) ?? 'undefined'
  }

  get #acts(): readonly object[] {
    return this.#material.filter((message) => 'command' in message && (message.command as Act).kind === 'act')
  }

  /** An envelope in order, and an action in it that is a little wrong, or now and then nothing is: the match goes on. */
  #almostAct(): string {
    const message = this.#fresh(this.#pick(this.#acts)) as { command: Act }
    if (this.#random.below(6, 'fuzz') === 0) return JSON.stringify(message)
    const command = { ...message.command, action: this.#changedOften(message.command.action) }
    return JSON.stringify({ ...message, command })
  }

  /** What was sent before would only be answered as before. */
  #fresh(message: object): object {
    return 'id' in message ? { ...structuredClone(message), id: `fuzz-${++this.#made}` } : structuredClone(message)
  }

  #changedOften(value: unknown): unknown {
    let changed = value
    for (let count = 0; count < 1 + this.#random.below(3, 'fuzz'); count++) changed = this.#changed(changed)
    return changed
  }

  #pick<X>(some: readonly X[]): X {
    return pick(some, this.#random, 'fuzz')
  }

  /** One thing in it is different: deep inside rather than outside. */
  #changed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return this.#otherThan(value)
    const parts = Object.entries(value)
    const way = this.#random.below(20, 'fuzz')
    if (parts.length === 0 || way === 0) return this.#pick(VALUES)
    const [name, part] = this.#pick(parts)
    if (way === 1) return Object.fromEntries(parts.filter(([other]) => other !== name))
    if (way === 2) return { ...value, [this.#pick(NAMES)]: this.#pick(VALUES) }
    if (way === 3) return { ...value, [name]: [part, part] }
    if (way === 4) return { ...value, [name]: this.#pick(VALUES) }
    if (way === 5) return [value]
    return Array.isArray(value)
      ? value.with(Number(name), this.#changed(part))
      : { ...value, [name]: this.#changed(part) }
  }

  #otherThan(value: unknown): unknown {
    if (typeof value === 'number')
      return this.#pick([value + 1, value - 1, -value, value + 0.5, 1e9, `${value}`, value * 2])
    if (typeof value === 'string')
      return this.#pick([`${value}x`, value.slice(1), value.toUpperCase(), this.#pick(VALUES)])
    return typeof value === 'boolean' ? !value : this.#pick(VALUES)
  }

  /** Text with a few characters wrong. */
  #scrambled(text: string): string {
    const letters = [...text]
    for (let count = 0; count < 1 + this.#random.below(4, 'fuzz'); count++) {
      const place = this.#random.below(letters.length + 1, 'fuzz')
      const insert = this.#pick([
        '"',
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '\\',
        '0',
        '-',
        'e',
        ' ',
        '\u0000',
        '\uFFFF',
        'null',
      ])
      letters.splice(place, this.#random.below(3, 'fuzz'), insert)
    }
    return letters.join('')
  }
}
