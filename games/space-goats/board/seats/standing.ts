import { type Seat, seatOf } from '@starboard/kernel'
import { isAlive } from '../../rules/player.ts'
import type { Step } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import type { PortraitMood } from '../art/index.ts'
import { givenAnswer } from '../model/answers.ts'
import { firingSeat, flagsOf } from '../stage/flags.ts'
import type { StageProps } from '../stage/props.ts'

interface Standing {
  readonly text: string
  readonly tone: 'now' | 'attack' | 'plain'
}

/** Who is asked right now. */
function askedSeats({ agenda, active, ended }: View): readonly Seat[] {
  const step = agenda.steps.at(-1)
  if (step === undefined || ended !== null) return []
  return 'window' in step ? step.window.asked : [active]
}

const ASKED: { readonly [K in Step['kind']]?: string } = {
  action: 'choosing',
  defend: 'under fire',
  aegis: 'trashing a card',
  nextHit: 'aiming again',
  trashOne: 'trashing a card',
  discardOne: 'discarding a card',
  retrieve: 'salvaging a card',
  loseBank: 'paying for a salvo',
  arrange: 'ordering the pile',
  wreckage: 'wreckage ahead',
}

/** What a seat is about, in a few words: the most pressing thing only. */
export function standingOf(stage: StageProps, player: SeenPlayer): Standing {
  const { view, me } = stage
  const face = stage.seats.find(({ seat }) => seat === player.seat)
  const step = view.agenda.steps.at(-1)
  if (!isAlive(player)) return { text: (flagsOf(view, player, face)[0]?.text ?? 'out').toLowerCase(), tone: 'plain' }
  if (askedSeats(view).includes(player.seat) && step !== undefined)
    return { text: player.seat === me ? mine(view, me) : (ASKED[step.kind] ?? ''), tone: 'now' }
  if (firingSeat(view) === player.seat) return { text: firingInWords(step), tone: 'attack' }
  const flag = flagsOf(view, player, face)[0]
  if (flag !== undefined) return { text: flag.text.toLowerCase(), tone: 'plain' }
  return { text: nextSeat(view) === player.seat ? 'next turn' : '', tone: 'plain' }
}

/** Nobody else is told who has answered. */
const mine = (view: View, me: Seat): string => (givenAnswer(view, me) === null ? 'your decision' : 'answer is in')

/** The middle of the page names the rocket. */
function firingInWords(step: Step | undefined): string {
  if (step?.kind !== 'defend' || step.attack.of === 1) return 'firing'
  return `firing, hit ${step.attack.number} of ${step.attack.of}`
}

/** SG-1.4, 2.9: the next who will have a turn. */
export function nextSeat({ players, active, ended }: View): Seat | null {
  if (ended !== null) return null
  if (players[active]?.extraDue === true) return active
  const after = [...players.slice(active + 1), ...players.slice(0, active)].find(
    (player) => isAlive(player) && !player.skipsNext,
  )
  return after === undefined ? null : seatOf(after.seat)
}

/** How the captain looks: hit, under fire, firing, or at ease. */
export function captainMood({ view, beat }: StageProps, { seat, fleet }: SeenPlayer): PortraitMood {
  if (fleet.length === 0) return 'out'
  if (view.ended?.winners.includes(seat) === true) return 'proud'
  if (beat !== null && HURTS.has(beat.event.kind) && 'seat' in beat.event && beat.event.seat === seat) return 'hit'
  if (firingSeat(view) === seat) return 'proud'
  const step = view.agenda.steps.at(-1)
  const isUnderFire = step?.kind === 'defend' ? step.targets.includes(seat) : step?.kind === 'wreckage'
  return isUnderFire || fleet.length === 1 ? 'worried' : 'calm'
}

const HURTS: ReadonlySet<string> = new Set(['shipFlipped', 'shipLost', 'shieldBroken', 'shieldsStripped', 'shattered'])
