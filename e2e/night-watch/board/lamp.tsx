import type { Colour } from '../rules/colours.ts'
import css from './board.module.css'

/** Each colour has a flame of its own: nobody need tell red from green. */
const FLAMES: Readonly<Record<Colour, string>> = {
  red: 'M12 3L21 20H3Z',
  green: 'M12 3a9 9 0 1 0 .01 0Z',
  blue: 'M4 4H20V20H4Z',
}

/** The bare flame, for buttons and orders. */
export const Flame = ({ colour }: { readonly colour: Colour }) => (
  <svg className={css.flame} data-colour={colour} viewBox="0 0 24 24" aria-hidden="true">
    <path d={FLAMES[colour]} />
  </svg>
)

/** A lamp on its post. Dark: no flame at all. */
export const Lamp = ({ colour }: { readonly colour: Colour | null }) => (
  <svg className={css.lamp} data-colour={colour ?? 'dark'} viewBox="0 0 48 72" aria-hidden="true">
    <path className={css.post} d="M20 44h8v22h8v4H12v-4h8ZM8 40h32v4H8ZM12 6h24v3H12Z" />
    <path className={css.glass} d="M10 9h28v31H10Z" />
    {colour !== null && <path className={css.burning} d={FLAMES[colour]} transform="translate(12 13)" />}
  </svg>
)
