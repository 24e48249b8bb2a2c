import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { type Phase, REGISTERS } from '../../rules/state.ts'
import { counted } from '../model/people.ts'
import { PHASE_NAMES } from '../model/phases.ts'
import type { Picking } from '../model/use-picking.ts'
import css from '../prompt/prompt.module.css'
import { type FilmNow, registerEvents } from './film-now.ts'

/** While registers run: which one, which step, what it does, what comes next. */
export function filmPrompt(picking: Picking): PromptSlots['film'] {
  const { film } = picking
  if (film === null) return undefined
  return {
    lead: <Dots film={film} />,
    text: (
      <>
        <span className={css.line} data-film="">
          <b>
            Register {film.register}, {PHASE_NAMES[film.phase].step}.
          </b>{' '}
          {happening(picking, film.phase)}
        </span>
        <span className={css.next}>{NEXT[film.phase](film.register)}</span>
      </>
    ),
  }
}

const Dots = ({ film: { register } }: { readonly film: FilmNow }) => (
  <span className={css.dots} role="img" aria-label={`Register ${register} of 5`}>
    {REGISTERS.map((one) => (
      <i key={one} data-state={one < register ? 'past' : one === register ? 'now' : 'later'}>
        {one === register && one}
      </i>
    ))}
  </span>
)

const NOBODY = 'Nobody decides now; the factory runs by itself.'

/** What the beat on stage shows, counted; nothing of the steps before it. */
export function happening(picking: Pick<Picking, 'story' | 'beat' | 'says'>, phase: Phase): string {
  const all = registerEvents(picking.story, picking.beat)
  const events = all.slice(all.findLastIndex((one) => 'phase' in one && one.phase !== phase) + 1)
  const event = picking.beat?.event ?? events.at(-1)
  if (event?.kind === 'lasersFired')
    return event.hits.length === 0 ? 'Nobody is hit.' : `${counted(event.hits.length, 'robot is', 'robots are')} hit.`
  if (event?.kind === 'beltsMoved') return `${counted(event.moves.length, 'robot rides', 'robots ride')} on.`
  const told = events.findLast((one) => !('phase' in one && one.phase === 'reveal') && picking.says(one) !== null)
  return (told === undefined ? null : picking.says(told)) ?? NOBODY
}

const NEXT: Readonly<Record<Phase, (register: number) => string>> = {
  reveal: () => 'Next: cards are run, highest priority first.',
  cards: () => 'Next: express belts, then all belts.',
  express: () => 'Next: all belts carry one square.',
  belts: () => 'Next: pushers and gears.',
  pushers: () => 'Next: gears turn, then lasers fire.',
  gears: () => 'Next: all lasers fire at once.',
  lasers: () => 'Next: checkpoints are touched.',
  checkpoints: (register) => (register === 5 ? 'Next: the clean-up.' : `Next: register ${register + 1} is revealed.`),
}
