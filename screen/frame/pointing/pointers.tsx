import type { RefObject } from 'react'
import css from './pointers.module.css'
import { Ring } from './ring.tsx'
import { spokenName, targetNamed } from './targets.ts'
import type { Pointing } from './use-pointing.ts'
import { usePoints } from './use-points.ts'

interface Props {
  readonly root: RefObject<Element | null>
  readonly pointing: Pointing
}

/** Where people point, over everything on the screen, and in words. */
export function Pointers({ root, pointing }: Props) {
  const points = usePoints(root)
  const { isOn, chosen } = pointing
  return (
    <>
      <div className={css.layer} aria-hidden="true">
        {points.map(({ id, seat, name, at }, place) => {
          const before = points.slice(0, place).filter((other) => other.at === at).length
          return <Ring key={id} find={() => targetNamed(root.current, at)} by={{ seat, name }} before={before} />
        })}
        {isOn && chosen !== null && <Ring find={() => targetNamed(root.current, chosen)} look="mine" />}
      </div>
      <div className="spoken" aria-live="polite">
        {points.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <p className="spoken" aria-live="polite">
        {isOn && hintFor(chosen, root.current)}
      </p>
    </>
  )
}

function hintFor(chosen: string | null, root: Element | null): string {
  const target = chosen === null ? null : targetNamed(root, chosen)
  if (target === null) return 'Arrow keys choose what you point at, Enter points, Escape ends.'
  return spokenName(target)
}
