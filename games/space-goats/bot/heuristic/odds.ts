import { unseenOf } from '../../rules/determinize.ts'
import { isJunk, isReactive } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import type { Outlook } from './outlook.ts'

/** How likely it is that this rival holds a reactive card, by all that everybody knows. */
export function blockChance({ catalogue }: Pick<Outlook, 'catalogue'>, rival: SeenPlayer): number {
  const { shown, sifted, handSize } = rival
  if (shown.some((card) => isReactive(catalogue, card))) return 1
  const unseen = unseenOf(rival)
  const lasting = unseen.filter((card) => !isJunk(catalogue, card))
  const reactive = lasting.filter((card) => isReactive(catalogue, card)).length
  const shownLasting = shown.filter((card) => !isJunk(catalogue, card)).length
  const kept = Math.min(lasting.length, Math.max(0, sifted - shownLasting))
  const others = handSize - shown.length - kept
  return 1 - noneOf(reactive, lasting.length, kept) * noneOf(reactive, unseen.length - kept, others)
}

/** How likely none of these special cards is among this many drawn from that many. */
function noneOf(special: number, cards: number, drawn: number): number {
  let chance = 1
  for (let index = 0; index < drawn && chance > 0; index++)
    chance *= Math.max(0, cards - special - index) / Math.max(1, cards - index)
  return chance
}
