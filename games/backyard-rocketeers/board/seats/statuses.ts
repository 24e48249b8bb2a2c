import type { SeenPlayer } from '../../rules/view.ts'
import type { Picking } from '../model/use-picking.ts'

interface Status {
  readonly text: string
  readonly isBad?: boolean
}

const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`)

/** What lies upon a seat, the most pressing first. */
export function statusesOf({ view, me, name }: Picking, player: SeenPlayer): readonly Status[] {
  const { figures, slingshots, spies, faceDown, jams } = player
  return [
    ...(figures.heldFor > 0 ? [{ text: `held, ${turns(figures.heldFor)}`, isBad: true }] : []),
    ...(figures.delayed ? [{ text: 'inspected', isBad: true }] : []),
    ...(figures.dustFor > 0 ? [{ text: `dust, ${turns(figures.dustFor)}`, isBad: true }] : []),
    ...(jams > 0 ? [{ text: `jammed −${jams}`, isBad: true }] : []),
    ...(faceDown.some(({ victim }) => victim === me && me !== null) ? [{ text: 'bomb for you', isBad: true }] : []),
    ...(slingshots > 0 ? [{ text: slingshots === 1 ? 'Slingshot' : `${slingshots} Slingshots` }] : []),
    ...(spies.length > 0 ? [{ text: `spied on by ${spies.map(({ by }) => name(by)).join(', ')}` }] : []),
    ...(player.level < view.leaderLevel ? [{ text: 'draws one more' }] : []),
  ]
}
