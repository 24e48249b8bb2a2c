/**
 * An exception for the log: what it is and where it was thrown, without its message. A message of the rules may name a
 * card in somebody's hand; table and entry, which are logged beside it, are enough to see it happen again.
 */
export function redactedStack(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const frames = (error.stack ?? '').slice(error.stack?.indexOf(error.message) ?? 0).replace(error.message, '')
  const where = frames.split('\n').filter((line) => /^ {4}at /.test(line))
  const cause = error.cause === undefined ? [] : [`caused by ${redactedStack(error.cause)}`]
  return [`${error.name}${code}`, ...where, ...cause].join('\n')
}
