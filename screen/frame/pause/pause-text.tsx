import type { PauseInfo, TableInfo } from '@starboard/wire/protocol'
import { type ReactNode, useState } from 'react'
import { counted } from '../../pieces/words.ts'

/** Why the clock stands, who may resume, and whether it goes on by itself. */
export function pauseText(table: TableInfo | null): ReactNode {
  const pause = table?.pause
  if (pause === undefined) return 'The match is paused. Nobody’s clock runs.'
  if (pause.isEnding) return <GoesOn inMs={pause.endsInMs ?? 0} />
  return WHY[pause.by](pause)
}

const WHY: { readonly [K in PauseInfo['by']]: (pause: PauseInfo) => string } = {
  vote: ({ endsInMs }) =>
    `The match is paused: those who play agreed to it. ${
      endsInMs === null
        ? 'Anybody who plays may resume.'
        : 'Anybody who plays may resume; it goes on by itself when the time is up.'
    }`,
  absence: () => 'The match is paused: nobody who plays is there. It goes on by itself when somebody is back.',
}

/** The figure stays as it was when this was said first: it is read out once, the seconds are only to be seen. */
function GoesOn({ inMs }: { readonly inMs: number }) {
  const [seconds] = useState(() => Math.ceil(inMs / 1000))
  return seconds === 0 ? 'The match goes on now.' : `The match goes on in ${counted(seconds, 'second')}.`
}
