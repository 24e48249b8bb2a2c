import { Tabs } from '@starboard/screen/pieces/tabs.tsx'
import type { ReactNode } from 'react'

/** `Draw` holds the tools, where there is no room for them beside the drawing. */
const PANELS = ['Draw', 'Course', 'Check', 'Text', 'Drive', 'Bots', 'Mine'] as const
export type PanelName = (typeof PANELS)[number]

interface PanelsProps {
  readonly open: PanelName
  readonly isPhone: boolean
  readonly faults: number
  readonly panels: Readonly<Record<PanelName, ReactNode>>
  onOpen(panel: PanelName): void
}

/** Everything beside the drawing, one at a time. How many faults there are stands on the tab of the check. */
export function Panels({ open, isPhone, faults, panels, onOpen }: PanelsProps) {
  const shown = PANELS.filter((panel) => isPhone || panel !== 'Draw')
  const nameOf = (panel: PanelName) => (panel === 'Check' && faults > 0 ? `Check (${faults})` : panel)
  return (
    <Tabs
      label="About this course"
      tabs={shown.map((panel) => ({ name: nameOf(panel), body: panels[panel] }))}
      open={nameOf(open)}
      onOpen={(name) => onOpen(PANELS.find((panel) => nameOf(panel) === name) ?? open)}
    />
  )
}
