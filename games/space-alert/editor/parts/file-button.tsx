import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useRef } from 'react'

/** A button that asks for a file. */
export function FileButton({ open }: { open(file: File): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="quiet" size="large" icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        Open a file
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Mission file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) open(file)
          target.value = ''
        }}
      />
    </>
  )
}
