import { isForTable } from '@starboard/screen/pieces/keys.ts'
import { useEffect } from 'react'

/**
 * Digits press cards (see `Hand`). A letter presses the button of the prompt bar that shows it: answers carry their key
 * as `aria-keyshortcuts`. Enter and Esc are the prompt bar's own.
 */
export function useDeskKeys({ asked }: { readonly asked: object | null }): void {
  const isAsked = asked !== null
  useEffect(() => {
    if (!isAsked) return
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event) || event.repeat || !/^[a-z]$/i.test(event.key)) return
      const button = document.querySelector<HTMLElement>(
        `section[data-mood] [aria-keyshortcuts="${event.key.toUpperCase()}"]`,
      )
      if (button === null) return
      event.preventDefault()
      button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isAsked])
}
