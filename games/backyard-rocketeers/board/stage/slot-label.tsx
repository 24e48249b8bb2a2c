import { type Explanation, explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { Tier } from '../art/index.ts'
import { ShieldMark, TierMark } from '../card/card-marks.tsx'
import css from './yard-labels.module.css'

interface Props {
  readonly name: string
  readonly note: string
  readonly tier?: Tier | undefined
  readonly strength?: number
  readonly about: Explanation
  readonly isEmpty?: boolean
  readonly isHidden?: boolean
  /** It may be marked now. */
  readonly choose?: { readonly isPicked: boolean; run(): void } | undefined
}

/** One slot of the rocket on a strip of tape. */
export function SlotLabel({ name, note, tier, strength, about, isEmpty, isHidden, choose }: Props) {
  const body = (
    <>
      <b>
        <span>{name}</span>
        {tier !== undefined && <TierMark tier={tier} />}
        {strength !== undefined && (
          <i>
            <ShieldMark size={17} />
            <span className="spoken">strength </span>
            <u>{strength}</u>
          </i>
        )}
      </b>
      <small>{note}</small>
    </>
  )
  const state = {
    className: css.label,
    'data-empty': isEmpty || undefined,
    'data-hidden': isHidden || undefined,
  }
  return choose === undefined ? (
    <div {...state} {...explainedStill(about)}>
      {body}
    </div>
  ) : (
    <button
      type="button"
      {...state}
      data-may=""
      aria-pressed={choose.isPicked}
      onClick={choose.run}
      {...explained(about)}
    >
      {body}
    </button>
  )
}
