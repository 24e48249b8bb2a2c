import { AttackPanel } from './attack.tsx'
import { Fleet } from './fleet.tsx'
import { Flight } from './flight.tsx'
import { Market } from './market.tsx'
import { Opponents } from './opponents.tsx'
import type { StageProps } from './props.ts'
import { sceneOf } from './scene-now.ts'
import css from './stage.module.css'

/** One page of a comic: the others, the attack and the market, the fleet in front. */
export function Stage(stage: StageProps) {
  const scene = sceneOf(stage)
  return (
    <div
      className={css.page}
      data-spot="stage"
      data-crowd={stage.view.players.length > 5 || undefined}
      data-under-fire={scene.towards === 'front' || undefined}
    >
      <Opponents stage={stage} />
      <AttackPanel stage={stage} scene={scene} />
      <Market stage={stage} />
      <Fleet stage={stage} />
      {stage.beat === null && <Flight scene={scene} />}
    </div>
  )
}
