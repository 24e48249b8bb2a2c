import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Popover } from '../popover.tsx'
import { Desk, type Explaining } from './desk.ts'
import { type Explanation, explanationOf } from './explain.ts'
import css from './explainer.module.css'
import { watchFinger } from './holding.ts'
import { watchPointer } from './hovering.ts'
import { ENLARGE_KEY, watchKeys } from './walking.ts'

interface ExplainerProps {
  /** The way to the rulebook; nothing where it has no such rule. */
  ruleLink(rule: string): ReactNode
  enlarge(card: string): void
}

type Said = Explaining & Explanation

/** Whatever is marked by `explained` explains itself beside itself: when a pointer rests on it, by focus, by a long press. */
export function Explainer({ ruleLink, enlarge }: ExplainerProps) {
  const [said, setSaid] = useState<Said | null>(null)
  const open = useEffectEvent((piece: Element) => {
    const { card } = explanationOf(piece)
    if (card !== undefined) enlarge(card)
  })
  useEffect(() => {
    const show = (now: Explaining | null) => setSaid(now && { ...now, ...explanationOf(now.piece) })
    const desk = new Desk({ show, enlarge: (piece) => open(piece) })
    const stops = [watchPointer(desk), watchFinger(desk), watchKeys(desk)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  // After every drawing, because pieces come and go, and have other numbers.
  useLayoutEffect(() => setSaid(saidNow))
  if (said === null) return null
  const { piece, finger, name, text, rule, card } = said
  return (
    <Popover anchor={piece} finger={finger}>
      <div className={css.explanation}>
        {name !== undefined && name !== '' && <b>{name}</b>}
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
        {(rule !== undefined || card !== undefined) && (
          <p className={css.ways}>
            {rule !== undefined && ruleLink(rule)}
            {card !== undefined && (
              <Button look="quiet" tabIndex={-1} aria-keyshortcuts={ENLARGE_KEY} onClick={() => enlarge(card)}>
                Enlarge <kbd>{ENLARGE_KEY}</kbd>
              </Button>
            )}
          </p>
        )}
      </div>
    </Popover>
  )
}

/** Gone with its piece. */
function saidNow(said: Said | null): Said | null {
  if (said === null || !said.piece.isConnected) return null
  const now = explanationOf(said.piece)
  return now.text === said.text && now.name === said.name ? said : { ...said, ...now }
}
