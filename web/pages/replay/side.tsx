import type { ReactNode } from 'react'
import type { Found } from '../../replay/findings.ts'
import type { Replay } from '../../replay/model.ts'
import type { Player, PlayerState } from '../../replay/player.ts'
import type { Reviewed, Reviewer } from '../../replay/review/reviewer.ts'
import { DicePanel } from './dice-panel.tsx'
import { Opened } from './opened.tsx'
import { ReviewPanel } from './review-panel.tsx'
import css from './side.module.css'
import { StoryList } from './story-list.tsx'

interface SideProps {
  readonly replay: Replay
  readonly player: Player
  readonly state: PlayerState
  readonly found: Found
  readonly reviewer: Reviewer
  readonly reviewed: Reviewed
  readonly fileName: string
  /** What the board draws of hands and programs. */
  readonly opened: ReactNode
}

/** Beside the board: the story, where it turned, and the sealed dice. */
export function Side({ replay, player, state: { index, viewer }, found, fileName, opened, ...review }: SideProps) {
  const { exported, module, broken } = replay
  return (
    <div className={css.side}>
      <StoryList
        moments={replay.telling(viewer).moments}
        names={exported.names}
        index={index}
        game={module.game.meta.id}
        go={player.goTo}
      />
      {broken === null && <ReviewPanel replay={replay} index={index} go={player.goTo} {...review} />}
      <Opened replay={replay} index={index} viewer={viewer} drawn={opened} />
      <DicePanel found={found} exported={exported} names={exported.names} index={index} fileName={fileName} />
    </div>
  )
}
