import { type Seat, seatOf } from '@starboard/kernel'
import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { PART_NAMES } from '../../rules/names.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import type { PartKind } from '../../rules/vocabulary.ts'
import { actionsOf } from '../model/choosing.ts'
import { valuesIn } from '../model/dims.ts'
import { playerOf } from '../model/people.ts'
import { partsIn, type Side } from '../model/sets.ts'
import { strengthAt } from '../model/strength.ts'
import type { Picking } from '../model/use-picking.ts'
import { AnswerButton } from './answer-button.tsx'
import { Lines } from './lines.tsx'
import css from './prompt.module.css'

interface Asked {
  readonly title: string
  readonly text: string
  /** What the button says. */
  readonly label: string
  readonly rule?: string
}

/** Parts are marked one by one until they are a set that will do. */
export function setPrompt(picking: Picking, asked: Asked): PromptSlots {
  const { picked, previewed, press } = picking
  const isMarked = picked.marked.own.length + picked.marked.theirs.length > 0
  return {
    text: <Lines title={asked.title} text={asked.text} />,
    ...(asked.rule !== undefined && { rule: asked.rule }),
    buttons: (
      <span className={css.many} data-many="">
        <Parts picking={picking} side="own" />
        <Parts picking={picking} side="theirs" />
        <AnswerButton isMain isOff={previewed === null} isBusy={picking.isSending} hotkey="Enter" run={picking.confirm}>
          {isMarked || previewed === null ? asked.label : 'Nothing'}
        </AnswerButton>
      </span>
    ),
    ...((isMarked || picked.key !== null) && { back: () => press({ kind: 'back' }) }),
  }
}

interface PartsProps {
  readonly picking: Picking
  readonly side: Side
}

const NUMBERS = 'QWRTYUIO'

function Parts({ picking, side }: PartsProps) {
  const { picked, table, press } = picking
  const actions = actionsOf(picked, table)
  const owner = ownerOf(picking, side)
  const kinds = partsIn(actions, side)
  const hasKeys = side === 'own' || partsIn(actions, 'own').length === 0
  return kinds.map((kind, place) => (
    <AnswerButton
      key={kind}
      isBusy={picking.isSending}
      isPicked={picked.marked[side].includes(kind)}
      under={underOf(owner, kind, side === 'theirs' ? picking.name : null)}
      {...(hasKeys && { hotkey: NUMBERS[place] ?? '' })}
      run={() => press({ kind: 'part', side, part: kind })}
    >
      {PART_NAMES[kind]}
    </AnswerButton>
  ))
}

function underOf(owner: SeenPlayer | null, kind: PartKind, name: ((seat: Seat) => string) | null): string {
  const strength = owner === null ? null : strengthAt(owner, kind)
  const whose = name === null || owner === null ? 'yours' : `${name(owner.seat)}’s`
  return strength === null ? whose : `${whose}, strength ${strength}`
}

/** Whose parts stand on this side of the choice. */
function ownerOf({ view, picked, table, mine }: Picking, side: Side): SeenPlayer | null {
  if (side === 'own') return mine
  const step = view.agenda.steps.at(-1)
  if (step?.kind === 'chooseRpgTargets') return playerOf(view, step.blow.victim)
  const [target] = valuesIn(actionsOf(picked, table), 'target')
  return target === undefined || target === 'none' ? null : playerOf(view, seatOf(Number(target)))
}
