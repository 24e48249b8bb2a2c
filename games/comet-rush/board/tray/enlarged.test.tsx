import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { textOf } from '../../rules/card-texts.ts'
import type { Card } from '../../rules/cards.ts'
import { PaperCard } from '../film/acts.tsx'
import { recorded } from '../model/recorded.fixture.ts'
import { cardText } from './card-texts.ts'
import { enlarged } from './enlarged.tsx'

const PRINTED = { sabotageOnMiss: 'final', regulatoryReviewOnReady: false } as const
const CHANGED = { sabotageOnMiss: 'reroll', regulatoryReviewOnReady: true } as const

afterEach(cleanup)

function viewUnder(options: typeof PRINTED | typeof CHANGED) {
  const [moment] = recorded({ seats: 2, seed: 1, bot: 'random' })
  if (moment === undefined) throw new Error('Nothing was recorded.')
  const { view } = moment.after
  return { ...view, options: { ...view.options, ...options } }
}

it.each(['sabotage-construction', 'regulatory-review'] satisfies Card[])(
  'says what %s does under the options in force, enlarged and in the film',
  (card) => {
    expect(textOf(card, CHANGED)).not.toBe(textOf(card, PRINTED))
    for (const options of [PRINTED, CHANGED]) {
      const view = viewUnder(options)
      const large = enlarged(card, view)
      expect(large?.text).toContain(textOf(card, options))
      for (const face of [large?.face, <PaperCard key={card} card={card} view={view} />]) {
        const { container } = render(face)
        expect(container.textContent).toContain(cardText(card, options))
        cleanup()
      }
    }
  },
)
