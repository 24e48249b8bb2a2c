import { bagSize, type NameOf } from '@starboard/kernel'
import type { Action, Play, Trade } from '../../rules/actions.ts'
import { type Effect, factsOf } from '../../rules/cards.ts'
import { GAINS, GRANT_TO_OTHERS } from '../../rules/effects.ts'
import { aim } from '../../rules/launch.ts'
import { isBuilding } from '../../rules/player.ts'
import type { Rocket } from '../../rules/state.ts'
import { incomeOf } from '../../rules/turn.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { BONUS_WORDS, padName } from './consequence.ts'
import { launchOdds, percent } from './odds.ts'
import { counted } from './people.ts'

export interface Preview {
  readonly text: string
  readonly label: string
}

interface Now {
  readonly view: View
  readonly me: SeenPlayer
  readonly name: NameOf
}

/** What a complete choice will do, before it is sent. */
export function previewOf(now: Now, action: Action): Preview {
  if (action.kind === 'play') return previewPlay(now, action)
  if (action.kind === 'trade') return previewTrade(action)
  if (action.kind === 'endTurn')
    return { text: `${restHint(now) ?? 'Your turn is over.'} End it anyway?`, label: 'End turn' }
  return { text: '', label: 'Yes' }
}

function previewPlay(now: Now, action: Play): Preview {
  const { name: card, effect } = factsOf(action.card)
  if (now.me.pressured)
    return { text: `${card} is discarded without effect, and you are free of the pressure.`, label: `Give up ${card}` }
  const say = previews[effect.kind] as (now: Now, action: Play, effect: Effect) => string
  const bonus = now.me.prestigeBonus > 0 ? ` Prestige pays you ${counted(now.me.prestigeBonus, 'cube')} first.` : ''
  return { text: `${card}: ${say(now, action, effect)}${bonus}`, label: `Play ${card}` }
}

type Previews = {
  readonly [K in Effect['kind']]: (now: Now, action: Play, effect: Extract<Effect, { kind: K }>) => string
}

const previews: Previews = {
  raise: ({ me }, _action, { what, most }) =>
    me[what] >= most
      ? `your ${BONUS_WORDS[what]} is at its limit of ${most}; nothing comes of it.`
      : `your ${BONUS_WORDS[what]} goes from ${me[what]} to ${me[what] + 1}.`,
  gain: ({ view, me }, _action, { by }) =>
    `you gain ${counted(GAINS[by](view, me), 'cube')}${by === 'grant' ? `, everybody else ${GRANT_TO_OTHERS}` : ''}.`,
  hurry({ me }, { rocket }, { which }) {
    const sooner = me.rockets.filter((one) => isBuilding(one) && (which === 'all' || one.id === rocket))
    return sooner.length === 0
      ? 'no rocket is under construction; nothing comes of it.'
      : `${list(sooner.map((one) => hurried(me, one)))}.`
  },
  delay: (now, { rocket }) => {
    const found = rocketOf(now.view, rocket)
    return `${rocketName(now, found)} then needs ${counted((found?.rocket.remaining ?? 0) + 1, 'turn')}.`
  },
  strike: (now, { rocket }) => `${rocketName(now, rocketOf(now.view, rocket))} is destroyed.`,
  token: ({ me }) => `you then have ${counted(me.tokens + 1, 'reroll token')}.`,
  calibrate: ({ view, me }, { choice }) => `your next launch has +1 ${choice}${nextLaunch(view, me, choice)}.`,
  peek: ({ view }, { choice }) =>
    choice === 'strength'
      ? 'you alone look at the next face-down segment.'
      : `you alone look at the next of ${counted(bagSize(view.movement.left), 'movement card')}.`,
  status({ view, name }, { target }, { status }) {
    const victim = target === undefined ? undefined : view.players[target]
    if (victim === undefined) return ''
    if (victim[status]) return `${name(victim.seat)} is ${status} already; nothing comes of it.`
    return status === 'embargoed'
      ? `${name(victim.seat)}’s next income of ${incomeOf(view, victim)} is 0.`
      : `if ${name(victim.seat)}’s next launch hits, it has to hit a second time.`
  },
  pressure({ view, name }, { target }) {
    const victim = target === undefined ? undefined : view.players[target]
    if (victim === undefined) return ''
    const already = victim.pressured ? ' They are under pressure already.' : ''
    return `${name(victim.seat)}’s next card has no effect, unless they counter with the same card.${already}`
  },
  takeCard({ view, name }, { target }) {
    const victim = target === undefined ? undefined : view.players[target]
    if (victim === undefined) return ''
    return victim.handSize === 0
      ? `${name(victim.seat)} has no cards; nothing comes of it.`
      : `luck picks one of ${name(victim.seat)}’s ${counted(victim.handSize, 'card')} for you.`
  },
  takeCubes({ view, name, me }, { target }, { most }) {
    const victim = target === undefined ? undefined : view.players[target]
    if (victim === undefined) return ''
    const taken = Math.min(most, victim.cubes)
    return taken === 0
      ? `${name(victim.seat)} has no cubes; nothing comes of it.`
      : `you take ${counted(taken, 'cube')} from ${name(victim.seat)} and have ${me.cubes + taken + me.prestigeBonus}.`
  },
}

