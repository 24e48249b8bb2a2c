import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DESIGN_IDS as DESIGNS, nameOf } from '../../rules/cards/catalogue.ts'
import * as art from './index.ts'
import { INK } from './palette.ts'
import { PICTURES } from './pictures.ts'
import { DAMAGES } from './rocket-parts.ts'

const html = (drawing: ReactElement) => renderToStaticMarkup(drawing)

/** Whatever all of them draw, no two may draw the same. */
function differ(drawings: readonly ReactElement[]): void {
  expect(new Set(drawings.map(html)).size).toBe(drawings.length)
}

/** Coordinates that nobody computed. */
const BROKEN = /NaN|undefined|Infinity/

/** Another coat of paint is no other drawing: only the shapes are compared. */
const shapesOf = (drawing: ReactElement) =>
  html(drawing)
    .match(/ (d|transform)="[^"]*"/g)
    ?.join() ?? ''

const TIERS = [1, 2, 3] as const
const KINDS = ['nose-cone', 'fuselage', 'stabilizer-fins', 'thruster'] as const
const EXTRAS: readonly art.Extra[] = [
  ...TIERS.map((tier) => ({ kind: 'boosters', tier }) as const),
  { kind: 'staging' },
  { kind: 'defense-missile' },
  { kind: 'defense-asteroid' },
  { kind: 'face-down' },
]

describe('the pictures of the cards', () => {
  it('each of the 89 designs has one, and nothing else has', () => {
    expect(DESIGNS).toHaveLength(89)
    expect(Object.keys(PICTURES).toSorted()).toEqual(DESIGNS.toSorted())
  })

  it('no two designs share a drawing, not even in other colours', () => {
    const shapes = DESIGNS.filter(art.isDesignId).map((card) => shapesOf(<art.CardArt card={card} />))
    expect(new Set(shapes).size).toBe(DESIGNS.length)
  })

  it.each(DESIGNS)('%s is drawn with numbers and inks that exist', (card) => {
    if (!art.isDesignId(card)) throw new Error(`No picture of ${card}`)
    const drawn = html(<art.CardArt card={card} />)
    expect(drawn).not.toMatch(BROKEN)
    expect(drawn).toContain(INK.line)
  })

  it('the sheet shows all of them by name', () => {
    const sheet = html(<art.ArtSheet nameOf={(id) => nameOf(`${id}@1`)} />)
    expect(sheet).not.toMatch(BROKEN)
    for (const name of DESIGNS.map((id) => nameOf(`${id}@1`)))
      expect(sheet).toContain(html(<figcaption>{name}</figcaption>))
  })
})

describe.each([
  ['a rocket', art.RocketDrawing],
  ['a small rocket', art.MiniRocket],
] as const)('%s', (_, Rocket) => {
  it('shows every part in three tiers', () => {
    differ([
      <Rocket key="none" parts={{}} />,
      ...KINDS.flatMap((kind) => TIERS.map((tier) => <Rocket key={`${kind}${tier}`} parts={{ [kind]: tier }} />)),
    ])
  })

  it('a tier has another shape, not only another colour', () => {
    const shapes = KINDS.flatMap((kind) => TIERS.map((tier) => shapesOf(<Rocket parts={{ [kind]: tier }} />)))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('shows boosters of three tiers, and that something is face down', () => {
    const shown = EXTRAS.filter(({ kind }) => kind === 'boosters' || kind === 'face-down')
    differ(shown.map((extra) => <Rocket key={JSON.stringify(extra)} parts={{ extras: [extra] }} />))
  })

  it('looks the worse the more it was hit', () => {
    const parts = { fuselage: 1 } as const
    differ([
      <Rocket key="holed" parts={parts} damage="holed" />,
      <Rocket key="burning" parts={parts} damage="burning" />,
      <Rocket key="none" parts={parts} />,
    ])
  })
})

describe('a rocket on its pad', () => {
  it('shows every optional part, on either side', () => {
    differ(EXTRAS.map((extra) => <art.RocketDrawing key={JSON.stringify(extra)} parts={{ extras: [extra] }} />))
    const parcel = { kind: 'face-down' } as const
    differ([
      <art.RocketDrawing key="left" parts={{ extras: [parcel] }} />,
      <art.RocketDrawing key="both" parts={{ extras: [parcel, parcel] }} />,
    ])
  })

  it('has four states of damage', () => {
    differ(DAMAGES.map((damage) => <art.RocketDrawing key={damage} parts={{ fuselage: 2 }} damage={damage} />))
  })

  it('outlines the required parts that are missing, and no others', () => {
    const drawn = html(<art.RocketDrawing parts={{ fuselage: 2, thruster: 1 }} hasGaps />)
    expect(drawn.match(/data-gap="[^"]*"/g)).toEqual(['data-gap="stabilizer-fins"', 'data-gap="nose-cone"'])
  })

  it('under its sheet all rockets look alike', () => {
    expect(html(<art.RocketDrawing parts={{ fuselage: 1 }} isHidden />)).toBe(
      html(<art.RocketDrawing parts={{ thruster: 3 }} isHidden />),
    )
  })
})

describe('places', () => {
  it('a broken rover differs from one that drives, in every tier', () => {
    differ(
      TIERS.flatMap((tier) => [
        <art.Rover key={`${tier}`} tier={tier} />,
        <art.Rover key={`${tier}x`} tier={tier} isBroken />,
      ]),
    )
  })

  it('on the strip Earth is left, Mars is right, and every km is as long as the other', () => {
    const strip = { width: 800, height: 128 }
    const [start, middle, end] = [180, 90, 0].map((km) => art.xAtKm(strip, km))
    expect([start, middle, end]).toEqual([64, 400, 736])
  })
})
