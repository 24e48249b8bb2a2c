import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import { FlyingRocket, Portrait, SpeedLines, Wreckage } from '../art/index.ts'
import css from './attack.module.css'
import { CardThumb } from './card-face.tsx'
import { Panel } from './panel.tsx'
import print from './print.module.css'
import type { StageProps } from './props.ts'
import type { Scene } from './scene.ts'

interface Props {
  readonly stage: StageProps
  readonly scene: Scene
}

/** The middle of the page: who fires at whom, or whose turn it is and what became of it. */
export function AttackPanel({ stage, scene }: Props) {
  const { kind, caption, detail, shout, hit } = scene
  return (
    <section className={`${print.frame} ${css.attack}`} aria-label="What happens" data-kind={kind} data-spot="attack">
      <Panel right="slash" className={css.panel} ground={css.ground}>
        <span className={css.lines}>
          <SpeedLines />
        </span>
        <Picture stage={stage} scene={scene} />
        {caption !== '' && (
          <p className={css.caption}>
            <b>{caption}</b>
            {detail !== '' && <span>{detail}</span>}
          </p>
        )}
        <p className={css.shout} data-size={sizeOf(shout)}>
          {shout}
        </p>
        {hit !== null && <Hits {...hit} />}
      </Panel>
    </section>
  )
}

/** Long words are lettered smaller. */
function sizeOf(shout: string): 'loud' | 'plain' | 'small' {
  const longest = Math.max(...shout.split(' ').map(({ length }) => length))
  return longest <= 8 ? 'loud' : longest <= 10 ? 'plain' : 'small'
}

/** A wreck, a rocket that flies at others, a card, or the captain whose turn it is. */
function Picture({ stage: { view }, scene: { kind, card, seat, towards } }: Props) {
  if (kind === 'wreckage')
    return (
      <span className={css.wreck}>
        <Wreckage />
      </span>
    )
  if (card !== null && towards === 'rivals')
    return (
      <span className={css.rocket}>
        <FlyingRocket card={card} />
      </span>
    )
  if (card !== null && towards === null)
    return (
      <span className={css.card}>
        <CardThumb card={cardOf(catalogueOf(view.options), card)} />
      </span>
    )
  if (seat === null || towards !== null) return null
  return (
    <span className={css.captain}>
      <Portrait seat={seat} mood={kind === 'over' ? 'proud' : 'calm'} />
    </span>
  )
}

const Hits = ({ number, of }: NonNullable<Scene['hit']>) => (
  <p className={css.hits}>
    <span className="spoken">
      Hit {number} of {of}
    </span>
    {[1, 2].slice(0, of).map((one) => (
      <span key={one} aria-hidden="true" data-on={one === number || undefined}>
        {one}
      </span>
    ))}
  </p>
)
