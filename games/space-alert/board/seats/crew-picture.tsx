import type { Face } from '@starboard/screen/contract/face.ts'
import { CrewFace } from '../../art/index.ts'

/** Whoever sits there is drawn so, a bot or not. */
export const CrewPicture: Face = ({ seat, size }) => <CrewFace seat={seat} size={size} />
