import type { ComponentType } from 'react'

/** What the app does for an editor; what is edited is text, and the text is all the app knows of it. */
export interface EditorProps {
  /** What the address carries after `#`, such as a share code; empty for a fresh start. */
  readonly shared: string
  /** A link to this page with a share code in it. */
  linkTo(shared: string): string
  /** A sentence at the edge of the page that goes away by itself. */
  say(text: string, tone?: 'plain' | 'harm'): void
  /** Opens a lobby with these options chosen. */
  openTable(options: Readonly<Record<string, unknown>>): void
  /** A match alone against bots in this browser, with these options. */
  playAlone(options: Readonly<Record<string, unknown>>): void
}

/** A workshop that a game brings along: `games/<id>/editor/index.tsx` exports it as `editor`. */
export interface EditorModule {
  /** "Course editor" */
  readonly name: string
  readonly about: string
  readonly Editor: ComponentType<EditorProps>
}
