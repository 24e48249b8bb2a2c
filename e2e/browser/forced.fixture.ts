import type { Page } from 'playwright-core'

/**
 * What nobody can see where the device paints in its own few colours, which takes every ground and every glow away: what
 * may be pressed, what is picked, where a slider stands, how full something is. Nothing, if all is well.
 */
export async function unseenInForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = await page.evaluate(probe)
  await page.emulateMedia({ forcedColors: 'none' })
  return unseen
}

/** Runs in the page. */
function probe(): readonly string[] {
  const STATES = '[data-may], [aria-pressed=true], [aria-selected=true], :checked + span, [data-bar]'

  const isLine = (style: string, width: string): boolean => style !== 'none' && Number.parseFloat(width) > 0
  const hasLine = (thing: Element): boolean => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(thing)
    return isLine(outlineStyle, outlineWidth) || isLine(borderTopStyle, borderTopWidth)
  }
  const isShown = (thing: Element): boolean =>
    thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 1

  const called = (thing: Element): string =>
    `${thing.tagName} ${(thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 40)}`

  /** Itself, or what is drawn in its place and lies in the same box: a rail and something upon it. */
  const isSliderSeen = (slider: Element): boolean =>
    getComputedStyle(slider).opacity !== '0'
      ? hasLine(slider)
      : [...(slider.parentElement?.querySelectorAll('span') ?? [])].filter(hasLine).length >= 2

  const unmarked = [...document.querySelectorAll(STATES)].filter((thing) => isShown(thing) && !hasLine(thing))
  const sliders = [...document.querySelectorAll('input[type=range]')].filter(
    (slider) => isShown(slider) && !isSliderSeen(slider),
  )
  return [...unmarked, ...sliders].map(called)
}
