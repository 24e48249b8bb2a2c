import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import type { GameInfo } from '@starboard/wire/api'
import { hasRulebook } from '../../games/registry.ts'
import { rangeText } from '../home/lines.ts'
import css from './about-panel.module.css'

interface AboutPanelProps {
  readonly game: GameInfo
  readonly poster: Poster | undefined
}

/** For whoever came by a link and has never seen the game. */
export function AboutPanel({ game, poster }: AboutPanelProps) {
  return (
    <section className={css.about} aria-label="About the game">
      {poster !== undefined && (
        <span className={css.art} aria-hidden="true">
          <poster.Art />
        </span>
      )}
      <div className={css.words}>
        <p>{game.about}</p>
        <ul>
          <li>
            <Icon name="clock" size={16} />
            {rangeText(game.minutes, 'minutes')}
          </li>
          <li>
            <Icon name="people" size={16} />
            {game.kind === 'co-op' ? 'all together' : 'everyone for themselves'}
          </li>
        </ul>
        {hasRulebook(game.id) && (
          <LinkButton href={`/g/${game.id}/rules`} look="quiet" isNewTab icon={<Icon name="rules" />}>
            The game in a minute
          </LinkButton>
        )}
      </div>
    </section>
  )
}