const hurried = (me: SeenPlayer, rocket: Rocket): string =>
  `${padName(me, rocket.id)} is ${rocket.remaining === 1 ? 'ready at once' : 'ready a turn sooner'}`

const list = (parts: readonly string[]): string => parts.join(', ')

export function rocketOf(
  { players }: Pick<View, 'players'>,
  id: number | undefined,
): { readonly owner: SeenPlayer; readonly rocket: Rocket } | null {
  for (const owner of players) {
    const rocket = owner.rockets.find((one) => one.id === id)
    if (rocket !== undefined) return { owner, rocket }
  }
  return null
}

function rocketName({ me, name }: Now, found: ReturnType<typeof rocketOf>): string {
  if (found === null) return 'the rocket'
  const { owner, rocket } = found
  const whose = owner.seat === me.seat ? 'your' : `${name(owner.seat)}’s`
  return `${whose} rocket with power ${rocket.power} and accuracy ${rocket.accuracy}`
}

/** "(83 % from pad 1)": what an accuracy calibration makes of the rocket that is ready. */
function nextLaunch(view: View, me: SeenPlayer, choice: Play['choice']): string {
  const ready = me.rockets.find(({ remaining }) => remaining === 0)
  if (ready === undefined || choice !== 'accuracy') return ''
  const better = aim({ ...me, accuracyCalibration: me.accuracyCalibration + 1 }, ready)
  return ` (${padName(me, ready.id)}: ${percent(launchOdds(better, 0, view.options).plain)})`
}

const previewTrade = ({ cards: [first, second], deck }: Trade): Preview => ({
  text: `You give up ${factsOf(first).name} and ${factsOf(second).name} and draw one ${deck} card.`,
  label: 'Trade',
})

/** What somebody may have forgotten before the turn ends. A hint, never a block. */
export function restHint({ view, me }: Pick<Now, 'view' | 'me'>, legal: readonly Action[] = []): string | null {
  const ready = me.rockets.filter(({ remaining }) => remaining === 0).length
  const builds = legal.length === 0 ? !view.built : legal.some(({ kind }) => kind === 'build')
  const mayBuild = builds && me.cubes >= 3 && me.rockets.length < me.slots
  const parts = [
    ...(mayBuild ? [`you could still build, with ${counted(me.cubes, 'cube')}`] : []),
    ...(ready > 0 ? [`${counted(ready, 'rocket')} could be launched`] : []),
  ]
  const [first = '', ...more] = parts
  return parts.length === 0
    ? null
    : `${first.charAt(0).toUpperCase()}${first.slice(1)}${more.map((part) => `, and ${part}`).join('')}.`
}
