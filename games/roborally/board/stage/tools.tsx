import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { Icon } from '@starboard/screen/pieces/index.ts'
import type { ReactNode } from 'react'
import { PreviewIcon } from '../art/icons.tsx'
import type { Picking } from '../model/use-picking.ts'
import css from './stage.module.css'
import type { Lens } from './use-camera.ts'

interface Props {
  readonly picking: Picking
  readonly lens: Lens
}

const NEARER = 1.5

/** Nearer, farther, all of it; preview and coordinates on or off. */
export const Tools = ({ picking, lens }: Props) => (
  <div className={css.tools} role="toolbar" aria-label="View of the course">
    <Tool tool="zoom" label="Zoom in" run={() => lens.zoom(NEARER)}>
      <Icon name="plus" size={17} />
    </Tool>
    <Tool tool="zoom" label="Zoom out" isOff={!lens.isZoomed} run={() => lens.zoom(1 / NEARER)}>
      <Icon name="minus" size={17} />
    </Tool>
    <Tool tool="fit" label="Show the whole course" isOff={!lens.isZoomed} run={lens.fit}>
      <Icon name="fit" size={17} />
    </Tool>
    <Tool
      tool="preview"
      label="Preview of your program"
      isOn={picking.hasPreview}
      isOff={picking.forecast === null}
      run={picking.togglePreview}
    >
      <PreviewIcon size={17} />
    </Tool>
    <Tool tool="grid" label="Coordinates" isOn={picking.hasGrid} run={picking.toggleGrid}>
      <svg width={17} height={17} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 3H17V17H3ZM3 10H17M10 3V17" fill="none" stroke="currentColor" strokeWidth={1.8} />
      </svg>
    </Tool>
  </div>
)

interface ToolProps {
  readonly tool: 'zoom' | 'fit' | 'preview' | 'grid'
  readonly label: string
  /** A switch, and how it stands. */
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly children: ReactNode
  run(): void
}

const MEANINGS: Readonly<Record<ToolProps['tool'], string>> = {
  zoom: 'You can pinch or turn the wheel as well, and drag the course about.',
  fit: 'Back to all of the course at once.',
  preview: 'Where your program leads as far as it is placed, without other robots.',
  grid: 'Columns and rows by number, as the log and the lab name squares.',
}

const Tool = ({ tool, label, isOn, isOff, children, run }: ToolProps) => (
  <button
    type="button"
    data-tool={tool}
    aria-label={label}
    {...explained({ name: label, text: MEANINGS[tool] })}
    aria-pressed={isOn}
    aria-disabled={isOff || undefined}
    onClick={run}
  >
    {children}
  </button>
)
