import { YardGround } from '../art/index.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './earth.module.css'
import { Neighbours } from './neighbours.tsx'
import { Panel } from './panel.tsx'
import { Tape } from './tape.tsx'
import { Yard } from './yard.tsx'
import { YardLabels } from './yard-labels.tsx'
import { yardOf } from './yard-layout.ts'

/** The yards: one's own wide open with the rocket on its pad, the neighbours' small beside it. */
export function Earth({ picking }: { readonly picking: Picking }) {
  const { front, view } = picking
  const isWide = front.level === 1
  const others = view.players.filter(
    ({ level, out, seat }) => level === 1 && out === 0 && !(isWide && seat === front.seat),
  )
  return (
    <Panel
      area="earth"
      label={isWide ? 'The yard' : 'Earth'}
      draw={(size) => (
        <>
          <YardGround {...size} />
          {isWide && <Yard picking={picking} yard={yardOf(size)} />}
        </>
      )}
      over={(size) => (
        <>
          <span className={css.title} data-wide={isWide || undefined}>
            <Tape>{isWide ? titleOf(picking) : 'Earth'}</Tape>
          </span>
          {isWide && <YardLabels picking={picking} yard={yardOf(size)} />}
          <Neighbours picking={picking} players={others} isWide={isWide} size={size} />
        </>
      )}
    />
  )
}

/** Whoever looks over a shoulder is told over whose. */
const titleOf = ({ front, me, name }: Picking): string =>
  front.seat === me ? 'Ground fuel' : `${name(front.seat)}’s yard`
