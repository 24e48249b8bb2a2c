import type { Found } from '../../replay/findings.ts'
import type { Replay } from '../../replay/model.ts'
import type { Player, PlayerState } from '../../replay/player.ts'
import { DicePanel } from './dice-panel.tsx'
import css from './side.module.css'
import { StoryList } from './story-list.tsx'

interface SideProps {
  readonly replay: Replay
  readonly player: Player
  readonly state: PlayerState
  readonly found: Found
  readonly fileName: string
}

/** Beside the board: the story and the sealed dice. */
export function Side({ replay, player, state: { index, viewer }, found, fileName }: SideProps) {
  const { exported, module } = replay
  return (
    <div className={css.side}>
      <StoryList
        moments={replay.telling(viewer).moments}
        names={exported.names}
        index={index}
        game={module.game.meta.id}
        go={player.goTo}
      />
      <DicePanel found={found} exported={exported} names={exported.names} index={index} fileName={fileName} />
    </div>
  )
}
