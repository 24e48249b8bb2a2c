import { Button } from '@starboard/screen/pieces/button.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { KickedScene, NotFoundScene, OfflineScene, TableFullScene } from '@starboard/screen/pieces/scenes.tsx'
import { JoinForm } from '../../shared/join-form.tsx'
import { StatePage } from './state-page.tsx'
import { StateView } from './state-view.tsx'

const Shelf = ({ look = 'primary' }: { readonly look?: 'primary' | 'quiet' }) => (
  <LinkButton href="/" look={look} size="large">
    To the shelf
  </LinkButton>
)

/** The code leads nowhere, or nobody says where because too many were tried. */
export function NoTablePage({ code, why }: { readonly code: string; readonly why: string }) {
  return (
    <StatePage scene={<NotFoundScene />} title={why} buttons={<Shelf look="quiet" />}>
      <p>
        <b>{code}</b> may be mistyped, or the table was closed. Ask for the link again, or try another code:
      </p>
      <JoinForm look="tile" />
    </StatePage>
  )
}

/** The host has removed me: the table is there, but not for me. */
export function SentAwayPage() {
  return (
    <StatePage scene={<KickedScene />} title="The host has sent you away." buttons={<Shelf />}>
      You cannot come back to this table. Another one is easily found, or made, on the shelf.
    </StatePage>
  )
}

/** The server cannot be reached, and there is nothing to show meanwhile. */
export function OfflinePage({ retry }: { retry(): void }) {
  return (
    <StatePage
      scene={<OfflineScene />}
      title="The server does not answer."
      buttons={
        <>
          <Button look="primary" size="large" onClick={retry}>
            Try again
          </Button>
          <Shelf look="quiet" />
        </>
      }
    >
      Check the connection of this device. Against bots you can play without one, from the shelf.
    </StatePage>
  )
}

/** Inside the lobby: nobody else can sit down here. */
export function TableFull({ watch }: { watch(): void }) {
  return (
    <StateView
      scene={<TableFullScene />}
      title="Every seat is taken."
      buttons={
        <>
          <Button look="primary" size="large" onClick={watch}>
            Watch
          </Button>
          <Shelf look="quiet" />
        </>
      }
    >
      You can watch: the match opens here as soon as it starts. If somebody gets up, you can sit down.
    </StateView>
  )
}

/** Inside the lobby: the host freed my seat. */
export function Kicked({ stay }: { stay(): void }) {
  return (
    <StateView
      scene={<KickedScene />}
      title="The host freed your seat."
      buttons={
        <>
          <Shelf />
          <Button look="quiet" size="large" onClick={stay}>
            Watch
          </Button>
        </>
      }
    >
      You can watch this table, but not sit down here again. Another one is easily found, or made, on the shelf.
    </StateView>
  )
}
