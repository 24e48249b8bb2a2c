import { isPlayable, posters } from '../../games/registry.ts'
import css from './game-picker.module.css'

/** Games that can be played, posters of them that can be. */
export const playable = posters.filter(({ id }) => isPlayable(id))

interface GamePickerProps {
  readonly game: string
  onChange(game: string): void
}

/** Radio buttons underneath: arrow keys choose. */
export const GamePicker = ({ game, onChange }: GamePickerProps) => (
  <fieldset className={css.picker}>
    <legend className="spoken">Game</legend>
    {playable.map(({ id, name, Thumb }) => (
      <label key={id} title={name}>
        <input type="radio" name="lab-game" aria-label={name} checked={id === game} onChange={() => onChange(id)} />
        <span aria-hidden="true">
          <Thumb />
        </span>
      </label>
    ))}
  </fieldset>
)
