/** The path of a Chromium, or null. */
export function findChromium(): string | null
/** Installs one if there is none. */
export function requireChromium(): string
