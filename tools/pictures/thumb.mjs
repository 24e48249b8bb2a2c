/** No thumb hits less than this. */
export const THUMB_PX = 44

/** Runs in the page: what a thumb would miss that needs so much room. */
export function missedBy(least) {
  const MANY = 12
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]'

  const nameOf = (control) =>
    (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent ?? '').trim()

  /** A link in a sentence is as high as the sentence; a way past everything is for the keyboard. */
  const isInText = (control) =>
    getComputedStyle(control).display === 'inline' || control.matches('[href="#main"], [aria-label^="Read rule"]')

  const isClipped = (control) =>
    control !== null && (/inset\(50%/.test(getComputedStyle(control).clipPath) || isClipped(control.parentElement))

  const isUsed = (control) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.closest('[inert], [aria-hidden=true], .spoken') === null &&
    !control.disabled &&
    // What is clipped away is for readers and keys.
    !isClipped(control) &&
    // What lets the finger through is for the mouse: something below it takes the touch.
    getComputedStyle(control).pointerEvents !== 'none' &&
    // Behind an open dialog nothing is pressed.
    (document.querySelector('dialog[open]') === null || control.closest('dialog[open]') !== null)

  /** Whether a press here presses it. */
  function hits(control, x, y) {
    const found = document.elementFromPoint(x, y)
    if (found === null) return false
    if (control.contains(found)) return true
    const label = found.closest('label')
    return label !== null && (label.control === control || label.contains(control))
  }

  /** Where one may press for it: on itself, or on its label. */
  function troubleOf(control) {
    const troubles = [control, ...(control.labels ?? [])].map((part) => troubleAt(control, part))
    return troubles.includes(null) ? null : (troubles[0] ?? null)
  }

  function troubleAt(control, part) {
    part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = part.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const size = `${Math.round(width)} x ${Math.round(height)}`
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of sight (${size})`
    if (!hits(control, x, y)) return `covered (${size})`
    const reach = least / 2 - 0.6
    const isWideEnough = width >= least - 0.5 || (hits(control, x - reach, y) && hits(control, x + reach, y))
    const isHighEnough = height >= least - 0.5 || (hits(control, x, y - reach) && hits(control, x, y + reach))
    return isWideEnough && isHighEnough ? null : size
  }

  /** Of a long list the first ones say how all of them are. */
  const isOneOfMany = (control) => {
    const line = control.closest('li, [role=row]')
    return line !== null && [...(line.parentElement?.children ?? [])].indexOf(line) >= MANY
  }

  const [x, y] = [scrollX, scrollY]
  const troubles = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !isOneOfMany(control) && isUsed(control) && !isInText(control))
    .flatMap((control) => {
      const trouble = troubleOf(control)
      return trouble === null ? [] : [`${nameOf(control).slice(0, 60)}: ${trouble}`]
    })
  scrollTo(x, y)
  return troubles
}
