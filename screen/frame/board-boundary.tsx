import { Component, type ReactNode } from 'react'
import { Button } from '../pieces/button.tsx'
import css from './board-boundary.module.css'

/** A board that fails takes nothing with it. */
export class BoardBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className={css.failed}>
        <h1>The board stumbled.</h1>
        <p>Nothing is lost: the match is safe on the server.</p>
        <Button look="primary" size="large" onClick={() => location.reload()}>
          Load it again
        </Button>
      </main>
    )
  }
}
