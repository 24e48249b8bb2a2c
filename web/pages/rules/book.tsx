import { copyText } from '@starboard/screen/pieces/copy.ts'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import css from './book.module.css'

/** The text of the rulebook. It stays in the page while something is searched, so that nothing has to be found again. */
export function Book({ html, isHidden }: { readonly html: string; readonly isHidden: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  const inner = useMemo(() => ({ __html: html }), [html])
  useShownRule(ref, isHidden)
  useCopiedNumbers(ref)
  return (
    <div
      ref={ref}
      className={css.book}
      hidden={isHidden}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our build from our own file
      dangerouslySetInnerHTML={inner}
    />
  )
}

/** The rule in the address is scrolled to and marked, also when the book came later than the address. */
function useShownRule(ref: RefObject<HTMLElement | null>, isHidden: boolean): void {
  useEffect(() => {
    if (isHidden) return
    const show = () => showRule(ref.current, idInHash())
    show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
  }, [ref, isHidden])
}

/** An address that somebody mangled names no rule. */
function idInHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

function showRule(book: HTMLElement | null, id: string): void {
  for (const lit of book?.querySelectorAll('[data-lit]') ?? []) lit.removeAttribute('data-lit')
  const rule = id === '' ? null : book?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (!rule) return
  rule.dataset.lit = ''
  rule.tabIndex = -1
  rule.scrollIntoView({ block: 'start' })
  rule.focus({ preventScroll: true })
}

/** A press on a rule's number puts its link into the address and into the clipboard. */
function useCopiedNumbers(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const book = ref.current
    const copy = async ({ target }: Event) => {
      const number = target instanceof Element ? target.closest<HTMLAnchorElement>('a.number') : null
      if (number === null) return
      if (await copyText(number.href)) toast(`The link to ${number.textContent} is copied.`)
    }
    book?.addEventListener('click', copy)
    return () => book?.removeEventListener('click', copy)
  }, [ref])
}
