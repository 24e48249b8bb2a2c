import css from '../board.module.css'

/** What follows when the open question is answered. */
export const WhatsNext = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={css.then}>
    {lines.length === 0 ? <li>Nothing more: the game is over.</li> : lines.map((line) => <li key={line}>{line}</li>)}
  </ul>
)
