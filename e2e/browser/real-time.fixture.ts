import type { Page } from 'playwright-core'

/** What a page has seen of a night, in the order in which it was there. */
export interface Seen {
  /** Each with the moment of the match for which it was scheduled. */
  readonly captions: readonly string[]
  /** What stood above the chat, and whether one could write. */
  readonly talk: readonly string[]
  /** Whether a film was on when something was pressed in it; null: nothing was. */
  readonly actedInFilm: boolean | null
}

/** To be called before the night begins: the page itself looks, and presses, as soon as there is something. */
export const watchNight = (page: Page, { presses }: { readonly presses: string | null }): Promise<void> =>
  page.evaluate((label) => {
    const seen = { captions: [] as string[], talk: [] as string[], actedInFilm: null as boolean | null }
    Object.assign(window, { seen })
    const note = (list: string[], text: string) => {
      if (text !== '' && list.at(-1) !== text) list.push(text)
    }
    const buttonNamed = (name: string) =>
      [...document.querySelectorAll('button')].find((button) => button.textContent?.trim().startsWith(name))
    const lookAtCaptions = () => {
      for (const caption of document.querySelectorAll<HTMLElement>('[data-match-ms]'))
        note(seen.captions, `${caption.dataset.matchMs} ${caption.textContent}`)
    }
    const lookAtTalk = () => {
      const field = document.querySelector('textarea[aria-label="Say something"]')
      if (field === null) return
      const why = field.closest('form')?.querySelector('[data-closed] p')?.textContent
      note(seen.talk, field.ariaDisabled === 'true' ? `closed: ${why}` : 'open')
    }
    const act = () => {
      const button = label === null ? undefined : buttonNamed(label)
      if (seen.actedInFilm !== null || document.querySelector('[data-beat="gust"]') === null) return
      if (button === undefined || button.ariaDisabled === 'true') return
      button.click()
      seen.actedInFilm = document.querySelector('main[data-film]') !== null
    }
    const look = () => {
      const chat = buttonNamed('Chat')
      if (chat?.ariaSelected === 'false') chat.click()
      lookAtCaptions()
      lookAtTalk()
      act()
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  }, presses)

export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** As if another tab came before this one, or this one were looked at again. */
export const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
