import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { type CSSProperties, useMemo } from 'react'
import { Shell } from '../../app/shell.tsx'
import { ClockSwitch } from '../../games/clock-switch.tsx'
import { editorAddress, hasEditor } from '../../games/editors.ts'
import { LevelPicker } from '../../games/level-picker.tsx'
import { MinuteButton } from '../../games/minute-button.tsx'
import { firstMatchAddress } from '../../games/play-now.ts'
import { PosterArt } from '../../games/poster-art.tsx'
import { hasRulebook, isPlayable, posterOf } from '../../games/registry.ts'
import { usePolled } from '../../shared/use-polled.ts'
import { CreateTable } from '../home/create-table.tsx'
import { rangeText } from '../home/lines.ts'
import { loadMine, loadOpen } from '../home/lists.ts'
import { OpenPanel } from '../home/panels.tsx'
import { PlayButton } from '../home/play-button.tsx'
import { NotFoundPage } from '../states/not-found-page.tsx'
import css from './game-page.module.css'

/** One game: what it is, and how to begin. */
export function GamePage({ game }: { readonly game: string }) {
  const poster = posterOf(game)
  if (poster === undefined) return <NotFoundPage />
  return (
    <Shell title={poster.name} current="shelf">
      <div className={css.page}>
        <div className={css.poster} aria-hidden="true">
          <PosterArt poster={poster} />
        </div>
        <div className={css.words}>
          <h1 aria-label={poster.name} style={{ '--accent': poster.accent } as CSSProperties}>
            <poster.Lettering />
          </h1>
          <p className={css.about}>{poster.about}</p>
          <ul className={css.facts}>
            <li>
              <Icon name="people" />
              {rangeText(poster.seats, 'players')}
            </li>
            <li>
              <Icon name="clock" />
              {rangeText(poster.minutes, 'minutes')}
            </li>
          </ul>
          {isPlayable(poster.id) ? <Ways poster={poster} /> : <Coming workshop={poster.workshop} />}
          <Links poster={poster} />
          {isPlayable(poster.id) && <Tables game={poster.id} />}
        </div>
      </div>
    </Shell>
  )
}

/** Alone with bots, or with others. */
function Ways({ poster }: { readonly poster: Poster }) {
  return (
    <div className={css.ways}>
      <PlayButton poster={poster} look="primary" size="large" />
      <CreateTable poster={poster} look="secondary" size="large" />
      {poster.daily !== undefined && (
        <LinkButton href={`/g/${poster.id}/daily`} look="secondary" size="large" icon={<Icon name="trophy" />}>
          Today’s {poster.daily}
        </LinkButton>
      )}
      <div className={css.level}>
        <span>Play now {poster.isTogether === true ? 'with' : 'against'}</span>
        <LevelPicker game={poster.id} />
        <span>bots</span>
      </div>
      <ClockSwitch poster={poster} />
    </div>
  )
}

/** More of this game, where there is more. */
function Links({ poster }: { readonly poster: Poster }) {
  const { id: game, workshop } = poster
  const lesson = firstMatchAddress(poster)
  return (
    <div className={css.links}>
      <MinuteButton
        poster={poster}
        draw={(press) => (
          <Button look="quiet" icon={<Icon name="info" />} onClick={press}>
            The game in a minute
          </Button>
        )}
      />
      {lesson !== null && isPlayable(game) && (
        <LinkButton href={lesson} look="quiet" icon={<Icon name="point" />}>
          Learn it by playing
        </LinkButton>
      )}
      {hasRulebook(game) && (
        <LinkButton href={`/g/${game}/rules`} look="quiet" icon={<Icon name="rules" />}>
          Read the rulebook
        </LinkButton>
      )}
      {hasEditor(game) && (
        <LinkButton href={editorAddress(game)} look="quiet" icon={<Icon name="table" />}>
          {workshop === undefined ? 'Open the editor' : `Open the ${workshop.toLowerCase()}`}
        </LinkButton>
      )}
      {isPlayable(game) && (
        <LinkButton href={`/lab?game=${game}`} look="quiet" icon={<Icon name="flask" />}>
          Try its rules in the lab
        </LinkButton>
      )}
    </div>
  )
}

function Coming({ workshop }: { readonly workshop: string | undefined }) {
  return (
    <p className={css.coming}>
      <b>Coming.</b>{' '}
      {workshop === undefined
        ? 'The poster hangs already; board and rules are being built.'
        : `The ${workshop.toLowerCase()} is open already; the board is being built.`}
    </p>
  )
}

function Tables({ game }: { readonly game: string }) {
  const mine = usePolled(loadMine)
  const open = usePolled(loadOpen)
  const codes = useMemo(() => (mine.value ?? []).map(({ code }) => code), [mine.value])
  return (
    <div className={css.tables}>
      <OpenPanel open={open} mine={codes} game={game} />
    </div>
  )
}
