import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { WhyNot } from '@starboard/screen/frame/prompt/why-not.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import type { ReactNode } from 'react'
import type { Action } from '../rules/actions.ts'
import type { NightWatch } from '../rules/state.ts'

interface ChoiceProps {
  readonly board: BoardProps<NightWatch>
  readonly action: Action
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** One thing to do: either legal, or off with the reason of the rules. */
export function Choice({ board, action, icon, children }: ChoiceProps) {
  const isLegal = board.legal.some((one) => isSame(one, action))
  const refused = board.refused.find((one) => isSame(one.action, action))
  return (
    <WhyNot refusal={refused?.why}>
      <Button icon={icon} isOff={!isLegal} onClick={() => board.act(action)}>
        {children}
      </Button>
    </WhyNot>
  )
}

function isSame(one: Action, other: Action): boolean {
  if (one.kind === 'light') return other.kind === 'light' && one.colour === other.colour
  return other.kind === 'read' && one.of === other.of
}
