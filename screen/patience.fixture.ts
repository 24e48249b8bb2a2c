/** Waiting costs nothing where it is not needed; a busy machine needs more than the second that is usual. */
export const PATIENCE_MS = 20_000

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
}
