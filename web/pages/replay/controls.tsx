import { Icon, type IconName } from '@starboard/screen/pieces/icons.tsx'
import { type ReactNode, useId, useRef } from 'react'
import { indexOfText } from '../../replay/place.ts'
import type { Player, PlayerState, Speed } from '../../replay/player.ts'
import css from './controls.module.css'

interface ControlsProps {
  readonly player: Player
  readonly state: PlayerState
  readonly length: number
  readonly speeds: readonly Speed[]
  /** What else can be done with the moment. */
  readonly children?: ReactNode
}

/** Back and forth, play, how fast, and where we are. */
export function Controls({ player, state: { index, isPlaying, speed }, length, speeds, children }: ControlsProps) {
  const [isFirst, isLast] = [index === 0, index === length - 1]
  return (
    <div className={css.controls}>
      <div className={css.buttons}>
        <Transport label="To the start" keys="Home" icon="chevrons-left" isOff={isFirst} run={() => player.go(0)} />
        <Transport
          label="Turn before"
          keys="Shift + ←"
          icon="chevron-left"
          word="Turn"
          isOff={isFirst}
          run={() => player.turn(-1)}
        />
        <Transport label="One step back" keys="←" icon="step-back" isOff={isFirst} run={() => player.step(-1)} />
        <Transport
          label={isPlaying ? 'Pause' : 'Play'}
          keys="Space"
          icon={isPlaying ? 'pause' : 'play'}
          isMain
          run={() => player.toggle()}
        />
        <Transport label="One step on" keys="→" icon="step-on" isOff={isLast} run={() => player.step(1)} />
        <Transport
          label="Next turn"
          keys="Shift + →"
          icon="chevron-right"
          word="Turn"
          isOff={isLast}
          run={() => player.turn(1)}
        />
        <Transport
          label="To the end"
          keys="End"
          icon="chevrons-right"
          isOff={isLast}
          run={() => player.go(length - 1)}
        />
      </div>
      <fieldset className={css.speeds}>
        <legend className="spoken">Speed</legend>
        {speeds.map((one) => (
          <button key={one} type="button" aria-pressed={one === speed} onClick={() => player.setSpeed(one)}>
            {one === 0.5 ? '½' : one}×
          </button>
        ))}
      </fieldset>
      <Place key={index} index={index} length={length} pause={() => player.pause()} go={(to) => player.go(to)} />
      {children !== undefined && <div className={css.aside}>{children}</div>}
    </div>
  )
}

interface TransportProps {
  readonly label: string
  /** The keys that do the same, for the tooltip. */
  readonly keys: string
  readonly icon: IconName
  /** Beside the picture, where there is room. */
  readonly word?: string
  readonly isMain?: boolean
  readonly isOff?: boolean
  run(): void
}

function Transport({ label, keys, icon, word, isMain, isOff, run }: TransportProps) {
  return (
    <button
      type="button"
      className={css.button}
      data-main={isMain}
      title={`${label} (${keys})`}
      aria-label={label}
      aria-disabled={isOff === true || undefined}
      onClick={run}
    >
      <Icon name={icon} size={20} />
      {word !== undefined && <span className={css.word}>{word}</span>}
    </button>
  )
}

interface PlaceProps {
  readonly index: number
  readonly length: number
  pause(): void
  go(index: number): void
}

/** "166 / 176": the first number can be written over. */
function Place({ index, length, pause, go }: PlaceProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const read = () => {
    const input = field.current
    const to = input === null ? null : indexOfText(input.value, length)
    if (to !== null && to !== index) go(to)
    else if (input !== null) input.value = String(index + 1)
  }
  return (
    <form
      className={css.place}
      onSubmit={(event) => {
        event.preventDefault()
        read()
      }}
    >
      <label className="spoken" htmlFor={id}>
        Go to moment
      </label>
      <input
        ref={field}
        id={id}
        defaultValue={index + 1}
        inputMode="numeric"
        autoComplete="off"
        size={String(length).length}
        onFocus={(event) => {
          pause()
          event.target.select()
        }}
        onBlur={read}
      />
      <span>/ {length}</span>
    </form>
  )
}
