import { Button } from '@starboard/screen/pieces/button.tsx'
import { copyText, markText } from '@starboard/screen/pieces/copy.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { printCode } from '@starboard/wire/codes'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { shortLink } from '../../shared/code.ts'
import css from './invite-panel.module.css'
import { QrCode } from './qr-code.tsx'

interface InvitePanelProps {
  readonly code: string
  readonly place: RefObject<HTMLElement | null>
}

/** The link to this table: to copy, to send, to scan, to say. */
export function InvitePanel({ code, place }: InvitePanelProps) {
  const id = useId()
  const link = `${location.origin}/t/${code}`
  return (
    <section ref={place} className={css.invite} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>Bring a friend</h2>
      <div className={css.qr}>
        <QrCode text={link} />
      </div>
      <p className={css.code}>{printCode(code)}</p>
      <p className={css.hint}>Scan, or type the code on the shelf</p>
      <CopyLink link={link} />
      <ShareButton link={link} />
    </section>
  )
}

const COPIED_MS = 2500

function CopyLink({ link }: { readonly link: string }) {
  const shown = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(link)) return setCopied(true)
    if (shown.current !== null) markText(shown.current)
    toast('This browser does not let us copy. The link is marked: copy it yourself.', 'harm')
  }
  return (
    <div className={css.link}>
      <span ref={shown}>{shortLink(link)}</span>
      <Button look="primary" icon={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="spoken">
        {isCopied && 'The link is copied.'}
      </span>
    </div>
  )
}

/** Where the device can hand a link to other apps. */
function ShareButton({ link }: { readonly link: string }) {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return null
  const share = () => navigator.share({ title: 'Starboard', text: 'Come and play.', url: link }).catch(() => undefined)
  return (
    <div className={css.share}>
      <Button look="primary" isWide icon={<Icon name="share" />} onClick={share}>
        Send the link
      </Button>
    </div>
  )
}
