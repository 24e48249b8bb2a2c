/**
 * What a machine can see of a page: what is cut off, hangs over the edge, is too small to read or to hit. Each of these
 * runs in the page and knows nothing outside of itself.
 */

/** Text that ends before it is over: each with how much of it is seen. */
export function cutTexts() {
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  /** Clipped away on purpose: for readers alone. */
  const isSpoken = (element) =>
    element !== null && (/inset\(50%/.test(getComputedStyle(element).clipPath) || isSpoken(element.parentElement))
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  const clips = (value) => value === 'hidden' || value === 'clip'
  const lackOf = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight]
    // Letters reach a little over their line.
    return [
      ...(clips(overflowX) && wide > 1 ? [`${element.clientWidth} of ${element.scrollWidth} px wide`] : []),
      ...(clips(overflowY) && high > 4 ? [`${element.clientHeight} of ${element.scrollHeight} px high`] : []),
    ]
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element instanceof HTMLElement && hasText(element) && isSeen(element) && !isSpoken(element))
    .flatMap((element) => lackOf(element).map((lack) => `“${element.textContent.trim().slice(0, 60)}”: ${lack}`))
}

/** Text and controls that stand over the left or right edge of what scrolls them, and of the screen. */
export function hangingOver() {
  const WANTED = 'button, a[href], input, select, textarea, [role=button], [role=tab], h1, h2, h3, p, li, td, label'
  const isSpoken = (element) =>
    element !== null && (/inset\(50%/.test(getComputedStyle(element).clipPath) || isSpoken(element.parentElement))
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  /** Whatever it is scrolled in brings it into sight. */
  const isScrolled = (element) => {
    if (element === null || element === document.body) return false
    const { overflowX } = getComputedStyle(element)
    return (
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      isScrolled(element.parentElement)
    )
  }
  /** Drawn on a stage that pans and zooms. */
  const isOnBoard = (element) => element.closest('svg, [data-board], [data-pan]') !== null
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)
  return [...document.body.querySelectorAll(WANTED)]
    .filter((element) => isSeen(element) && !isSpoken(element) && !isOnBoard(element) && !isScrolled(element))
    .flatMap((element) => {
      const { left, right } = element.getBoundingClientRect()
      const over = Math.max(-left, right - document.documentElement.clientWidth)
      return over > 2.5 && over < 3000 ? [`“${nameOf(element)}”: ${Math.round(over)} px`] : []
    })
}

/** Text that nobody reads on a phone. */
export function tinyTexts(least) {
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  const tiny = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element instanceof HTMLElement &&
      element.closest('[aria-hidden=true], .spoken') === null &&
      hasText(element) &&
      isSeen(element) &&
      Number.parseFloat(getComputedStyle(element).fontSize) < least,
  )
  return tiny.map((element) => `“${element.textContent.trim().slice(0, 40)}”: ${getComputedStyle(element).fontSize}`)
}

/** Whether the page can be pushed to the side. */
export const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
