import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { CSSProperties } from 'react'
import type { Milestone } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import css from './timeline.module.css'

interface Props {
  readonly view: View
  readonly seats: readonly SeatFace[]
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly level: 1 | 2 | 3 | 0
}

/** How everybody went through the levels, round by round, with what befell them. */
export function Timeline({ view, seats }: Props) {
  const last = Math.max(1, view.round)
  const at = (round: number): number => (round - 1) / last
  return (
    <section className={css.timeline} aria-label="The race, round by round">
      <ul>
        {view.players.map(({ seat }) => {
          const own = view.milestones.filter((milestone) => milestone.seat === seat)
          return (
            <li key={seat}>
              <span className={css.name}>
                <SeatShape seat={seat} size={13} />
                <span>{seats[seat]?.isMe === true ? 'You' : seats[seat]?.name}</span>
              </span>
              <span className={css.track}>
                {stretchesOf(own, last + 1).map(({ from, to, level }) => (
                  <i key={from} data-level={level} style={{ '--from': at(from), '--to': at(to) } as CSSProperties} />
                ))}
                {own.map(({ round, what }, place) => (
                  <b
                    key={`${round} ${what} ${place === 0 ? '' : place}`}
                    data-what={what}
                    title={`Round ${round}: ${WORDS[what]}`}
                    style={{ '--from': at(round) } as CSSProperties}
                  >
                    <span className="spoken">
                      Round {round}: {WORDS[what]}.
                    </span>
                    <span aria-hidden="true">{SIGNS[what]}</span>
                  </b>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <p className={css.axis} aria-hidden="true">
        <span>1</span>
        <span className={css.key}>
          <i data-level="1" /> Earth <i data-level="2" /> space <i data-level="3" /> Mars
        </span>
        <span>round {last}</span>
      </p>
    </section>
  )
}

const WORDS: Readonly<Record<Milestone['what'], string>> = {
  launched: 'lift-off',
  landed: 'landed on Mars',
  scrubbed: 'launch scrubbed',
  destroyed: 'rocket destroyed',
  exploded: 'rocket exploded',
  crashed: 'crashed',
  resigned: 'left the race',
  won: 'won',
}

const SIGNS: Readonly<Record<Milestone['what'], string>> = {
  launched: '▲',
  landed: '▼',
  scrubbed: '×',
  destroyed: '✕',
  exploded: '✕',
  crashed: '✕',
  resigned: '–',
  won: '★',
}

const AFTER: Readonly<Partial<Record<Milestone['what'], Stretch['level']>>> = {
  launched: 2,
  landed: 3,
  exploded: 1,
  crashed: 0,
  resigned: 0,
}

/** From one change of level to the next. */
function stretchesOf(milestones: readonly Milestone[], end: number): readonly Stretch[] {
  const stretches: Stretch[] = []
  let [from, level]: [number, Stretch['level']] = [1, 1]
  for (const { round, what } of milestones) {
    const next = AFTER[what]
    if (next === undefined) continue
    if (round > from) stretches.push({ from, to: round, level })
    ;[from, level] = [round, next]
  }
  return level === 0 ? stretches : [...stretches, { from, to: end, level }]
}
