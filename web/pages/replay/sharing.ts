import { copyText } from '@starboard/screen/pieces/copy.ts'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { hashOfIndex } from '../../replay/place.ts'

export async function copyLink(code: string, index: number): Promise<void> {
  const link = `${location.origin}/r/${encodeURIComponent(code)}${hashOfIndex(index)}`
  const isCopied = await copyText(link)
  toast(isCopied ? `The link to moment ${index + 1} is copied.` : `Copying is not allowed here. The link is ${link}`)
}
