import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { HEADINGS, type Heading, LETTERS, RIGHT } from '../../rules/heading.ts'
import { REGISTERS } from '../../rules/state.ts'
import { type Brush, isDirected, TOOL_FACTS, TOOLS, type ToolName } from '../model/brush.ts'
import type { SessionAction } from '../model/session.ts'
import css from './palette.module.css'
import { ToolIcon } from './tool-icon.tsx'
import { UNSPOKEN } from './unspoken.ts'

interface PaletteProps {
  readonly brush: Brush
  dispatch(action: SessionAction): void
}

/** All tools, each drawn as what it paints, with its key. */
export function Palette({ brush, dispatch }: PaletteProps) {
  return (
    <fieldset className={css.tools}>
      <legend className="spoken">Tools</legend>
      {TOOLS.map((tool) => (
        <ToolButton key={tool} tool={tool} brush={brush} pick={() => dispatch({ kind: 'brush', brush: { tool } })} />
      ))}
    </fieldset>
  )
}

interface ToolButtonProps {
  readonly tool: ToolName
  readonly brush: Brush
  pick(): void
}

function ToolButton({ tool, brush, pick }: ToolButtonProps) {
  const { name, key, about } = TOOL_FACTS[tool]
  return (
    <button
      type="button"
      className={css.tool}
      aria-pressed={tool === brush.tool}
      aria-keyshortcuts={key}
      title={`${name} (${key}). ${about}`}
      onClick={pick}
    >
      <ToolIcon brush={{ ...brush, tool }} />
      <span className={css.name}>{name}</span>
      <kbd {...UNSPOKEN}>{key}</kbd>
    </button>
  )
}

/** How the tool in hand is set, and what it does. */
export function ToolSettings({ brush, dispatch }: PaletteProps) {
  const set = (change: Partial<Brush>) => dispatch({ kind: 'brush', brush: change })
  return (
    <div className={css.settings}>
      <p className={css.about}>
        <b>{TOOL_FACTS[brush.tool].name}.</b> {TOOL_FACTS[brush.tool].about}
      </p>
      {isDirected(brush.tool) && (
        <div className={css.turn}>
          <HeadingChoice label="Direction" value={brush.heading} onChange={(heading) => set({ heading })} />
          <button
            type="button"
            className={css.rotate}
            title="Turn right (R)"
            aria-label="Turn the tool right"
            onClick={() => dispatch({ kind: 'turn', by: RIGHT })}
          >
            <Icon name="reset" />
          </button>
        </div>
      )}
      {brush.tool === 'pusher' && (
        <RegisterChoice value={brush.registers} onChange={(registers) => set({ registers })} />
      )}
      {brush.tool === 'laser' && (
        <Segmented label="Beams" value={brush.beams} choices={BEAMS} onChange={(beams) => set({ beams })} />
      )}
    </div>
  )
}

export const BEAMS = [1, 2, 3].map((beams) => ({ value: beams, name: String(beams) }))

interface HeadingChoiceProps {
  readonly label: string
  readonly value: Heading
  onChange(heading: Heading): void
}

export const HeadingChoice = ({ label, value, onChange }: HeadingChoiceProps) => (
  <Segmented
    label={label}
    value={value}
    choices={HEADINGS.map((heading) => ({ value: heading, name: LETTERS[heading] }))}
    onChange={onChange}
  />
)

interface RegisterChoiceProps {
  readonly value: readonly number[]
  onChange(registers: readonly number[]): void
}

/** RR-6.1: in which registers a pusher acts; one at least. */
export function RegisterChoice({ value, onChange }: RegisterChoiceProps) {
  const toggle = (register: number) => {
    const next = REGISTERS.filter((one) => (one === register ? !value.includes(one) : value.includes(one)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className={css.registers}>
      <legend>Acts in registers</legend>
      {REGISTERS.map((register) => (
        <label key={register}>
          <input type="checkbox" checked={value.includes(register)} onChange={() => toggle(register)} />
          <span>{register}</span>
        </label>
      ))}
    </fieldset>
  )
}
