import { bug, type Ctx, takeAt } from '@starboard/kernel'
import { designOf } from '../cards/catalogue.ts'
import type { Event, Why } from '../events.ts'
import { hiddenPlace, toDiscard, toldPlace } from '../player.ts'
import type { Player, State } from '../state.ts'
import { roverFailsOn } from '../tiers.ts'
import { driveKm, workingRovers } from './gauges.ts'

/** BR-16.1–16.4: each working rover in order of deployment; one that rolls out now moves next time. */
export function driveRovers(s: State, player: Player, ctx: Ctx<Event>): void {
  const { seat, rovers } = player
  const before = workingRovers(player)
  let km = 0
  for (let place = 0; place < rovers.length; place++) km += driveOne(player, place, ctx)
  if (km > 0) {
    player.km += km
    ctx.emit({ kind: 'kmChanged', seat, by: km, to: player.km, why: 'production' })
  }
  maybeDeployBackup(s, player, before, ctx)
}

function driveOne(player: Player, place: number, ctx: Ctx<Event>): number {
  const rover = player.rovers[place]
  if (rover === undefined || rover.broken) return 0
  const failsOn = roverFailsOn(rover.tier)
  if (failsOn === 0) return driveKm(player, rover)
  const die = ctx.random.d6()
  const km = die <= failsOn ? 0 : driveKm(player, rover)
  ctx.emit({ kind: 'roverRolled', seat: player.seat, place, die, failsOn, km })
  if (die <= failsOn) breakDown(player, place, ctx)
  return km
}

export function breakDown({ seat, rovers }: Player, place: number, ctx: Ctx<Event>): void {
  const rover = rovers[place] ?? bug(`Seat ${seat} has no rover ${place}.`)
  rover.broken = true
  ctx.emit({ kind: 'roverBroke', seat, place })
}

/** A rover is destroyed, which may call the next Backup Rover (BR-16.6). */
export function destroyRover(
  s: State,
  player: Player,
  { place, why }: { readonly place: number; readonly why: Why },
  ctx: Ctx<Event>,
): void {
  const before = workingRovers(player)
  removeRover(s, player, { place, why }, ctx)
  maybeDeployBackup(s, player, before, ctx)
}

export function removeRover(
  s: State,
  { seat, rovers }: Player,
  { place, why }: { readonly place: number; readonly why: Why },
  ctx: Ctx<Event>,
): void {
  const { card } = rovers[place] ?? bug(`Seat ${seat} has no rover ${place}.`)
  takeAt(rovers, place)
  toDiscard(s, card)
  ctx.emit({ kind: 'cardDiscarded', seat, card, from: 'rovers', place, why })
}

/** BR-16.4, 16.6: the oldest one, if the last working rover was just lost. */
export function maybeDeployBackup(_s: State, player: Player, workedBefore: number, ctx: Ctx<Event>): void {
  if (workedBefore === 0 || workingRovers(player) > 0) return
  const { seat, faceDown, enhancements, rovers } = player
  const hidden = hiddenPlace(faceDown, 'backup-rover')
  const open = enhancements.findIndex(({ card }) => designOf(card) === 'backup-rover')
  const [down, up] = [faceDown[hidden], enhancements[open]]
  if (up !== undefined && (down === undefined || up.since <= down.since)) {
    takeAt(enhancements, open)
    rovers.push({ card: up.card, tier: 0, broken: false })
    ctx.emit({ kind: 'backupDeployed', seat, place: open, card: up.card })
  } else if (down !== undefined) {
    const place = toldPlace(player, hidden)
    takeAt(faceDown, hidden)
    rovers.push({ card: down.card, tier: 0, broken: false })
    ctx.reveal({ kind: 'covertRevealed', seat, place, card: down.card, to: 'rovers', tier: 0 })
  }
}
