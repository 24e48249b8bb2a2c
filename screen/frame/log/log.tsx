import { inOneBreath, type Reading, type Seat } from '@starboard/kernel'
import { useMemo } from 'react'
import { SeatShape } from '../../pieces/seat-shape.tsx'
import { Toggle } from '../../pieces/toggle.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { useAroundBoard } from '../context.ts'
import { type Block, blocksOf, type Line } from './blocks.ts'
import css from './log.module.css'
import { readingAt, Told } from './sentence.tsx'
import { StickyList } from './sticky-list.tsx'

/** What has happened, told turn by turn to whoever reads it. */
export function Log() {
  const { story, game, mark, faces } = useAroundBoard()
  const { logDetails: hasDetails } = useSettings()
  const blocks = useMemo(() => blocksOf(story, { game, mark, hasDetails }), [story, game, mark, hasDetails])
  const reading = useMemo(() => ({ ...readingAt(faces), isStory: !hasDetails }), [faces, hasDetails])
  return (
    <div className={css.log}>
      <div className={css.bar}>
        <Toggle label="Details" isOn={hasDetails} onChange={(logDetails) => changeSettings({ logDetails })} />
      </div>
      {blocks.length === 0 ? (
        <p className={css.empty}>The story of this match will stand here.</p>
      ) : (
        <StickyList label="Log" count={blocks.reduce((sum, { lines }) => sum + lines.length + 1, 0)}>
          <ol className={css.blocks} data-walk="">
            {blocks.map((block) => (
              <LogBlock key={block.id} block={block} reading={reading} />
            ))}
          </ol>
        </StickyList>
      )}
    </div>
  )
}

function LogBlock({ block, reading }: { readonly block: Block; readonly reading: Reading }) {
  const { kind, seat, head, lines } = block
  return (
    <li className={css.block} data-kind={kind}>
      {head !== null && (
        <p className={css.head}>
          {seat !== null && <SeatShape seat={seat} />}
          <span>
            <Told sentence={head} reading={reading} />
          </span>
        </p>
      )}
      {lines.map((line) => (
        <LogLine key={line.id} line={line} turnOf={seat} reading={reading} />
      ))}
    </li>
  )
}

interface LogLineProps {
  readonly line: Line
  /** Whose shape stands above already. */
  readonly turnOf: Seat | null
  readonly reading: Reading
}

function LogLine({ line: { seat, sentences, times }, turnOf, reading }: LogLineProps) {
  const sentence = useMemo(() => inOneBreath(sentences), [sentences])
  return (
    <p className={css.line}>
      {seat === null || seat === turnOf ? <span className={css.nobody} /> : <SeatShape seat={seat} />}
      <span>
        <Told sentence={sentence} reading={reading} explains />
        {times > 1 && (
          <>
            {' '}
            <span className={css.times} aria-hidden="true">
              ×{times}
            </span>
            <span className="spoken">({times} times)</span>
          </>
        )}
      </span>
    </p>
  )
}
