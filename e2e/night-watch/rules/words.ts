import {
  does,
  either,
  type NameOf,
  type Passage,
  type Sentence,
  saidOf,
  say,
  seatOf,
  type Words,
  whom,
} from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { SeenEvent } from './events.ts'
import type { NightWatch } from './state.ts'
import type { View } from './view.ts'

type EventWords = {
  readonly [K in SeenEvent['kind']]: (event: Extract<SeenEvent, { kind: K }>) => Sentence | null
}
type ActionWords = { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>, name: NameOf) => string }

const events: EventWords = {
  dealt: ({ seat, order }) =>
    order === undefined ? null : say`The lamp before ${whom(seat)} must be ${order} at dawn.`,
  lit: ({ seat, colour }) => say`${does(seat, 'lights')} the lamp ${colour}.`,
  orderRead: ({ seat, of, order }) =>
    say`${does(seat, 'reads')} ${either(of, 'your order', say`the order of ${whom(of)}`)}${order === undefined ? '' : `: ${order}`}.`,
  gust: ({ blownOut }) =>
    blownOut === null
      ? 'A gust! No lamp was burning.'
      : say`A gust! ${either(blownOut, 'Your lamp', say`The lamp of ${whom(blownOut)}`)} goes out.`,
  calm: () => 'The air is calm again.',
  dawn: () => 'Dawn breaks.',
}

const actions: ActionWords = {
  light: ({ colour }) => `Light your lamp ${colour}`,
  read: ({ of }, name) => `Read the order of ${name(of)}`,
}

/** Every lamp, and every order that the viewer knows. */
const position = ({ keepers }: View, name: NameOf): readonly Passage[] =>
  keepers.map(({ lamp, oil, order }, seat) => {
    const known = order === undefined ? '' : `, order ${order}`
    return {
      kind: 'line',
      text: `${name(seatOf(seat))}: ${lamp === null ? 'dark' : `${lamp} lamp`}, oil ${oil}${known}`,
    }
  })

export const words: Words<NightWatch> = {
  prompt: () => 'Light your lamp in the colour of the next keeper’s order.',
  action: (action, name) => saidOf(actions, action, name) ?? action.kind,
  event: (event) => saidOf(events, event),
  position: (view, _viewer, name) => position(view, name),
}
