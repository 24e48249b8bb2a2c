import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { changeSettings, SPEEDS, useSettings } from '../../settings/settings.ts'
import { useAroundBoard } from '../context.ts'
import css from './film-controls.module.css'
import type { FilmControls as Controls } from './film-player.ts'

/** What runs a film by hand: back, pause, step, to the end of a chapter, to the end of all, and how fast. */
export function FilmControls({ film }: { readonly film: Controls }) {
  const { scene, skip, chapters } = useAroundBoard()
  const name = chapters?.name ?? 'chapter'
  return (
    <fieldset className={css.controls}>
      <legend className="spoken">Film</legend>
      <FilmButton label={`Back to the start of the ${name}`} icon="step-back" run={film.rewind} />
      {scene.isPaused ? (
        <FilmButton label="Go on" keys="Space" icon="play" isMain run={film.resume} />
      ) : (
        <FilmButton label="Pause" keys="Space" icon="pause" isMain run={film.pause} />
      )}
      <FilmButton label="Step" keys="ArrowRight" icon="step-on" run={film.nextBeat} />
      <Button
        look="quiet"
        icon={<Icon name="chevrons-right" size={16} />}
        title="Shift →"
        aria-keyshortcuts="Shift+ArrowRight"
        onClick={film.skipChapter}
      >
        Skip {name}
      </Button>
      <Button look="quiet" title="Esc" aria-keyshortcuts="Escape Enter" onClick={skip}>
        Skip all
      </Button>
      <Speed />
    </fieldset>
  )
}

interface FilmButtonProps {
  readonly label: string
  readonly keys?: string
  readonly icon: 'step-back' | 'step-on' | 'play' | 'pause'
  readonly isMain?: boolean
  run(): void
}

const FilmButton = ({ label, keys, icon, isMain, run }: FilmButtonProps) => (
  <button
    type="button"
    className={css.button}
    data-main={isMain || undefined}
    title={label}
    aria-label={label}
    aria-keyshortcuts={keys}
    onClick={run}
  >
    <Icon name={icon} size={16} />
  </button>
)

/** Each press goes to the next speed, and from the last to the first. */
function Speed() {
  const { speed } = useSettings()
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <button
      type="button"
      className={css.button}
      title="Speed of the film"
      aria-label={`Speed of the film: ${speed}×. Change to ${next}×`}
      onClick={() => changeSettings({ speed: next })}
    >
      {speed}×
    </button>
  )
}
