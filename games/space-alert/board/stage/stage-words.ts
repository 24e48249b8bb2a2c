import type { Mission } from '../../rules/mission.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import { list } from '../../rules/words/names.ts'
import type { Course } from '../model/courses.ts'

/** The picture in a sentence. */
export function stageWords({ threats }: Pick<Mission, 'threats'>, courses: readonly Course[]): string {
  if (threats.length === 0) return 'The ship and its trajectories. Nothing has been announced yet.'
  const all = threats.map(({ id, turn, zone }, place) => {
    const marks = courses[place]?.visits.map((visit) => `${visit.mark.toUpperCase()} in turn ${visit.turn}`) ?? []
    const where = zone === null ? 'inside' : `in ${zone}`
    return `${THREAT_CARDS[id].name} ${where} from turn ${turn}${marks.length === 0 ? '' : `: ${list(marks)}`}`
  })
  return `The ship and its trajectories. Expected, if nothing changes: ${all.join('; ')}.`
}
