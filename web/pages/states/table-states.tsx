import { Button } from '@starboard/screen/pieces/button.tsx'
import { KickedScene, TableFullScene } from '@starboard/screen/pieces/scenes/table.tsx'
import { NotFoundScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import { JoinForm } from '../../shared/join-form.tsx'
import { StatePage } from './state-page.tsx'
import { StateView } from './state-view.tsx'
import { ToShelf } from './to-shelf.tsx'

/** The code leads nowhere, or nobody says where because too many were tried. */
export function NoTablePage({ code, why }: { readonly code: string; readonly why: string }) {
  return (
    <StatePage scene={<NotFoundScene />} title={why} buttons={<ToShelf look="quiet" />}>
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
    <StatePage scene={<KickedScene />} title="The host has sent you away." buttons={<ToShelf />}>
      You cannot come back to this table. Another one is easily found, or made, on the shelf.
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
          <ToShelf look="quiet" />
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
          <ToShelf />
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
