import { useEffect, useEffectEvent, useState } from 'react'
import { isForTable, isOnControl, isOnPicked } from '../../pieces/keys.ts'
import { useSettings } from '../../settings/settings.ts'
import type { PromptSlots } from '../layout/slots.ts'

interface Choice<A> {
  /** Picked and not confirmed yet. */
  readonly picked: A | null
  /** Shows a preview; sends at once for those who switched confirming off. */
  pick(action: A): void
  confirm(): void
  back(): void
}

interface ChoiceParts<A> {
  act(action: A): void
  /** What is being decided, such as the decision's id: another question forgets the pick. */
  readonly about: string | null
}

/** Pick, preview, confirm. Hand `confirm` and `back` to the prompt's preview: the prompt bar listens to Enter and Esc. */
export function useChoice<A>({ act, about }: ChoiceParts<A>): Choice<A> {
  const { confirm: asks } = useSettings()
  const [pick, setPick] = useState<{ readonly action: A; readonly about: string | null } | null>(null)
  const picked = pick !== null && pick.about === about ? pick.action : null
  return {
    picked,
    pick: (action) => (asks ? setPick({ action, about }) : act(action)),
    confirm: () => {
      if (picked === null) return
      setPick(null)
      act(picked)
    },
    back: () => setPick(null),
  }
}

/** Enter confirms what is previewed, Esc steps back; never while somebody writes. */
export function usePromptKeys({ preview, back }: Pick<PromptSlots, 'preview' | 'back'>): void {
  const stepBack = preview?.back ?? back
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForTable(event)) return
    if (event.key === 'Escape' && stepBack !== undefined) {
      event.preventDefault()
      stepBack()
    }
    if (event.key !== 'Enter' || !preview) return
    if (isOnControl(event) && !isOnPicked(event)) return
    event.preventDefault()
    preview.confirm()
  })
  const isListening = stepBack !== undefined
  useEffect(() => {
    if (!isListening) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isListening])
}
