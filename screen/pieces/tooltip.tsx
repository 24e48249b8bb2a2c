import { type CSSProperties, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import css from './tooltip.module.css'

interface TooltipProps {
  readonly text: ReactNode
  readonly tone?: 'plain' | 'harm'
  /** A control; it is described by the text. */
  readonly children: ReactNode
}

/** Long enough to reach a link inside it. */
const LINGER_MS = 180
/** Below, where there is no room above. */
const NEEDED_ABOVE = 110

/** A word more about the control inside, on hover, focus and tap. It stands in the top layer: nothing cuts it off. */
export function Tooltip({ text, tone = 'plain', children }: TooltipProps) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const open = () => {
    clearTimeout(leaving.current)
    if (around.current !== null) setPlace(placeOver(around.current.getBoundingClientRect()))
  }
  const close = () => setPlace(null)
  const leave = () => {
    leaving.current = setTimeout(close, LINGER_MS)
  }
  useEffect(() => () => clearTimeout(leaving.current), [])
  useLayoutEffect(() => {
    const control = around.current?.querySelector('button, a, input, [tabindex]')
    if (control?.hasAttribute('aria-describedby') === false) control.setAttribute('aria-describedby', id)
  })
  const isOpen = place !== null
  useLayoutEffect(() => {
    if (isOpen) tip.current?.showPopover?.()
    else tip.current?.hidePopover?.()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside
    <span
      ref={around}
      className={css.around}
      onMouseEnter={open}
      onMouseLeave={leave}
      onFocus={open}
      onBlur={leave}
      onClickCapture={open}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={css.tip}
        data-tone={tone}
        style={place ?? undefined}
      >
        {text}
      </span>
    </span>
  )
}

function placeOver({ left, width, top, bottom }: DOMRect): CSSProperties {
  const isBelow = top < NEEDED_ABOVE
  return {
    left: `clamp(140px, ${left + width / 2}px, calc(100vw - 140px))`,
    top: isBelow ? bottom + 4 : top - 4,
    translate: isBelow ? '-50% 0' : '-50% -100%',
  }
}
