import { useState } from 'react'
import { Explainer } from '../../pieces/explaining/explainer.tsx'
import { useAroundBoard } from '../context.ts'
import { RuleLink } from '../prompt/why-not.tsx'
import { EnlargedCard } from './enlarged-card.tsx'

/** Every piece inside explains itself, and a card can be taken up to be read. */
export function Explaining() {
  const { enlarged, scene } = useAroundBoard()
  const [card, setCard] = useState<string | null>(null)
  const large = card === null ? null : (enlarged?.(card, scene.shown.view) ?? null)
  return (
    <>
      <Explainer ruleLink={(rule) => <RuleLink rule={rule} />} enlarge={setCard} />
      <EnlargedCard card={large} close={() => setCard(null)} />
    </>
  )
}
