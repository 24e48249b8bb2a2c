import type { Player } from './player.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>

const PLAIN: Readonly<Record<string, (player: Player) => void>> = {
  ' ': (player) => player.toggle(),
  ArrowRight: (player) => player.step(1),
  ArrowLeft: (player) => player.step(-1),
  Home: (player) => player.go(0),
  End: (player) => player.go(Number.POSITIVE_INFINITY),
}

const WITH_SHIFT: Readonly<Record<string, (player: Player) => void>> = {
  ArrowRight: (player) => player.turn(1),
  ArrowLeft: (player) => player.turn(-1),
}

/** What a key does in a replay; undefined: nothing. */
export const commandOfKey = ({ key, shiftKey }: Pressed): ((player: Player) => void) | undefined =>
  (shiftKey ? WITH_SHIFT : PLAIN)[key]
