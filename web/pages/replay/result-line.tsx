import { hasOpenLuck } from '@starboard/kernel'
import { KeepsakeButtons } from '@starboard/screen/frame/result/keepsake-buttons.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { useMemo } from 'react'
import { finishers, lengthText, presetText } from '../../replay/match-facts.ts'
import type { AnyExport, Replay } from '../../replay/model.ts'
import css from './result-line.module.css'

interface ResultLineProps {
  readonly replay: Replay
  share(): void
  download(): void
}

/** Which match this is and how it ended. */
export function ResultLine({ replay, share, download }: ResultLineProps) {
  const { exported, module, broken, length } = replay
  const { game, printPoints = String } = module
  const { outcome, header } = exported
  const isCrew = game.meta.kind === 'co-op'
  const facts = [
    presetText(game.options, header.setup.options),
    lengthText(exported),
    `rules version ${header.setup.rules}`,
    branchText(header),
    header.hints === true ? 'hints could be asked for' : null,
  ].filter((fact) => fact !== null)
  return (
    <section className={css.result} aria-label="Result">
      <ol className={css.seats} aria-label={isCrew ? 'Crew' : 'Places'}>
        {finishers(exported, game.meta.kind).map(({ seat, name, points, isWinner }) => (
          <li key={seat}>
            {isWinner && (
              <span className={css.crown}>
                <Icon name="crown" />
                <span className="spoken">Winner: </span>
              </span>
            )}
            <SeatShape seat={seat} />
            <span className={css.who}>{name}</span>
            {!isCrew && <Points text={printPoints(points)} />}
          </li>
        ))}
        {isCrew && (
          <li>
            Together <Points text={printPoints(outcome.points[0] ?? 0)} />
          </li>
        )}
      </ol>
      <p className={css.facts}>
        <span>{outcome.text}</span> <span className={css.more}>{facts.join(' · ')}</span>
      </p>
      <div className={css.buttons}>
        <Button look="quiet" icon={<Icon name="share" />} aria-label="Share this moment" onClick={share}>
          <span className={css.word}>Share this moment</span>
        </Button>
        <Button look="quiet" icon={<Icon name="download" />} aria-label="Export log" onClick={download}>
          <span className={css.word}>Export log</span>
        </Button>
        <OwnFile replay={replay} />
      </div>
      {broken !== null && (
        <p className={css.broken} role="alert">
          The log cannot be played beyond moment {length}: {broken}
        </p>
      )}
    </section>
  )
}

/** Who reads it has to know that not all of it was played at this table. */
function branchText(header: AnyExport['header']): string | null {
  if (header.branch === undefined) return null
  const luck = hasOpenLuck(header) ? 'with the same luck' : 'with luck sealed anew'
  return `branched off another match at moment ${header.branch.length}, ${luck}`
}

/** In the game's own format, as the match ended, wherever the replay stands. */
function OwnFile({ replay }: Pick<ResultLineProps, 'replay'>) {
  const { module, nameOf, length } = replay
  const made = useMemo(
    () => module.keepsake?.(replay.shownAt(length - 1, 'spectator').view, nameOf) ?? null,
    [module, replay, length, nameOf],
  )
  return made === null ? null : <KeepsakeButtons keepsake={made} game={module.game.meta.id} wordClass={css.ownWord} />
}

function Points({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <b>{text}</b>
      <span className="spoken"> points</span>
    </>
  )
}
