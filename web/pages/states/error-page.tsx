import { Button } from '@starboard/screen/pieces/button.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { ErrorScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import css from './error-page.module.css'
import { StatePage } from './state-page.tsx'

/** Something broke on this page. Matches are kept by the server: nothing of them is lost. */
export function ErrorPage({ error }: { readonly error: Error }) {
  return (
    <StatePage
      scene={<ErrorScene />}
      title="This page broke."
      buttons={
        <>
          <Button look="primary" size="large" onClick={() => location.reload()}>
            Load it again
          </Button>
          <LinkButton href="/" look="quiet" size="large">
            To the shelf
          </LinkButton>
        </>
      }
    >
      <p>A match at a table is not affected: the server keeps every move. Loading the page again usually helps.</p>
      <details className={css.details}>
        <summary>What to tell whoever runs this server</summary>
        <code>{error.message}</code>
      </details>
    </StatePage>
  )
}
