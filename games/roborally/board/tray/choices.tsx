import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { Button } from '@starboard/screen/pieces/index.ts'
import { TakeBackIcon } from '../art/icons.tsx'
import { openRegistersOf } from '../model/drafting.ts'
import type { Drafting } from '../model/use-draft.ts'
import type { Picking } from '../model/use-picking.ts'
import { PowerDown } from './power-down.tsx'
import css from './tray.module.css'

interface Props {
  readonly picking: Picking
  readonly drafting: Drafting
}

/** What is decided beside the cards. */
export function Choices({ picking, drafting }: Props) {
  const { robot, draft, isFinal, empty } = drafting
  const open = openRegistersOf(robot)
  return (
    <div className={css.choices}>
      <PowerDown
        isOn={draft.powerDown}
        isDown={robot.poweredDown}
        refusal={picking.refused.find(({ action }) => action.kind === 'setPowerDown')?.why ?? null}
        isRefused={picking.view.options.powerDownNeeds === 'damage' && robot.damage === 0 && !robot.poweredDown}
        change={drafting.setPowerDown}
      />
      {open.length > 0 &&
        (isFinal ? (
          <p className={css.final}>At this table a placed card is final.</p>
        ) : (
          <Button
            isWide
            icon={<TakeBackIcon size={15} />}
            isOff={empty.length === open.length}
            onClick={drafting.clear}
            {...explained({
              text: 'All cards that you placed go back to your hand. Locked ones stay.',
              rule: 'RR-3.6',
            })}
          >
            Clear registers
          </Button>
        ))}
    </div>
  )
}
