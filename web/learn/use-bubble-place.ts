import { type Box, type Corner, placeOfBubble, type Spared } from '@starboard/screen/pieces/placing.ts'
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Covering a piece that the step is about, or what answers it, is worst; a hand of cards is missed as well. */
const PIECE = 1000
const ANSWERS = 100
const HAND = 10
/** What is said above a button that may not be pressed. */
const TIPS = 20
const TIPS_HEIGHT = 64
const HEADER = 1
/** Where there is room beside the board, that is better than over it, unless it is far. */
const BOARD = 0.01

/** So far a piece may move, with a board that settles, before the bubble follows it. */
const STILL = 12

interface BubblePlace {
  readonly ref: RefObject<HTMLElement | null>
  /** Where the bubbles of this lesson stood last. */
  readonly last: RefObject<Corner | null>
  find(): readonly Element[]
}

/** Stands beside its piece, and stays there as long as the piece does. */
export function useBubblePlace({ ref, last, find }: BubblePlace): void {
  const look = useEffectEvent((before: string): string => {
    const pieces = find().map((piece) => piece.getBoundingClientRect())
    const now = roughly(pieces)
    if (now !== before) last.current = place(ref.current, pieces, last.current)
    return now
  })
  useLayoutEffect(() => {
    let frame = 0
    let before = look('')
    const follow = () => {
      before = look(before)
      frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [])
}

const roughly = (pieces: readonly Box[]): string =>
  [innerWidth, innerHeight, ...pieces.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom])]
    .map((value) => Math.round(value / STILL))
    .join(' ')

function place(bubble: HTMLElement | null, pieces: readonly Box[], before: Corner | null): Corner | null {
  if (bubble === null) return before
  const corner = placeOfBubble({
    bubble: { width: bubble.offsetWidth, height: bubble.offsetHeight },
    screen: { width: innerWidth, height: innerHeight },
    target: pieces.at(-1) ?? null,
    spared: sparedWith(pieces),
    before,
  })
  bubble.style.left = `${corner.left}px`
  bubble.style.top = `${corner.top}px`
  return corner
}

function sparedWith(pieces: readonly Box[]): readonly Spared[] {
  const of = (selector: string, weight: number): readonly Spared[] =>
    [...document.querySelectorAll(selector)].map((thing) => ({ box: thing.getBoundingClientRect(), weight }))
  const answers = of('[aria-label="What is decided now"]', ANSWERS)
  return [
    ...pieces.map((box) => ({ box, weight: PIECE })),
    ...answers,
    ...answers.map(({ box: { left, right, top } }) => ({
      box: { left, right, top: top - TIPS_HEIGHT, bottom: top },
      weight: TIPS,
    })),
    ...of('[data-tray]', HAND),
    ...of('main > header', HEADER),
    ...of('[data-board]', BOARD),
  ]
}
