import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { ReactNode } from 'react'
import { incomeOf } from '../../rules/turn.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { AimSymbol, CalibrationSymbol, CubeSymbol, PowerSymbol, RerollSymbol } from '../art/symbols.tsx'
import { mostOf } from '../model/design.ts'
import { cubesExplained, STATS } from '../model/explain.ts'
import type { Picking } from '../model/use-picking.ts'
import { FlownList } from './flown-list.tsx'
import { Trophies } from './rival-seat.tsx'
import css from './seats.module.css'
import { Statuses } from './statuses.tsx'
import { useRoom } from './use-room.ts'

interface Props {
  readonly picking: Picking
  readonly player: SeenPlayer
}

/** One's own seat: everything about it that is a number. The rockets stand on the stage. */
export function FrontSeat({ picking, player }: Props) {
  const { cubes, seat, trophies } = player
  const room = useRoom(picking.view.players.length)
  return (
    <div className={css.front} data-spot={`seat-${seat}`} data-short={room === 'short' || undefined}>
      <p className={css.purse} {...explainedStill(cubesExplained(picking.view, player))}>
        <CubeSymbol size={38} />
        <b>{cubes}</b>
        <span>
          {cubes === 1 ? 'cube' : 'cubes'}
          <i>{player.embargoed ? 'no income next' : `+${incomeOf(picking.view, player)} a turn`}</i>
        </span>
      </p>
      <div className={css.honours}>
        <Trophies trophies={trophies} />
        <Statuses player={player} />
      </div>
      <dl className={css.stats}>
        <Stat icon={<PowerSymbol size={17} />} name="Power cap" value={player.powerCap} of={mostOf('powerCap')} />
        <Stat
          icon={<AimSymbol size={17} />}
          name="Accuracy cap"
          value={player.accuracyCap}
          of={mostOf('accuracyCap')}
        />
        <Stat
          icon={<RerollSymbol size={17} />}
          name={player.tokens === 1 ? 'Reroll token' : 'Reroll tokens'}
          value={player.tokens}
        />
        <Stat icon={<CalibrationSymbol size={17} />} name="Calibration" value={calibrationWords(player)} />
      </dl>
      <dl className={css.bonus}>
        <Bonus name="Income" value={player.incomeBonus} />
        <Bonus name="Salvage" value={player.salvageBonus} />
        <Bonus name="Prestige" value={player.prestigeBonus} />
      </dl>
      <FlownList player={player} />
    </div>
  )
}

interface StatProps {
  readonly icon: ReactNode
  readonly name: string
  readonly value: number | string
  readonly of?: number
}

const Stat = ({ icon, name, value, of }: StatProps) => (
  <div {...aboutStat(name)}>
    <dt>
      {icon}
      <span className={css.label}>{name}</span>
    </dt>
    <dd>
      <b>{value}</b>
      {of !== undefined && <i>of {of}</i>}
    </dd>
  </div>
)

const aboutStat = (name: string) => explainedStill({ name, ...(STATS[name] ?? { text: '' }) })

const Bonus = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div {...aboutStat(name)}>
    <dt>{name}</dt>
    <dd>+{value}</dd>
  </div>
)

const calibrationWords = ({ powerCalibration: power, accuracyCalibration: accuracy }: SeenPlayer): string => {
  if (power === 0 && accuracy === 0) return '0'
  return [...(power > 0 ? [`+${power} pow`] : []), ...(accuracy > 0 ? [`+${accuracy} acc`] : [])].join(' ')
}
