import { IconButton } from '../../pieces/icon-button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { WhyNot } from '../prompt/why-not.tsx'
import { POINT_KEY } from './use-hands.ts'
import type { Pointing } from './use-pointing.ts'

/** Switches pointing on and off; says why it may not be. */
export function PointButton({ pointing }: { readonly pointing: Pointing }) {
  const { isOffered, isOn, refusal, toggle } = pointing
  if (!isOffered) return null
  return (
    <WhyNot refusal={refusal}>
      <IconButton
        label="Point at something"
        icon={<Icon name="point" />}
        aria-pressed={isOn}
        aria-disabled={refusal !== null || undefined}
        aria-keyshortcuts={POINT_KEY}
        onClick={() => refusal === null && toggle()}
      />
    </WhyNot>
  )
}
