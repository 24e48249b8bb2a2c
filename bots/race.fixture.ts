import { type Game, int, type OptionsOf, optionForm, type Seat, seatOf } from '@starboard/kernel'
import * as z from 'zod/mini'

/** The smallest game that can be won: in turn, walk one field or roll for up to six; resigning is an anytime action. */
export interface Race {
  Options: OptionsOf<typeof options>
  SeatOptions: object
  State: { readonly options: Race['Options']; readonly rules: number; readonly fields: number[]; turn: number }
  Action: { kind: 'walk' | 'roll' | 'resign' }
  Event: { kind: 'moved'; seat: Seat; to: number }
  View: { readonly fields: readonly number[] }
}

const options = optionForm(
  { goal: int(10, { min: 1, max: 99 }, { label: 'Goal', rule: 'R-1' }) },
  { presets: { long: {}, short: { goal: 3 } } },
)

const KINDS = ['walk', 'roll', 'resign'] as const

export const race: Game<Race> = {
  meta: {
    id: 'race',
    name: 'Race',
    about: 'For tests.',
    rules: 1,
    seats: [2, 4],
    minutes: [1, 1],
    kind: 'competitive',
    botNames: ['Dash', 'Zip', 'Hare', 'Snail'],
  },
  options,
  seatOptions: optionForm({}),
  action: {
    read: (value) => ({ kind: KINDS.find((kind) => kind === Object(value).kind) ?? 'walk' }),
    schema: z.object({ kind: z.string() }),
  },
  unlisted: [],
  anytimeActions: ['resign'],
  audiences: { moved: 'all' },
  words: {
    prompt: ({ seat }, _view, name) => `${name(seat)}, move`,
    action: ({ kind }) => kind,
    event: ({ kind }) => kind,
  },
  checkSetup: () => null,
  bound: ({ seats, options: { goal } }) => seats * goal + 2,
  setup: ({ seats, options, rules }) => ({ options, rules, fields: Array.from({ length: seats }, () => 0), turn: 0 }),
  decisions: (state) =>
    leader(state) === null
      ? [{ id: `${sum(state)}`, seat: seatOf(state.turn), kind: 'move', mode: 'single', known: 'all' }]
      : [],
  legal: ({ turn }, seat) => (seat === turn ? KINDS.map((kind) => ({ kind })) : []),
  check: () => null,
  apply(state, seat, { kind }, ctx) {
    const to = (state.fields[seat] ?? 0) + (kind === 'roll' ? ctx.random.d6() : 1)
    state.fields[seat] = to
    state.turn = (state.turn + 1) % state.fields.length
    ctx.emit({ kind: 'moved', seat, to })
  },
  fallback: () => ({ kind: 'walk' }),
  view: ({ fields }) => ({ fields }),
  outcome(state) {
    const winner = leader(state)
    if (winner === null) return null
    return {
      places: state.fields.map((_, seat) => (seat === winner ? 1 : 2)),
      points: [...state.fields],
      result: 'won',
      ending: 'arrived',
      text: `Seat ${winner + 1} arrived.`,
      rule: 'R-1',
      turns: Math.max(...state.fields),
      lines: [],
      statistics: { fields: sum(state) },
    }
  },
  determinize: ({ fields }) => ({ options: options.defaults, rules: 1, fields: [...fields], turn: 0 }),
  pieceCounts: ({ fields }) => ({ runners: fields.length }),
}

const sum = ({ fields }: Race['State']): number => fields.reduce((total, field) => total + field, 0)

function leader({ fields, options: { goal } }: Race['State']): number | null {
  const place = fields.findIndex((field) => field >= goal)
  return place < 0 ? null : place
}
