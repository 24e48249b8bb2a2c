import { PausedScene } from '../../pieces/scenes/table.tsx'
import { useAroundBoard } from '../context.ts'
import { CountIn } from './count-in.tsx'
import css from './veil.module.css'

/** Lies where the board was. What can be done about it stands in the prompt bar. */
export function Veil() {
  const { table, mode } = useAroundBoard()
  const isEnding = table?.pause?.isEnding === true
  return (
    <div className={css.veil}>
      {isEnding ? <CountIn /> : <PausedScene />}
      <h2>{isEnding ? 'Everybody to their places' : 'The board is covered'}</h2>
      <p>
        {isEnding
          ? 'Board and hands come back when the clock runs.'
          : `Nobody sees board or hands while the clock stands.${mode === 'live' ? ' You can still chat.' : ''}`}
      </p>
    </div>
  )
}
