import type { Picking } from '../model/use-picking.ts'
import { Earth } from './earth.tsx'
import { Incoming } from './incoming.tsx'
import { Mars } from './mars.tsx'
import { Space } from './space.tsx'
import css from './stage.module.css'

/** Earth, space and Mars: the place where the one in front is opens wide, the others fold. */
export const Stage = ({ picking }: { readonly picking: Picking }) => (
  <div className={css.stage} data-level={picking.front.level} data-spot="stage">
    <Space picking={picking} />
    <Earth picking={picking} />
    <Mars picking={picking} />
    <Incoming picking={picking} />
  </div>
)
