import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { type Design, notchesOf, type Part, priceOf, whenReady } from '../model/design.ts'
import { PARTS } from '../model/explain.ts'
import { dieChance, percent } from '../model/odds.ts'
import { counted } from '../model/people.ts'
import css from './part-slider.module.css'

interface Props {
  readonly part: Part
  readonly player: SeenPlayer
  readonly design: Design
  readonly isOff: boolean
  set(value: number): void
}

const NAMES: Readonly<Record<Part, string>> = { power: 'Power', accuracy: 'Accuracy', level: 'Build' }

const capWords: Readonly<Record<Part, (player: SeenPlayer) => string>> = {
  power: ({ powerCap }) => `cap ${powerCap}`,
  accuracy: ({ accuracyCap }) => `cap ${accuracyCap}`,
  level: () => 'time',
}

/** "hits on 1 to 4, 67 %, 3 of at most 5" */
function meaningOf(part: Part, value: number, cap: number): string {
  if (part === 'level') return `ready ${whenReady(value)}`
  const most = `${value} of at most ${cap}`
  return part === 'power' ? `${most}, ${value} damage` : `${most}, hits ${percent(dieChance(value))}`
}

/** One number of the design. Beyond the cap it is barred; what the cubes do not reach is struck out. */
export function PartSlider({ part, player, design, isOff, set }: Props) {
  const notches = notchesOf(player, design, part)
  const cap = notches.filter(({ state }) => state !== 'locked').length
  const value = design[part]
  const at = (one: number) => `${((one - 0.5) / notches.length) * 100}%`
  return (
    <div className={css.row} data-part={part} data-off={isOff || undefined}>
      <label className={css.label} htmlFor={`works-${part}`}>
        <b>{NAMES[part]}</b>
        <i>{capWords[part](player)}</i>
      </label>
      <div className={css.track}>
        <span className={css.rail} />
        <span className={css.fill} style={{ width: at(value) }} />
        {cap < notches.length && <span className={css.locked} style={{ left: `${(cap / notches.length) * 100}%` }} />}
        {notches.map((notch) => (
          <span
            key={notch.value}
            className={css.notch}
            data-state={notch.value <= value ? 'on' : notch.state}
            style={{ left: at(notch.value) }}
          >
            <u />
            <em data-state={notch.state}>
              {part === 'level' ? whenReady(notch.value).replace('in ', '') : notch.value}
            </em>
          </span>
        ))}
        <span className={css.knob} style={{ left: at(value) }}>
          {part === 'level' ? <i /> : value}
        </span>
        <input
          id={`works-${part}`}
          className={css.input}
          type="range"
          min={1}
          max={cap}
          step={1}
          value={value}
          style={{ width: `${(cap / notches.length) * 100}%` }}
          aria-valuetext={`${meaningOf(part, value, cap)}, ${counted(priceOf(design, part), 'cube')}`}
          onChange={(event) => set(Number(event.target.value))}
          {...(PARTS[part] && explained(PARTS[part]))}
        />
      </div>
      <span className={css.price}>+{priceOf(design, part)}</span>
    </div>
  )
}
