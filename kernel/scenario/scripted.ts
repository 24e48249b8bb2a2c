import { bug } from '../contract/bug.ts'
import {
  type Bag,
  type CardRow,
  cardNamed,
  DICE,
  type Luck,
  type LuckSource,
  type Streams,
  takeCardNamed,
} from '../luck/chance.ts'

/** Luck written down beforehand: dice by their pips, numbers as they are, cards by name. */
export interface Scripted extends LuckSource {
  /** What comes next, in order of use. */
  load(luck: readonly Luck[]): void
  /** Everything loaded must have been used. */
  finish(): void
}

export function scriptedChance(luck: readonly Luck[] = []): Scripted {
  let queue = [...luck]
  const used: Record<string, number> = {}

  function next(stream: string, asked: string): Luck {
    const value = queue.shift()
    if (value === undefined) return bug(`No luck is left: ${asked} was asked for and nothing is scripted.`)
    used[stream] = (used[stream] ?? 0) + 1
    return value
  }

  function draw<C extends string>(stream: string, from: Readonly<Bag<C>> | CardRow<C>): C {
    const asked = `a card of “${stream}”`
    return cardOf(next(stream, asked), asked, from)
  }

  return {
    load(more) {
      queue = [...more]
    },
    finish() {
      if (queue.length > 0) bug(`Luck is left over: ${queue.map(show).join(', ')} was never asked for.`)
    },
    d6() {
      return numberWithin(next(DICE, 'a die'), { asked: 'a die', least: 1, most: 6 })
    },
    below(n, stream) {
      const asked = `a number below ${n} of “${stream}”`
      return numberWithin(next(stream, asked), { asked, least: 0, most: n - 1 })
    },
    draw,
    take(stream, row) {
      const card = draw(stream, row)
      return takeCardNamed(row, card) ?? card
    },
    touch() {},
    streams: (): Streams => ({ ...used }),
  }
}

function numberWithin(value: Luck, { asked, least, most }: { asked: string; least: number; most: number }): number {
  const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
  return fits ? value : bug(`${asked} was asked for (${least} to ${most}), but ${show(value)} was next.`)
}

function cardOf<C extends string>(value: Luck, asked: string, from: Readonly<Bag<C>> | CardRow<C>): C {
  const problem = () => bug(`${asked} was asked for, but ${show(value)} was next; there are ${contentsOf(from)}.`)
  return cardNamed(from, value) ?? problem()
}

function contentsOf<C extends string>(from: Readonly<Bag<C>> | CardRow<C>): string {
  const cards: readonly (readonly [card: string, count: number])[] = Array.isArray(from)
    ? [...new Set(from)].map((card) => [card, from.filter((other) => other === card).length])
    : Object.entries<number>(from as Bag<C>).filter(([, count]) => count !== 0)
  return cards.map(([card, count]) => `${count} × ${card}`).join(', ') || 'no cards'
}

const show = (value: Luck): string => JSON.stringify(value)
