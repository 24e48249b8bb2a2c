import { useEffect, useState } from 'react'
import type { Minute } from '../../contract/minute.ts'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icons.tsx'
import { LinkButton } from '../link-button.tsx'
import { Skeleton } from '../skeleton.tsx'
import css from './minute-dialog.module.css'

export interface MinuteDialogProps {
  readonly name: string
  readonly isOpen: boolean
  /** Where it is taught by playing, and where all the rules are. Null: nowhere. */
  readonly lesson: string | null
  readonly rules: string | null
  /** What is left behind would be missed. */
  readonly isNewTab?: boolean
  load(): Promise<Minute | null>
  close(): void
}

/** Half a page: what a game is about, a turn, how it ends, and two ways to more. Loaded when somebody wants it. */
export function MinuteDialog({ name, isOpen, lesson, rules, isNewTab = false, load, close }: MinuteDialogProps) {
  return (
    <Dialog
      title={`${name} in a minute`}
      isOpen={isOpen}
      close={close}
      buttons={
        <>
          {rules !== null && (
            <LinkButton href={rules} look="quiet" isNewTab={isNewTab} icon={<Icon name="rules" />}>
              All the rules
            </LinkButton>
          )}
          {lesson !== null && (
            <LinkButton href={lesson} look="primary" isNewTab={isNewTab} icon={<Icon name="point" />}>
              Learn it by playing
            </LinkButton>
          )}
        </>
      }
    >
      <InAMinute load={load} />
    </Dialog>
  )
}

function InAMinute({ load }: Pick<MinuteDialogProps, 'load'>) {
  const minute = useMinute(load)
  if (minute === 'loading') return <Skeleton height="260px" />
  if (minute === null) return <p>It could not be loaded. The rulebook begins with it.</p>
  return (
    <div className={css.minute}>
      <p className={css.goal}>{minute.goal}</p>
      <ul>
        {minute.lines.map(({ icon, head, text }) => (
          <li key={head}>
            <span className={css.sign}>
              <Icon name={icon} size={22} />
            </span>
            <p>
              <b>{head}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useMinute(load: MinuteDialogProps['load']): Minute | null | 'loading' {
  const [minute, setMinute] = useState<Minute | null | 'loading'>('loading')
  useEffect(() => {
    let isWanted = true
    load().then(
      (loaded) => isWanted && setMinute(loaded),
      () => isWanted && setMinute(null),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return minute
}
