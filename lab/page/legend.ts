import { MARKS, type Mark, markIcon } from '../drawing/marks.ts'
import { type DrawnElement, draw } from '../drawing/node.ts'
import type { Played } from './section.ts'

/** How a rule set is marked among those that stand side by side. */
export const markOf = (place: number): Mark => (place === 0 ? MARKS.a : MARKS.b)

/** Nothing where there is one rule set alone: there is nothing to tell apart. */
export const legendOf = (sides: readonly Played[]): readonly DrawnElement[] =>
  sides.length < 2 ? [] : [legend(sides.map(({ ruleSet }, place) => ({ mark: markOf(place), text: ruleSet.name })))]

export const legend = (items: readonly { readonly mark: Mark; readonly text: string }[]): DrawnElement =>
  draw(
    'p',
    { class: 'lab-legend' },
    items.map(({ mark, text }) => draw('span', {}, [markIcon(mark), text])),
  )
