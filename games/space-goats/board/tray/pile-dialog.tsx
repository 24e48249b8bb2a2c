import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import type { Card } from '../../rules/cards.ts'
import { KindIcon } from '../art/index.ts'
import { counted } from '../model/people.ts'
import { contentsOf, groupName, type PileContents, type PileGroup } from '../model/piles.ts'
import type { Picking } from '../model/use-picking.ts'
import { AskedNote } from '../prompt/asked-note.tsx'
import { CardThumb } from '../stage/card-face.tsx'
import css from './piles.module.css'

/** Looks through any pile that lies open, or whose contents can be worked out. */
export function PileDialog({ picking }: { readonly picking: Picking }) {
  const { lookedAt, lookAt } = picking
  const contents = lookedAt === null ? null : contentsOf(picking, lookedAt)
  return (
    <Dialog
      title={contents === null ? '' : `${contents.title} · ${counted(contents.size, 'card')}`}
      isOpen={contents !== null}
      close={() => lookAt(null)}
    >
      <AskedNote picking={picking} />
      {contents !== null && <Contents contents={contents} />}
    </Dialog>
  )
}

function Contents({ contents: { note, groups, top } }: { readonly contents: PileContents }) {
  return (
    // What scrolls must be reachable without a mouse.
    <section className={css.contents} aria-label="Cards in it" tabIndex={groups.length === 0 ? undefined : 0}>
      <p className={css.note}>{note}</p>
      {top.length > 0 && <OnTop top={top} />}
      {groups.length === 0 ? (
        <p className={css.empty}>There is nothing in it.</p>
      ) : (
        groups.map((group) => <Group key={group.kind} group={group} />)
      )}
    </section>
  )
}

/** SG-6.4: known only to those who have looked. */
const OnTop = ({ top }: { readonly top: readonly Card[] }) => (
  <section>
    <h3>On top, seen by you</h3>
    <p className={css.note}>{top.map(({ name }) => name).join(', then ')}.</p>
  </section>
)

const Group = ({ group }: { readonly group: PileGroup }) => (
  <section>
    <h3>
      <KindIcon kind={group.kind} /> {groupName(group)}
    </h3>
    <ul className={css.rows}>
      {group.cards.map(({ card, count }) => (
        <li key={card.id} className={css.row}>
          <CardThumb card={card} />
          <span className={css.text}>
            <b>{card.name}</b>
            <small>{card.text}</small>
          </span>
          {card.cost !== null && (
            <span className={css.cost}>
              <span className="spoken">costs </span>
              {card.cost}
            </span>
          )}
          <span className={css.count}>
            ×{count}
            <span className="spoken">{counted(count, 'copy', 'copies')}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)
