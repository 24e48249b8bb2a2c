import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icons.tsx'
import { Toaster } from './toast.tsx'

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** The title is for screen readers only: the picture says it. */
  readonly hasHiddenTitle?: boolean
  readonly size?: 'normal' | 'wide'
  readonly children: ReactNode
  readonly buttons?: ReactNode
  close(): void
}

/** The browser's own dialog: it keeps the focus and closes with Esc. */
export function Dialog({ title, isOpen, hasHiddenTitle, size = 'normal', children, buttons, close }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (!isOpen) {
      if (dialog.open) dialog.close()
      return
    }
    const show = () => showModal(dialog)
    show()
    // A turned phone moves parts about, and a dialog that was moved is open but not modal any more.
    const turned = () => requestAnimationFrame(show)
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [isOpen])
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-size={size}
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => event.target === ref.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {isOpen && (
        <div className={css.box}>
          <header className={css.head} data-hidden={hasHiddenTitle}>
            <h2 id={id} className={hasHiddenTitle === true ? 'spoken' : undefined}>
              {title}
            </h2>
            <IconButton label="Close" icon={<Icon name="close" />} onClick={close} />
          </header>
          <div className={css.body}>{children}</div>
          {buttons !== undefined && <footer className={css.foot}>{buttons}</footer>}
        </div>
      )}
      {isOpen && <Toaster />}
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected || dialog.matches(':modal')) return
  dialog.removeAttribute('open')
  dialog.showModal()
}
