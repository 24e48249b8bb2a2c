import { useEffect, useState } from 'react'
import type { Telling } from '../../replay/model.ts'
import type { PlayerState } from '../../replay/player.ts'

const BREATH_MS = 400

/** Says where one has come to. Whoever moves the slider hears it from the slider already. */
export function SpokenMoment({
  telling: { moments },
  state: { index },
}: {
  readonly telling: Telling
  readonly state: PlayerState
}) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const focused = document.activeElement
      const isOnSlider = focused instanceof HTMLInputElement && focused.type === 'range'
      const moment = moments[index]
      if (moment === undefined || isOnSlider) return
      const lines = moment.lines.length === 0 ? [moment.headline] : moment.lines
      setSpoken(`Moment ${index + 1} of ${moments.length}: ${lines.join(' ')}`)
    }, BREATH_MS)
    return () => clearTimeout(timer)
  }, [moments, index])
  return (
    <p className="spoken" aria-live="polite">
      {spoken}
    </p>
  )
}
