import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MARKET, STARTER } from '../../rules/cards.ts'
import { EFFECTS, JAM, KINDS, REST } from '../../rules/effects.ts'
import { SHIP_NAMES } from '../../rules/ships.ts'
import type { Harm } from '../stage/props.ts'
import * as art from './index.ts'

const html = (drawing: ReactElement) => renderToStaticMarkup(drawing)

const MOODS = ['calm', 'worried', 'hit', 'proud'] as const
const CARDS = [...STARTER, ...MARKET]
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]
const LOOKS = ['plate', 'drone', 'phase', 'bulwark'] as const
const HARMS: readonly Harm[] = ['none', 'holds', 'breaks', 'flips', 'lost', 'saved']

/** Whatever all of them draw, no two may draw the same. */
function differ(drawings: readonly ReactElement[]): void {
  expect(new Set(drawings.map(html)).size).toBe(drawings.length)
}

/** Coordinates that nobody computed. */
const BROKEN = /NaN|undefined|Infinity/

const ship = (number: number, face: { suited?: boolean; mood?: art.ShipMood; shield?: art.ShieldFace } = {}) => (
  <art.GoatShip
    ship={number}
    suited={face.suited ?? true}
    shield={face.shield ?? null}
    mood={face.mood ?? 'calm'}
    accent="teal"
  />
)

const plates = (shield: art.ShieldFace) => html(ship(0, { shield })).match(/data-part="shield"/g)?.length ?? 0

describe('goat ships', () => {
  const ships = SHIP_NAMES.map((_, number) => number)

  it('each of the sixteen names has a goat of its own, with and without its suit', () => {
    differ(ships.flatMap((number) => [ship(number, { suited: true }), ship(number, { suited: false })]))
  })

  it('a ship beyond the sixteen looks like the one it is named after', () => {
    expect(html(ship(16 + 3))).toBe(html(ship(3)))
  })

  it('shows how it feels, in its suit and bare', () => {
    differ([true, false].flatMap((suited) => MOODS.map((mood) => ship(5, { suited, mood }))))
  })

  it('wears the colour of its owner on both sides', () => {
    expect(html(ship(0, { suited: true }))).toContain('teal')
    expect(html(ship(0, { suited: false }))).toContain('teal')
  })

  it('SG-5.1 one plate stands before the nose for each point of strength, and a ghost for each that is gone', () => {
    expect(LOOKS.map((look) => plates({ look, strength: 1 }))).toEqual([1, 1, 1, 1])
    expect(plates({ look: 'bulwark', strength: 2 })).toBe(2)
    expect(plates({ look: 'plate', strength: 1, full: 2 })).toBe(2)
    differ([
      ship(0, { shield: { look: 'plate', strength: 1, full: 2 } }),
      ship(0, { shield: { look: 'plate', strength: 2 } }),
    ])
    differ(LOOKS.map((look) => ship(0, { shield: { look, strength: 1 } })))
  })

  it('looks the other way', () => {
    const facing = (side: 'left' | 'right') => (
      <art.GoatShip ship={0} suited={true} shield={null} mood="calm" accent="teal" facing={side} />
    )
    differ([facing('left'), facing('right')])
  })
})

describe('cards', () => {
  it('each card of the box has a picture of its own', () => {
    expect(CARDS).toHaveLength(29)
    differ(CARDS.map(({ id, effect }) => <art.CardArt key={id} card={id} effect={effect} />))
  })

  it('SG-R25 a card of another set is drawn by its effect, like a card of the box that does the same', () => {
    const foreign = html(<art.CardArt card="X1" effect={EFFECTS.destroy_1_ship_ignore_shields} />)
    expect(foreign).toBe(html(<art.CardArt card="RK03" effect={EFFECTS.destroy_1_ship_ignore_shields} />))
  })

  it('SG-R25 every effect has a picture, also those of no card in the box', () => {
    const effects = [...Object.values(EFFECTS), JAM, REST]
    differ(effects.map((effect) => <art.CardArt key={JSON.stringify(effect)} card="X1" effect={effect} />))
  })

  it('rockets in flight differ by their cards, and an unknown one flies too', () => {
    const fired = CARDS.filter(({ effect }) => effect.kind === 'rocket')
    differ(fired.map(({ id }) => <art.FlyingRocket key={id} card={id} />))
    expect(html(<art.FlyingRocket card="X1" />)).toBe(html(<art.FlyingRocket card="RK01" />))
  })
})

describe('captains', () => {
  const colourless = (drawing: ReactElement) => html(drawing).replaceAll(/--seat-\d/g, '')

  it('there is one for every seat, with five faces, told apart without colour too', () => {
    const faces = SEATS.flatMap((seat) =>
      [...MOODS, 'out' as const].map((mood) => <art.Portrait key={mood} seat={seat} mood={mood} />),
    )
    expect(new Set(faces.map(colourless)).size).toBe(faces.length)
  })

  it('wins and drifts in the colour of the seat', () => {
    for (const seat of SEATS) {
      expect(html(<art.VictoryScene seat={seat} />)).toContain(`--seat-${seat + 1}`)
      expect(html(<art.EmptyFleet seat={seat} />)).toContain(`--seat-${seat + 1}`)
    }
  })
})

describe('the bank', () => {
  const pods = (count: number, hasScout = false) => html(<art.PodStack count={count} hasScout={hasScout} />)
  const bodies = (markup: string) => markup.match(/M13 7V3h14v4/g)?.length ?? 0

  it('is a stack of as many pods as it has cards, a scout counting as one', () => {
    expect([0, 1, 4].map((count) => bodies(pods(count)))).toEqual([0, 1, 4])
    expect(bodies(pods(4, true))).toBe(3)
  })

  it('lies in a row where there is no height', () => {
    expect(bodies(html(<art.PodStack count={3} lies="in a row" />))).toBe(3)
  })
})

describe('everything', () => {
  it('signs differ', () => {
    differ(KINDS.map((kind) => <art.KindIcon key={kind} kind={kind} />))
    differ(HARMS.map((harm) => <art.OutcomeIcon key={harm} harm={harm} />))
    differ([<art.StrengthPip key="full" />, <art.StrengthPip key="gone" isGone={true} />])
  })

  it('is decoration, and every coordinate is a number', () => {
    const drawings = [
      ...CARDS.map(({ id, effect }) => <art.CardArt key={id} card={id} effect={effect} />),
      ...SHIP_NAMES.map((_, number) => ship(number, { shield: { look: 'drone', strength: 1 } })),
      ...LOOKS.map((look) => ship(0, { shield: { look, strength: 1, full: 2 } })),
      <art.Portrait key="portrait" seat={0} mood="out" />,
      <art.CardBack key="back" />,
      <art.HandSign key="hand" />,
      <art.PodStack key="pods" count={0} />,
      <art.FlyingRocket key="rocket" card="RK05" />,
      <art.Burst key="burst" tone="red" isHot={true} />,
      <art.SpeedLines key="lines" />,
      <art.Wreckage key="wreckage" />,
      <art.EmptyFleet key="empty" seat={0} />,
      <art.VictoryScene key="victory" seat={0} />,
      <art.DrawScene key="draw" />,
    ].map(html)
    expect(drawings.filter((drawing) => !drawing.includes('aria-hidden="true"'))).toEqual([])
    expect(drawings.filter((drawing) => BROKEN.test(drawing))).toEqual([])
  })
})
