import type { ReactNode } from 'react'
import type { SeatFace } from '../../contract/board.ts'
import type { AnyIcon } from '../../pieces/icons.tsx'

/** What a board hands to the frame. The frame decides where it stands on a desk and on a phone. */
export interface FrameSlots {
  /** Where the match is, for the header: "Round 6". */
  readonly moment: string
  /** The steps of a turn, in order, and which one is on. */
  readonly phases: readonly { readonly name: string; readonly isNow: boolean; readonly detail?: ReactNode }[]
  /** One seat in the rail. The frame draws the box, colour, shape, name, cog and clock; this is what belongs in it. */
  seat(face: SeatFace): SeatSlots
  readonly prompt: PromptSlots
  /** Stands above everything else, over the whole width: a clock that all of them race against. It shows captions itself. */
  readonly head?: ReactNode
  /**
   * Fills its box, whatever its shape: the box is `position: relative` and a size container. What carries `data-point`
   * can be pointed at: its value is a name that is the same on every screen, printable, and known to everybody at the
   * table, because all of them are told. Never the id of something that is hidden from somebody.
   */
  readonly stage: ReactNode
  /** My hand and what belongs to it. Null for a spectator. */
  readonly tray: ReactNode
  /** On a desk, prompt and tray take the whole width below seats, stage and log. */
  readonly isTrayWide?: boolean
  /** On a phone, the tray stands right below the prompt, before the sheet. */
  readonly isTrayFirst?: boolean
  /** A workbench that opens beside the board (a builder, a program). On a phone it is a tab of the sheet. */
  readonly workbench: Workbench | null
  /** Tabs before log, chat and rules, on every screen. */
  readonly tabs?: readonly Sheet[]
  /** Further tabs of the phone's sheet; on a desk these stand elsewhere already. */
  readonly sheets?: readonly Sheet[]
  /** What else may be asked of the table in this game, such as giving up: lines of the table's menu. */
  readonly menu?: readonly MenuLine[]
  /** What moves across the whole screen, and dialogs. Nothing of a board stands outside the slots, or a veil would not hide it. */
  readonly over?: ReactNode
  /** The board has not yet shown how it came to the end: the result waits. */
  readonly isStillTelling?: boolean
  /** In a replay: what this viewpoint knows of hands and programs. Without it, what the game's words tell of them. */
  readonly opened?: ReactNode
  /** The scene over the board when the match is over, above the score lines. */
  readonly ending?: ReactNode
}

export interface MenuLine {
  readonly name: string
  readonly icon: AnyIcon
  readonly note?: string
  run(): void
}

export interface Sheet {
  readonly name: string
  readonly body: ReactNode
}

export interface Workbench extends Sheet {
  /** What it is about right now, behind the name: "pad 3". */
  readonly note?: string
  close?(): void
}

export interface SeatSlots {
  /** The figure that decides the game: "10 pts". */
  readonly score: ReactNode
  /** A word behind the name: "1st", "next". */
  readonly note?: string
  readonly body: ReactNode
  /** The chip on a phone. */
  readonly chip: ReactNode
  /** Clicking the seat does this, if it may be chosen now. */
  readonly choose?: SeatChoice | undefined
}

interface SeatChoice {
  readonly label: string
  /** The prompt bar offers it too: the Tab key need not stop at every seat as well. */
  readonly isInPrompt?: boolean
  run(): void
}

/** Something that may be chosen on the board now, as the prompt bar names it. */
export interface PromptTarget {
  readonly name: string
  readonly isPicked?: boolean
  run(): void
}

export interface PromptSlots {
  /** One sentence: what is decided now. `null`: as the game's words say it. */
  readonly text: ReactNode | null
  /** The rule it stands in: a link behind the sentence, which is not read out with it. */
  readonly rule?: string | undefined
  /** The buttons for it. */
  readonly buttons?: ReactNode
  /** What may be chosen on the board, if the buttons do not offer it: keys and screen readers find it here. */
  readonly targets?: readonly PromptTarget[]
  /** While a film plays: what is shown now, and what stands in front of it. Without it, what the game's words say of it. */
  readonly film?: { readonly text: ReactNode; readonly lead?: ReactNode } | undefined
  /** Something is picked and still needs a target: a Back button and Esc step back. */
  readonly back?: (() => void) | undefined
  /** A picked thing waits for confirmation: Enter confirms, Esc steps back. */
  readonly preview?: { readonly text: ReactNode; readonly label: string; confirm(): void; back(): void } | null
}
