import { copyText } from '@starboard/screen/pieces/copy.ts'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { hashOfIndex } from '../../replay/place.ts'

export async function copyLink(code: string, index: number): Promise<void> {
  const link = `${location.origin}/r/${encodeURIComponent(code)}${hashOfIndex(index)}`
  const isCopied = await copyText(link)
  toast(isCopied ? `The link to moment ${index + 1} is copied.` : `Copying is not allowed here. The link is ${link}`)
}

/** The very file that was opened: whoever gets it can check it again. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
