import { useEffect, useState } from 'react'
import type { Cover, Rulebook } from '../../contract/cover.ts'

/** Null until it is there; a book that cannot be loaded is missed only by those who open it. */
export function useRulebook({ loadRulebook }: Pick<Cover, 'loadRulebook'>): Rulebook | null {
  const [rulebook, setRulebook] = useState<Rulebook | null>(null)
  useEffect(() => {
    let isWanted = true
    loadRulebook().then(
      (loaded) => isWanted && setRulebook(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [loadRulebook])
  return rulebook
}
