import { mutedCtx } from '@starboard/bots'
import { isRefusal, setupWith } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { type ShelfEntry, shelf } from './shelf.ts'

/** Options that name one of the seats, whatever a game calls them. */
const seatRows = ({ game }: ShelfEntry) => game.options.form.filter(({ name }) => /seat$/i.test(name))

const named = shelf.filter((entry) => seatRows(entry).length > 0)

it('finds games where a seat can be named', () => expect(named.length).toBeGreaterThan(1))

describe.each(named.map((entry) => [entry.game.meta.id, entry] as const))('%s', (_id, entry) => {
  const { game } = entry
  const [least, most] = game.meta.seats

  it('names seats from the first, which is 1, to the last that a table can have', () => {
    for (const { values = [] } of seatRows(entry))
      expect(values.filter((value) => typeof value === 'number')).toEqual(
        Array.from({ length: most }, (_, place) => place + 1),
      )
  })

  it('takes every seat of a small table, and none behind it', () => {
    for (const { name } of seatRows(entry)) {
      const isRefused = (seat: number): boolean => {
        const options = game.options.read({ [name]: seat })
        return isRefusal(options) || isRefusal(setupWith(game, options, { seats: least, bots: [] }))
      }
      for (let seat = 1; seat <= least; seat++) expect(isRefused(seat)).toBe(false)
      for (const seat of [0, least + 1]) expect(isRefused(seat)).toBe(true)
    }
  })

  it('tells the lab that the named seat acts first, and that the turn goes round from it', () => {
    for (const { name } of seatRows(entry)) {
      const options = game.options.read({ [name]: 2 })
      const setup = isRefusal(options) ? options : setupWith(game, options, { seats: 4, bots: [] })
      if (isRefusal(setup)) throw new Error(setup.text)
      const order = game.lab?.starts?.of(game.setup(setup, mutedCtx('lab'))) ?? []
      expect(order).toEqual([4, 1, 2, 3])
    }
  })
})
