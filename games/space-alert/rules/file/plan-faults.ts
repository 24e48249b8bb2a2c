import { isHeroicCard, isHeroicMove } from '../cards.ts'
import { phaseOf } from '../phases.ts'
import { DESTINATION } from '../ship/stations.ts'
import type { Action, Slot } from '../vocabulary.ts'
import { type Fault, shipOf } from './fault.ts'
import type { MissionFile } from './schema.ts'

/** SA-1.1, SA-11.0, SA-11.2: who is aboard and what they planned. */
export function planFaults(file: MissionFile): readonly Fault[] {
  const { crew } = file
  const { maxCrew } = shipOf(file)
  if (crew.length < 1 || crew.length > maxCrew)
    return [{ path: 'crew', rule: 'SA-1.1', text: `must be 1 to ${maxCrew} members, not ${crew.length}` }]
  return crew.flatMap(({ name, actions = [] }, place) => {
    const path = `crew[${place}]`
    const isTwice = crew.findIndex((member) => member.name === name) < place
    return [
      ...(isTwice ? [{ path: `${path}.name`, rule: 'SA-1.1', text: `repeats ${JSON.stringify(name)}` }] : []),
      ...(actions.length > file.turns
        ? [{ path: `${path}.actions[${file.turns}]`, rule: 'SA-2.7', text: `is after the last turn, ${file.turns}` }]
        : []),
      ...actions.flatMap((slot, index) => slotFaults(file, slot, `${path}.actions[${index}]`)),
      ...doubleFaults(file, actions, path),
    ]
  })
}

const isDouble = (slot: Slot): slot is readonly [Action, Action] => Array.isArray(slot)

/** SA-4.4: there must be such a station. */
function slotFaults(file: MissionFile, slot: Slot, path: string): readonly Fault[] {
  if (isDouble(slot)) return slot.flatMap((action, part) => slotFaults(file, action, `${path}[${part}]`))
  if (slot === null || isDouble(slot) || !isHeroicMove(slot) || shipOf(file).stations[DESTINATION[slot]] !== undefined)
    return []
  return [{ path, rule: 'SA-4.4', text: `leads to a station that the ship does not have` }]
}

/** SA-11.2, SA-R39: who may play two cards in one turn, and when. */
function doubleFaults(file: MissionFile, actions: readonly Slot[], path: string): readonly Fault[] {
  const rule = file.rules?.doubleActions ?? 'none'
  if (rule === 'any') return []
  return actions.flatMap((slot, index): readonly Fault[] => {
    const where = `${path}.actions[${index}]`
    if (!isDouble(slot)) return []
    if (rule === 'none')
      return [{ path: where, rule: 'SA-11.2', text: 'holds two actions, which rules.doubleActions does not allow' }]
    if (file.crew.length > 1)
      return [{ path: where, rule: 'SA-11.2', text: 'holds two actions, which only a crew of one may do' }]
    const heroic = slot.findIndex(isHeroicCard)
    if (heroic !== -1)
      return [{ path: `${where}[${heroic}]`, rule: 'SA-R39', text: 'is heroic and cannot be part of two actions' }]
    const isSecond = actions
      .slice(0, index)
      .some((other, turn) => isDouble(other) && phaseOf(turn + 1) === phaseOf(index + 1))
    return isSecond
      ? [{ path: where, rule: 'SA-11.2', text: 'holds two actions for the second time in this phase' }]
      : []
  })
}
