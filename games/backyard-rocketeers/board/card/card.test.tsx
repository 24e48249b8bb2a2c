import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DESIGN_IDS } from '../../rules/cards/catalogue.ts'
import { CARD_LINES, CardBack, CardFace, type PrintedCard } from './index.ts'

const html = (drawing: ReactElement) => renderToStaticMarkup(drawing)
const words = (drawing: ReactElement) =>
  html(drawing)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const STAGING: PrintedCard = {
  id: 'staging',
  name: 'Staging',
  kind: 'component',
  levels: [1],
  tier: null,
  strength: 1,
  isCovert: true,
}
const ROVER: PrintedCard = {
  id: 'second-hand-mars-rover',
  name: 'Second-Hand Mars Rover',
  kind: 'component',
  levels: [3],
  tier: 2,
  strength: 0,
}

describe('the face of a card', () => {
  it('says in words what it shows in signs', () => {
    expect(words(<CardFace card={STAGING} />)).toMatch(/Part.*Strength.*1.*Earth.*Staging.*Covert.*15.km.*thruster/)
    expect(words(<CardFace card={ROVER} />)).toMatch(/Part.*Second-hand.*Mars.*Second-Hand Mars Rover.*5.km/)
  })

  it('shows a strength only where there is one', () => {
    expect(words(<CardFace card={ROVER} />)).not.toContain('Strength')
  })

  it('says why it cannot be played instead of what it does', () => {
    const refused = words(<CardFace card={ROVER} refusal="One part a turn. BR-2.4" text="5 km more" />)
    expect(refused).toContain('One part a turn. BR-2.4')
    expect(refused).not.toContain('5 km more')
  })

  it('keeps its name when it is tiny', () => {
    expect(html(<CardFace card={STAGING} size="tiny" />)).toContain('title="Staging"')
  })
})

it('every design has a line that fits two rows of a card', () => {
  expect(Object.keys(CARD_LINES).toSorted()).toEqual(DESIGN_IDS.toSorted())
  const long = Object.values(CARD_LINES).filter(([text]) => text.length > 36)
  expect(long).toEqual([])
})

it('each deck has a back of its own', () => {
  expect(new Set(([1, 2, 3] as const).map((level) => html(<CardBack level={level} />))).size).toBe(3)
})
