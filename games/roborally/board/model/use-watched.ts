import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useEffect, useRef } from 'react'
import type { RoboRally } from '../../rules/state.ts'

type Props = Pick<BoardProps<RoboRally>, 'me' | 'open' | 'legal' | 'isSending' | 'act'>

/** RR-3.14: whoever has reached the end of the film, by watching or by skipping, has watched it. Said once a turn. */
export function useWatched({ me, open, legal, isSending, act }: Props): void {
  const said = useRef<string | null>(null)
  const film = open.find(({ seat, kind }) => seat === me && kind === 'film')
  const id = film === undefined || !legal.some(({ kind }) => kind === 'watched') ? null : (film.id ?? 'film')
  useEffect(() => {
    if (id === null || said.current === id || isSending) return
    said.current = id
    act({ kind: 'watched' })
  }, [id, isSending, act])
}
