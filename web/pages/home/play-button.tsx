import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Button, type ButtonProps } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLevel } from '../../games/level-picker.tsx'
import { playNow } from '../../games/play-now.ts'
import css from './play-button.module.css'

interface PlayButtonProps extends Pick<ButtonProps, 'look' | 'size' | 'isWide'> {
  readonly poster: Poster
}

/** One press, and the match is on. */
export function PlayButton({ poster, ...look }: PlayButtonProps) {
  const level = useLevel(poster.id)
  const [done, setDone] = useState<number | null>(null)
  const [, navigate] = useLocation()

  const play = async () => {
    setDone(0.1)
    try {
      navigate(await playNow({ game: poster, level, onProgress: setDone }))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'harm')
      setDone(null)
    }
  }

  return (
    <Button {...look} icon={done === null ? <Icon name="play" /> : undefined} isBusy={done !== null} onClick={play}>
      <span className={css.label}>{done === null ? 'Play now' : 'Setting up'}</span>
      <span className="spoken">: {poster.name} against bots</span>
      {done !== null && <progress className={css.progress} value={done} aria-label={`Setting up ${poster.name}`} />}
    </Button>
  )
}
