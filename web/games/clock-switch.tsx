import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import { changeSettings, useSettings } from '@starboard/screen/settings/settings.ts'

/** Whether "play now" runs the game's own clock, where it has one that can be left out; one choice for all games. */
export function ClockSwitch({ poster: { clock } }: { readonly poster: Pick<Poster, 'clock'> }) {
  const { byClock } = useSettings()
  if (clock === undefined) return null
  return (
    <Toggle label={`By the clock: ${clock}`} isOn={byClock} onChange={(isOn) => changeSettings({ byClock: isOn })} />
  )
}
