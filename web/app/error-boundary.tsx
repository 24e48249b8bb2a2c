import { Component, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ErrorPage } from '../pages/states/error-page.tsx'

interface Caught {
  readonly error: Error | null
}

/** A page that fails says so, instead of leaving nothing. Another address is a new try. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null }

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return <FailedPage error={error} retry={() => this.setState({ error: null })} />
  }
}

function FailedPage({ error, retry }: { readonly error: Error; retry(): void }) {
  const [path] = useLocation()
  const [failedAt] = useState(path)
  useEffect(() => {
    if (path !== failedAt) retry()
  }, [path, failedAt, retry])
  return <ErrorPage error={error} />
}
