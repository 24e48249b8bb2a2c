import type { GameTypes } from '@starboard/kernel'
import { cleanup } from '@testing-library/react'
import { type BoardFor, redrawing } from '../board.fixture.tsx'
import type { Moment } from '../recorded.fixture.ts'

const WIDTHS = [390, 1024]

/** What does not explain itself to a player at the start of a match, in its middle and at its end, on phone and desk. */
export function unexplainedIn<T extends GameTypes>(
  moments: readonly Moment<T>[],
  boardFor: BoardFor<T>,
): readonly string[] {
  const mine = moments.filter(({ viewer }) => viewer === 0)
  const shown = [mine.at(0), mine.at(mine.length / 2), mine.at(-1)].flatMap((moment) => moment ?? [])
  const found = WIDTHS.flatMap((width) => {
    cleanup()
    setWidth(width)
    const show = redrawing()
    return shown.flatMap(({ viewer, after }) => {
      show(boardFor(after, viewer))
      return unexplained()
    })
  })
  return [...new Set(found)]
}

const setWidth = (width: number): void => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  happyDOM.setViewport({ width })
}

/**
 * What can be reached on a board and does not say what it is: all that takes the focus in the rail, on the stage and in
 * the tray, but for the parts that only hold others, and ways to a rule.
 */
export const unexplained = (): readonly string[] =>
  reachable()
    .filter((piece) => !isDescribed(piece))
    .map((piece) => `${piece.tagName.toLowerCase()}.${piece.getAttribute('class')}: ${heardOf(piece)}`)

const FOCUSABLE = 'button, a[href], input, select, [tabindex]'
const HOLDERS = 'section, ul, ol, [role="group"], [role="grid"]'

const reachable = (): readonly Element[] =>
  [...document.querySelectorAll('[data-walk]')]
    .flatMap((part) => [...part.querySelectorAll(FOCUSABLE)])
    .filter((piece) => piece.hasAttribute('data-lies') || !(piece.matches(HOLDERS) || isRuleLink(piece)))

const isRuleLink = (piece: Element): boolean => /^Read rule /.test(piece.getAttribute('aria-label') ?? '')

/** Said after the name, and not the name again. */
function isDescribed(piece: Element): boolean {
  const description = tidy(describedBy(piece) ?? piece.getAttribute('aria-description') ?? '')
  return description.length > MOST_A_NAME && !heardOf(piece).includes(description)
}

const MOST_A_NAME = 12

function describedBy(piece: Element): string | undefined {
  const ids = piece.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.flatMap((id) => document.getElementById(id)?.textContent ?? [])
  return texts.length === 0 ? undefined : texts.join(' ')
}

const heardOf = (piece: Element): string => tidy(piece.getAttribute('aria-label') ?? piece.textContent ?? '')

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
