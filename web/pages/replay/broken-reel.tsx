import css from './broken-reel.module.css'

/** A reel whose film has come off. */
export function BrokenReel() {
  return (
    <svg className={css.reel} viewBox="0 0 160 96" aria-hidden="true">
      <circle className={css.disc} cx="58" cy="46" r="36" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <circle key={angle} className={css.hole} cx="58" cy="25" r="8" transform={`rotate(${angle} 58 46)`} />
      ))}
      <circle className={css.hole} cx="58" cy="46" r="4" />
      <path className={css.film} d="M58 82c30 8 42-16 60-10s10 18 30 10" />
      <path className={css.gap} d="M58 82c30 8 42-16 60-10s10 18 30 10" />
    </svg>
  )
}
