import css from './roll-faces.module.css'

/** Where the pips lie, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** The dice of one moment, in the order they fell. */
export function RollFaces({ rolls }: { readonly rolls: readonly number[] }) {
  return (
    <ol className={css.tray} aria-label="Dice">
      {rolls.map((pips, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice that fell stay in their order
        <li key={place}>
          <svg className={css.die} viewBox="0 0 30 30" role="img" aria-label={String(pips)}>
            <rect x="1" y="1" width="28" height="28" rx="6" />
            {(PIPS[pips] ?? []).map((spot) => (
              <circle key={spot} cx={8 + (spot % 3) * 7} cy={8 + Math.floor(spot / 3) * 7} r="2.6" />
            ))}
          </svg>
        </li>
      ))}
    </ol>
  )
}
