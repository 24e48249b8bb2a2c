import { Button } from '@starboard/screen/pieces/button.tsx'
import { Field } from '@starboard/screen/pieces/field.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { GameInfo } from '@starboard/wire/api'
import { type ReactNode, useState } from 'react'
import { posterOf } from '../../games/registry.ts'
import type { LabPicture } from '../../lab/lab-run.ts'
import { withPreset } from '../lobby/form.ts'
import { Stepper } from '../lobby/stepper.tsx'
import { BotsRow } from './bots-row.tsx'
import { GamePicker } from './game-picker.tsx'
import { type Progress, progressOf, RuleSetCard } from './rule-set-card.tsx'
import { type LabSetup, MOST_GAMES, withSeats } from './setup.ts'
import css from './setup-panel.module.css'
import { SweepFields } from './sweep-fields.tsx'

export interface SetupPanelProps {
  readonly setup: LabSetup
  /** Null: the server has not said yet what can be chosen. */
  readonly game: GameInfo | null
  readonly picture: LabPicture | null
  onGame(game: string): void
  onChange(change: Partial<LabSetup>): void
  onRun(): void
  onStop(): void
}

/** What is to be tried. */
export function SetupPanel(props: SetupPanelProps) {
  const { setup, game, picture, onGame, onChange, onRun } = props
  const { bots, games, seed, first, second, sweep } = setup
  const known = game?.bots ?? [...new Set(bots)]
  const [least, most] = game?.seats ?? [bots.length, bots.length]
  const form = { game, seats: bots.length }
  // On a phone what is set stands in one line while results are looked at.
  const [isFolded, setFolded] = useState(false)
  const run = () => {
    setFolded(true)
    onRun()
  }
  return (
    <section className={css.panel} aria-label="What to try">
      <GamePicker game={setup.game} onChange={onGame} />
      <h2>{posterOf(setup.game)?.name}</h2>
      <p className={css.summary}>
        <span>{summaryOf(setup)}</span>
        <Button look="quiet" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Change' : 'Fold'}
        </Button>
      </p>
      <div className={css.details} data-folded={isFolded || undefined}>
        <div className={css.line}>
          <span>Seats and who plays them</span>
          <Stepper
            label="Seats"
            value={bots.length}
            min={least}
            max={most}
            onChange={(seats) =>
              onChange({
                bots: withSeats(bots, seats),
                ...(second?.bots != null && { second: { ...second, bots: withSeats(second.bots, seats) } }),
              })
            }
          />
        </div>
        <BotsRow bots={bots} known={known} onChange={(changed) => onChange({ bots: changed })} />
        <p className={css.note}>They move round the table, one seat a game.</p>
        <div className={css.two}>
          <Field
            label="Games each"
            inputMode="numeric"
            value={games === 0 ? '' : String(games)}
            error={games >= 1 && games <= MOST_GAMES ? null : `1 to ${MOST_GAMES.toLocaleString('en')}`}
            onChange={(text) => onChange({ games: Number(text.replace(/\D/g, '')) })}
          />
          <Field
            label="Seed"
            value={seed}
            maxLength={40}
            error={seed === '' ? 'Any text' : null}
            onChange={(text) => onChange({ seed: text })}
          />
        </div>
      </div>
      <RuleSetCard
        name="A"
        {...form}
        options={first}
        progress={progressIn(picture, 'A')}
        onChange={(options) => onChange({ first: options })}
      />
      {second !== null && (
        <RuleSetCard
          name="B"
          {...form}
          options={second.options}
          progress={progressIn(picture, 'B')}
          onChange={(options) => onChange({ second: { ...second, options } })}
        >
          <OtherBots setup={setup} known={known} onChange={onChange} />
        </RuleSetCard>
      )}
      <div className={css.details} data-folded={isFolded || undefined}>
        <SweepFields game={game} sweep={sweep} onChange={(changed) => onChange({ sweep: changed })} />
      </div>
      <Actions {...props} onRun={run}>
        {second === null ? (
          <Button
            icon={<Icon name="plus" />}
            onClick={() =>
              onChange({ second: { options: Object.keys(first).length > 0 ? first : withPreset(null), bots: null } })
            }
          >
            Rule set B
          </Button>
        ) : (
          <Button look="quiet" icon={<Icon name="close" />} onClick={() => onChange({ second: null })}>
            Without B
          </Button>
        )}
      </Actions>
    </section>
  )
}

const summaryOf = ({ bots, games, seed, sweep }: LabSetup): string =>
  [
    `${bots.length} bots`,
    `${games.toLocaleString('en')} games each`,
    `seed ${seed}`,
    ...(sweep === null ? [] : [`sweep of ${sweep.option}`]),
  ].join(', ')

function progressIn(picture: LabPicture | null, name: string): Progress | null {
  const report = picture?.report
  return report == null ? null : progressOf(report.plan, name, (place) => report.tallies[place]?.games ?? 0)
}

/** A balance result should hold with other bots too: the second rule set may have its own. */
function OtherBots({
  setup: { bots, second },
  known,
  onChange,
}: Pick<SetupPanelProps, 'setup' | 'onChange'> & { readonly known: readonly string[] }) {
  if (second === null) return null
  if (second.bots === null)
    return (
      <Button look="quiet" icon={<Icon name="bot" />} onClick={() => onChange({ second: { ...second, bots } })}>
        Other bots for B
      </Button>
    )
  return (
    <>
      <div className={css.line}>
        <span>Bots of B</span>
        <IconButton
          label="The same bots as A"
          icon={<Icon name="close" />}
          onClick={() => onChange({ second: { ...second, bots: null } })}
        />
      </div>
      <BotsRow
        bots={second.bots}
        known={known}
        onChange={(changed) => onChange({ second: { ...second, bots: changed } })}
      />
    </>
  )
}

function Actions({ setup, picture, onRun, onStop, children }: SetupPanelProps & { readonly children: ReactNode }) {
  const isRunning = picture?.state === 'planning' || picture?.state === 'running'
  const isReady = setup.seed !== '' && setup.games >= 1 && setup.games <= MOST_GAMES
  return (
    <div className={css.actions}>
      {isRunning ? (
        <Button icon={<Icon name="pause" />} onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button look="primary" icon={<Icon name="play" />} isOff={!isReady} onClick={onRun}>
          Run
        </Button>
      )}
      {children}
      {picture?.trouble != null && (
        <p role="alert" className={css.trouble}>
          {picture.trouble}
        </p>
      )}
    </div>
  )
}
