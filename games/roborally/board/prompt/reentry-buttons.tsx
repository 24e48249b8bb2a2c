import { Button, Toggle } from '@starboard/screen/pieces/index.ts'
import { isForTable, isOnControl, isOnPicked } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useEffectEvent } from 'react'
import { WORDS } from '../../rules/heading.ts'
import type { Reentering } from '../model/use-reentry.ts'
import css from './prompt.module.css'

/** RR-10.6, 11.7: the headings that are allowed, then whether the robot rests next turn, then yes. */
export function ReentryButtons({ reentering }: { readonly reentering: Reentering }) {
  const { headings, heading, chooseHeading, mayPowerDown, powerDown, setPowerDown, confirm } = reentering
  useEnter(confirm)
  return (
    <>
      <span className={css.headings}>
        {headings.map((one) => (
          <Button
            key={one}
            aria-pressed={one === heading}
            icon={<Arrow degrees={one * 90} />}
            onClick={() => chooseHeading(one)}
          >
            <span className={css.word}>{WORDS[one]}</span>
          </Button>
        ))}
      </span>
      {mayPowerDown && (
        <span className={css.rest}>
          <Toggle label="Powered down next turn" isOn={powerDown} onChange={setPowerDown} />
        </span>
      )}
      <Button look="primary" aria-keyshortcuts="Enter" isOff={confirm === null} onClick={() => confirm?.()}>
        Come back <kbd className={css.key}>Enter</kbd>
      </Button>
    </>
  )
}

/** Enter says yes, also on the heading that is chosen already. */
function useEnter(confirm: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || confirm === null || !isForTable(event)) return
    if (isOnControl(event) && !isOnPicked(event)) return
    event.preventDefault()
    confirm()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const Arrow = ({ degrees }: { readonly degrees: number }) => (
  <svg width={14} height={14} viewBox="-10 -10 20 20" aria-hidden="true">
    <path d="M0-8L7 3H-7Z" fill="currentColor" transform={`rotate(${degrees})`} />
  </svg>
)
