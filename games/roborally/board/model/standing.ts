import { isLocked } from '../../rules/damage.ts'
import { REGISTERS } from '../../rules/state.ts'
import type { SeenRobot, View } from '../../rules/view.ts'
import type { FilmNow } from '../film/film-now.ts'
import { openRegistersOf } from './drafting.ts'
import type { Drafting } from './use-draft.ts'

type Tone = 'now' | 'ready' | 'harm' | 'plain'

export interface Status {
  readonly text: string
  readonly tone: Tone
}

interface Moment {
  readonly view: View
  readonly film: FilmNow | null
  readonly drafting: Drafting | null
}

const FATES = { destroyed: 'Destroyed', eliminated: 'Out', finished: 'Finished' } as const

/** Section 19: one word about a robot: what its owner is doing, or what has become of it. */
export function statusOf(robot: SeenRobot, { view, film, drafting }: Moment): Status {
  const { status, poweredDown, ready, watched } = robot
  if (status !== 'active') return { text: FATES[status], tone: status === 'finished' ? 'ready' : 'harm' }
  const step = view.agenda.steps.at(-1)?.kind
  if (step === 'film' && film?.isOver === true && robot.present)
    return watched ? { text: 'Has watched', tone: 'ready' } : { text: 'Watching', tone: 'now' }
  if (film !== null) return poweredDown ? { text: 'Powered down', tone: 'plain' } : { text: 'Running', tone: 'plain' }
  if (step !== 'programming') return { text: '', tone: 'plain' }
  if (ready) return { text: 'Ready', tone: 'ready' }
  if (drafting?.robot.seat === robot.seat) return { text: setText(drafting), tone: 'now' }
  return { text: 'Programming', tone: 'now' }
}

function setText({ robot, empty }: Drafting): string {
  const open = openRegistersOf(robot).length
  return open === 0 ? 'Answer' : `${open - empty.length} of ${open} set`
}

/** RR-9.3: the registers of a robot that keep their card, and which. */
export const lockedCards = ({ registers, damage, status }: SeenRobot) =>
  status !== 'active'
    ? []
    : REGISTERS.filter((register) => isLocked({ damage }, register)).map((register) => ({
        register,
        card: registers[register - 1] ?? null,
      }))
