import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Box, placeOfBubble, type Spared } from './placing.ts'
import css from './popover.module.css'

interface PopoverProps {
  /** What it stands beside. It stays there while the page scrolls. */
  readonly anchor: Element
  /** What it must not cover as well, such as a finger. */
  readonly finger?: Box | null
  /** A pointer goes through it, except to its buttons. */
  readonly children: ReactNode
}

/** A word beside a piece, in the top layer: nothing cuts it off, nothing moves for it. Open as long as it is drawn. */
export function Popover({ anchor, finger = null, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.showPopover?.(), [])
  useBeside(ref, anchor, finger)
  return (
    <div ref={ref} popover="manual" className={css.popover}>
      {children}
    </div>
  )
}

function useBeside(ref: RefObject<HTMLElement | null>, anchor: Element, finger: Box | null): void {
  const settle = useEffectEvent(() => {
    if (ref.current !== null) place(ref.current, anchor.getBoundingClientRect(), finger)
  })
  // After every drawing: the text may be another, and the piece elsewhere.
  useLayoutEffect(() => settle())
  useEffect(() => {
    const follow = () => settle()
    addEventListener('scroll', follow, FOLLOWING)
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, FOLLOWING)
      removeEventListener('resize', follow)
    }
  }, [])
}

const FOLLOWING = { capture: true, passive: true } as const

/** Covering the piece or the finger on it is worst; what answers the question of the moment is missed, and a hand. */
const PIECE = 1000
const ANSWERS = 10
const HAND = 1

function place(popover: HTMLElement, target: Box, finger: Box | null): void {
  const spared = [target, ...(finger === null ? [] : [finger])].map((box) => ({ box, weight: PIECE }))
  const { left, top } = placeOfBubble({
    bubble: { width: popover.offsetWidth, height: popover.offsetHeight },
    screen: { width: innerWidth, height: innerHeight },
    target: finger ?? target,
    spared: [...spared, ...sparedBy('[data-mood]', ANSWERS), ...sparedBy('[data-tray]', HAND)],
  })
  popover.style.left = `${left}px`
  popover.style.top = `${top}px`
}

const sparedBy = (selector: string, weight: number): readonly Spared[] =>
  [...document.querySelectorAll(selector)].map((part) => ({ box: part.getBoundingClientRect(), weight }))
