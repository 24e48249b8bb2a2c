import type { NameOf } from '@starboard/kernel'
import type { Action, Reaction } from '../actions.ts'
import { type CardId, nameOf } from '../cards/catalogue.ts'
import { PART_NAMES, partList } from '../names.ts'
import type { View } from '../view.ts'
import { type PartKind, slotOf } from '../vocabulary.ts'

type ActionWords = {
  readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>, name: NameOf, view?: View) => string
}

const REACTIONS: Readonly<Record<Reaction, string>> = {
  pass: 'Let it come',
  newton: 'Reflect it with Newton’s Third Law',
  heatShield: 'Stop it with your Heat Shield',
  laser: 'Shoot it down with a Laser Cannon',
}

/** The part with its card, where the viewer sees it. */
function partOf(view: View | undefined, seat: number | undefined, kind: PartKind): string {
  const parts = seat === undefined ? undefined : view?.players[seat]?.rocket
  const part = parts?.[slotOf(kind)] ?? null
  return part === null ? PART_NAMES[kind] : nameOf(part.card)
}

/** What lies at this place of a yard. */
function thingAt(
  view: View | undefined,
  seat: number | undefined,
  { card, place }: { card: CardId; place: number },
): string {
  const player = seat === undefined ? undefined : view?.players[seat]
  const list = /power-flow|dust-storm/.test(card) ? player?.generators : player?.rovers
  const thing = list?.[place]
  return thing === undefined ? `number ${place + 1}` : nameOf(thing.card)
}

function ownHidden(view: View | undefined, place: number): string {
  const viewer = view?.viewer
  const card = typeof viewer === 'number' ? view?.players[viewer]?.faceDown[place]?.card : undefined
  return card === undefined ? `your face-down card ${place + 1}` : nameOf(card)
}

export const actionWords: ActionWords = {
  placeComponent: ({ card, faceDown, replaces }) =>
    `Place ${nameOf(card)}${faceDown ? ' face down' : ''}${replaces === undefined ? '' : ` in place of ${PART_NAMES[replaces]}`}`,
  refuel: ({ card }) => `Refuel with ${nameOf(card)}`,
  playEnhancement: ({ card, faceDown }) => `Lay out ${nameOf(card)}${faceDown ? ' face down' : ''}`,
  placeCovert: ({ card, victim }, name) =>
    victim === undefined ? `Hide ${nameOf(card)}` : `${nameOf(card)} on ${name(victim)}`,
  revealCovert: ({ place }, _name, view) => `Turn up ${ownHidden(view, place)}`,
  playAbility: ({ card, target, part, place, give, take }, name, view) => {
    const at = target === undefined ? '' : ` on ${name(target)}`
    const what =
      part !== undefined
        ? `: ${partOf(view, target, part)}`
        : place !== undefined
          ? `: ${thingAt(view, target, { card, place })}`
          : ''
    const swap = give === undefined || take === undefined ? '' : `: give ${partList(give)}, take ${partList(take)}`
    return `Play ${nameOf(card)}${at}${what}${swap}`
  },
  playSabotage: ({ card, target, second, part, place }, name, view) => {
    const at = second === undefined ? name(target) : `${name(target)} and ${name(second)}`
    const what =
      part !== undefined
        ? `: ${partOf(view, target, part)}`
        : place !== undefined
          ? `: ${thingAt(view, target, { card, place })}`
          : ''
    return `${nameOf(card)} on ${at}${what}`
  },
  detonate: ({ place, part }, name, view) => {
    const viewer = view?.viewer
    const victim = typeof viewer === 'number' ? view?.players[viewer]?.faceDown[place]?.victim : undefined
    const whose = victim === undefined || victim === null ? '' : `${name(victim)}’s `
    return `Detonate your bomb: ${whose}${partOf(view, victim ?? undefined, part)}`
  },
  launch: (_action, _name, view) => {
    const viewer = view?.viewer
    const odds = typeof viewer === 'number' ? view?.players[viewer]?.figures.launch : undefined
    return odds === undefined || odds === null ? 'Launch' : `Launch (${Math.floor((100 * odds.ways) / odds.of)}%)`
  },
  endActions: () => 'End your actions',
  react: ({ with: answer }) => REACTIONS[answer],
  reflectChoice: ({ part, place }) =>
    part === undefined ? `Choose number ${(place ?? 0) + 1}` : `Choose ${PART_NAMES[part]}`,
  chooseRpgTargets: ({ parts }) => `Hit ${partList(parts)}`,
  chooseLosses: ({ parts }) => `Lose ${partList(parts)}`,
  insuranceKeep: ({ parts }) => (parts.length === 0 ? 'Keep nothing' : `Keep ${partList(parts)}`),
  giveFuelTank: ({ card }) => `Give ${nameOf(card)}`,
  giveCovert: ({ place }, _name, view) => `Give ${ownHidden(view, place)}`,
  auditReveal: ({ place }, _name, view) => `Show ${ownHidden(view, place)}`,
  useStaging: ({ use }) => (use ? 'Fire the Staging instead of the Thruster' : 'Do without Staging'),
  commitLanding: ({ chutes, shields, hidden }) =>
    chutes + shields + hidden === 0
      ? 'Land as you are'
      : `Land with ${[
          ...(chutes > 0 ? [`${chutes} Drag Chute${chutes === 1 ? '' : 's'}`] : []),
          ...(shields + hidden > 0 ? [`${shields + hidden} Heat Shield${shields + hidden === 1 ? '' : 's'}`] : []),
        ].join(' and ')}`,
  discardToSeven: ({ card }) => `Discard ${nameOf(card)}`,
  resign: () => 'Leave the race',
}
