import { FlyingRocket } from '../art/index.ts'
import css from './flight.module.css'
import type { Scene } from './scene.ts'

/** The rocket that comes at the fleet in front, on its way out of its picture. */
export function Flight({ scene: { card, towards } }: { readonly scene: Scene }) {
  if (card === null || towards !== 'front') return null
  return (
    <span className={css.flight} aria-hidden="true">
      <FlyingRocket card={card} />
    </span>
  )
}
