import { useEffect } from 'react'
import { useLayout } from '../../../../web/frame/layout.ts'
import type { Desk } from '../use-desk.ts'

/** Questions that are answered on the page itself. */
const ON_PAGE = ['defend', 'wreckage']

/** On a phone somebody may have scrolled down to the market when a hit comes in: the fleet comes back in sight. */
export function useSight({ asked }: Desk): void {
  const isPhone = useLayout() === 'phone'
  const question = isPhone && asked !== null && ON_PAGE.includes(asked.kind) ? asked.id : undefined
  useEffect(() => {
    if (question !== undefined) scrollTo({ top: 0, behavior: 'smooth' })
  }, [question])
}
