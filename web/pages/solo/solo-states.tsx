import { Button } from '@starboard/screen/pieces/button.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { OpenFileScene } from '@starboard/screen/pieces/scenes/shelf.tsx'
import { ErrorScene, NotFoundScene, OfflineScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import { StatePage } from '../states/state-page.tsx'

const Shelf = ({ look = 'quiet' }: { readonly look?: 'primary' | 'quiet' }) => (
  <LinkButton href="/" look={look} size="large">
    To the shelf
  </LinkButton>
)

export function NoSuchGame() {
  return (
    <StatePage scene={<NotFoundScene />} title="There is no such game to play here." buttons={<Shelf look="primary" />}>
      Perhaps a letter is missing in the address. The shelf shows every game that can be played.
    </StatePage>
  )
}

/** The board was never loaded here, and the network is gone. */
export function NotOnThisDevice({ retry }: { retry(): void }) {
  return (
    <StatePage
      scene={<OfflineScene />}
      title="This game is not on this device yet."
      buttons={
        <>
          <Button look="primary" size="large" onClick={retry}>
            Try again
          </Button>
          <Shelf />
        </>
      }
    >
      Open it once with a connection; after that it can be played without one.
    </StatePage>
  )
}

/** The rules have moved on since this match was begun. */
export function MatchUnfit({ why, anew }: { readonly why: string; anew(): void }) {
  return (
    <StatePage
      scene={<OpenFileScene />}
      title="Your last match cannot go on."
      buttons={
        <>
          <Button look="primary" size="large" onClick={anew}>
            Start a new match
          </Button>
          <Shelf />
        </>
      }
    >
      {why} It stays on this device until you start a new one.
    </StatePage>
  )
}

export function MatchStopped({ why }: { readonly why: string }) {
  return (
    <StatePage
      scene={<ErrorScene />}
      title="This match does not go on here."
      buttons={
        <>
          <Button look="primary" size="large" onClick={() => location.reload()}>
            Load it again
          </Button>
          <Shelf />
        </>
      }
    >
      {why}
    </StatePage>
  )
}
