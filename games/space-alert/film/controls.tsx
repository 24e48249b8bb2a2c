import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { Icon, type IconName } from '@starboard/screen/pieces/icons.tsx'
import css from './controls.module.css'
import type { Player } from './use-player.ts'

interface ControlsProps {
  readonly player: Player
  readonly end: number
}

/** Back, play or pause, on, and how fast. */
export function Controls({ player, end }: ControlsProps) {
  const { place, isPlaying, speed, step, toggle, changeSpeed } = player
  return (
    <fieldset className={css.controls}>
      <legend className="spoken">Film</legend>
      <Press label="One step back (left arrow)" icon="step-back" isOff={place === 0} onClick={() => step(-1)} />
      <Press
        label={isPlaying ? 'Pause (space)' : 'Play (space)'}
        icon={isPlaying ? 'pause' : 'play'}
        onClick={toggle}
      />
      <Press label="One step on (right arrow)" icon="step-on" isOff={place === end} onClick={() => step(1)} />
      <button
        type="button"
        className={css.speed}
        aria-label={`Speed ${speed}`}
        onClick={changeSpeed}
        {...explained({ text: 'How fast the film runs.' })}
      >
        {speed}×
      </button>
    </fieldset>
  )
}

interface PressProps {
  readonly label: string
  readonly icon: IconName
  readonly isOff?: boolean
  onClick(): void
}

const Press = ({ label, icon, isOff = false, onClick }: PressProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isOff}
    onClick={onClick}
    {...explained({ name: label, text: 'Runs the film of what happened, step by step.' })}
  >
    <Icon name={icon} />
  </button>
)
