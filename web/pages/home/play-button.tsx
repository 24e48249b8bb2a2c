import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Button, type ButtonProps } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { hasFinished } from '../../games/finished.ts'
import { useLevel } from '../../games/level-picker.tsx'
import { lessonAddress, playNow, wantsClock } from '../../games/play-now.ts'
import css from './play-button.module.css'

interface PlayButtonProps extends Pick<ButtonProps, 'look' | 'size' | 'isWide'> {
  readonly poster: Poster
}

/** One press, and the match is on. Who is new to a game is taught first, or presses the button beside it. */
export function PlayButton({ poster, ...look }: PlayButtonProps) {
  const { done, play, learn } = usePlay(poster)
  const { name } = poster
  const first = hasFinished(poster.id) ? undefined : poster.firstMatch
  return (
    <>
      <Button
        {...look}
        icon={done === null ? <Icon name="play" /> : undefined}
        isBusy={done !== null}
        title={first?.about}
        onClick={first === undefined ? play : learn}
      >
        <span className={css.label}>{done === null ? 'Play now' : 'Setting up'}</span>
        <span className="spoken">
          {first === undefined ? `: ${name} ${companyOf(poster)} bots` : `: ${name}, the first time with a lesson`}
        </span>
        {done !== null && <progress className={css.progress} value={done} aria-label={`Setting up ${name}`} />}
      </Button>
      {first !== undefined && (
        <Button
          look="quiet"
          {...(look.size !== undefined && { size: look.size })}
          title={first.usual.about}
          onClick={play}
        >
          <span className={css.label}>{first.usual.name}</span>
          <span className="spoken">
            : {name} {companyOf(poster)} bots, at once
          </span>
        </Button>
      )}
    </>
  )
}

const companyOf = ({ isTogether }: Pick<Poster, 'isTogether'>): string => (isTogether === true ? 'with' : 'against')

interface Playing {
  /** How far it is, from 0 to 1; null: nothing was pressed. */
  readonly done: number | null
  play(): void
  /** The lesson needs no table. */
  learn(): void
}

function usePlay(poster: Poster): Playing {
  const level = useLevel(poster.id)
  const [done, setDone] = useState<number | null>(null)
  const [, navigate] = useLocation()
  const play = async () => {
    if (done !== null) return
    setDone(0.1)
    try {
      navigate(await playNow({ game: poster, level, byClock: wantsClock(poster), onProgress: setDone }))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'harm')
      setDone(null)
    }
  }
  return { done, play, learn: () => navigate(lessonAddress(poster.id)) }
}
