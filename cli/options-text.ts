/** Options as a command line writes them. */
export const optionsText = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${valueText(value)}`)
    .join(' ')

export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'object' && value !== null) return Object.values(value).map(valueText).join('/')
  return String(value)
}
