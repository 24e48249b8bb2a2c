import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { Opening } from '../editor.tsx'
import { EXAMPLES } from '../examples.ts'
import { blankDraft } from '../model/blank.ts'
import { ExampleList } from './example-list.tsx'
import { FileButton } from './file-button.tsx'
import css from './welcome.module.css'

/** What this is, for whoever comes here for the first time. */
export function Welcome({ opening }: { readonly opening: Opening }) {
  const [first] = EXAMPLES
  return (
    <div className={css.welcome}>
      <div className={css.words}>
        <h1>Mission lab</h1>
        <p>
          In Space Alert the crew plans under pressure, and then a fixed set of rules decides what really happens. Here
          you have all the time in the world: lay out threats and trajectories, put a card into every slot, and watch
          the ship fly, step by step and with every sum shown.
        </p>
        <ul>
          <li>Change a card and see in which turn things turn out differently.</li>
          <li>Every sentence is the ruling: who shot what, which shield held, why a card did nothing.</li>
          <li>Share a mission as a link, or save it as a file that “starboard resolve” reads too.</li>
        </ul>
        <div className={css.ways}>
          {first !== undefined && (
            <Button
              look="primary"
              size="large"
              icon={<Icon name="play" />}
              onClick={() => opening.openShipped(first.name, first.load)}
            >
              Open an example
            </Button>
          )}
          <Button look="secondary" size="large" onClick={() => opening.openDraft(blankDraft())}>
            Begin with an empty mission
          </Button>
          <FileButton open={opening.openFile} />
        </div>
        <p className={css.drop}>A mission file can also be dropped anywhere on this page.</p>
      </div>
      <section className={css.examples} aria-label="Examples">
        <h2>Examples</h2>
        <ExampleList open={opening.openShipped} />
      </section>
    </div>
  )
}
