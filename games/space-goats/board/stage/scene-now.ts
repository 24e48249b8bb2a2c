import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { livingCount } from '../../rules/player.ts'
import type { Step } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { isWreckageDue } from '../../rules/wreckage.ts'
import { news } from './news.ts'
import type { StageProps } from './props.ts'
import { attackScene, BLANK, type People, type Scene, wreckageScene } from './scene.ts'
import { capital, listed, nameOf, ownerOf } from './words.ts'

/** A beat tells what happens; between two beats the agenda says what is asked. */
export function sceneOf(props: StageProps): Scene {
  const { beat, view } = props
  const told = beat === null ? null : news(props, beat.event)
  if (told !== null) return told
  if (view.ended !== null) return over(props)
  const step = view.agenda.steps.at(-1)
  if (step?.kind === 'defend') return attackScene(props, step.attack, step.targets)
  if (step?.kind === 'wreckage') return wreckageScene(props, step.window.asked)
  return turnScene(props, step)
}

function turnScene({ view, seats }: People, step: Step | undefined): Scene {
  const name = nameOf(seats, view.active)
  return {
    ...BLANK,
    kind: 'turn',
    caption: step === undefined ? '' : doingOf(seats, step),
    shout: `${capital(ownerOf(name))} turn`,
    seat: view.active,
    card: step?.kind === 'nextHit' ? step.card : null,
  }
}

/** What the table waits for, in a few words. */
function doingOf(seats: readonly SeatFace[], step: Step): string {
  if (step.kind === 'aegis')
    return `${capital(listed(step.window.asked.map((seat) => nameOf(seats, seat))))} must trash a card`
  return DOING[step.kind] ?? ''
}

const DOING: { readonly [K in Step['kind']]?: string } = {
  action: 'Choosing an action',
  nextHit: 'Aiming the second hit',
  trashOne: 'Trashing a card',
  discardOne: 'Discarding a card',
  retrieve: 'Salvaging a card',
  loseBank: 'Paying for the salvo',
  arrange: 'Ordering the market pile',
}

const over = ({ view, seats }: People): Scene => {
  const winners = view.ended?.winners ?? []
  const names = listed(winners.map((seat) => nameOf(seats, seat)))
  return {
    ...BLANK,
    kind: 'over',
    caption: winners.length === 1 ? `${capital(names)} ${names === 'you' ? 'win' : 'wins'}` : `${capital(names)} draw`,
    shout: 'The end',
    seat: winners.length === 1 ? (winners[0] ?? null) : null,
  }
}

/** SG-7.3: wreckage will end this round, unless a ship is lost before. */
export const isWreckageAhead = (view: View): boolean =>
  view.ended === null && view.agenda.steps.at(-1)?.kind !== 'wreckage' && isWreckageDue(view, livingCount(view))
