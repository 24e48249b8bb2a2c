import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../games/load-chunk.ts'

// Found by their folders, and only by this page: the first page of the app has no need of them.
const LOBBIES = import.meta.glob<{ lobby: LobbyModule }>('../../../games/*/lobby/index.tsx')

const loaderOf = (game: string) => LOBBIES[`../../../games/${game}/lobby/index.tsx`]

/** A game that draws nothing of its own. */
export const PLAIN_LOBBY: LobbyModule = { options: {}, seatOptions: {} }

/** Null: it is on its way. What cannot be loaded is drawn like everywhere. */
export function useLobbyModule(game: string): LobbyModule | null {
  const [lobby, setLobby] = useState<LobbyModule | null>(() => (loaderOf(game) === undefined ? PLAIN_LOBBY : null))
  useEffect(() => {
    let isWanted = true
    const load = loaderOf(game)
    const take = (loaded: LobbyModule) => isWanted && setLobby(loaded)
    if (load !== undefined)
      loadChunk(load).then(
        ({ lobby }) => take(lobby),
        () => take(PLAIN_LOBBY),
      )
    return () => {
      isWanted = false
    }
  }, [game])
  return lobby
}
