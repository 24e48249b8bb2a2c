import type { Face } from '@starboard/screen/contract/face.ts'
import { Portrait } from '../art/index.ts'
import css from './captain-picture.module.css'

/** The captain of the seat, a bot or not. */
export const CaptainPicture: Face = ({ seat, size }) => (
  <span className={css.picture} style={{ width: size, height: size }}>
    <Portrait seat={seat} mood="calm" />
  </span>
)
