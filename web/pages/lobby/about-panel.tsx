import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import type { GameInfo } from '@starboard/wire/api'
import { MinuteButton } from '../../games/minute-button.tsx'
import { firstMatchAddress } from '../../games/play-now.ts'
import { PosterArt } from '../../games/poster-art.tsx'
import { rangeText } from '../home/lines.ts'
import css from './about-panel.module.css'

interface AboutPanelProps {
  readonly game: GameInfo
  readonly poster: Poster | undefined
}

/** For whoever came by a link and has never seen the game. */
export function AboutPanel({ game, poster }: AboutPanelProps) {
  const lesson = poster === undefined ? null : firstMatchAddress(poster)
  return (
    <section className={css.about} aria-label="About the game">
      {poster !== undefined && (
        <span className={css.art} aria-hidden="true">
          <PosterArt poster={poster} />
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
        {lesson !== null && (
          <LinkButton href={lesson} look="quiet" isNewTab icon={<Icon name="point" />}>
            Learn it by playing
          </LinkButton>
        )}
        {poster !== undefined && (
          <MinuteButton
            poster={poster}
            isNewTab
            draw={(press) => (
              <Button look="quiet" icon={<Icon name="info" />} onClick={press}>
                The game in a minute
              </Button>
            )}
          />
        )}
      </div>
    </section>
  )
}
