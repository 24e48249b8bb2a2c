import { csvOf, printReport, type Report, reportPage } from '@starboard/lab'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { copyText } from '@starboard/screen/pieces/copy.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { saveFile } from '@starboard/screen/pieces/save-file.ts'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import css from './exports.module.css'

const FILES = [
  { name: 'CSV', end: 'csv', type: 'text/csv', print: csvOf },
  { name: 'JSON', end: 'json', type: 'application/json', print: printReport },
  { name: 'Report page', end: 'html', type: 'text/html', print: reportPage },
] as const

interface ExportsProps {
  /** Null: there is nothing whole to take along. */
  readonly report: Report | null
  /** There will be something. */
  readonly isOffered: boolean
  /** The address that opens the same set-up. */
  readonly address: string
}

/** What can be taken along. */
export const Exports = ({ report, isOffered, address }: ExportsProps) => (
  <div className={css.exports}>
    {(isOffered ? FILES : []).map(({ name, end, type, print }) => (
      <Button
        key={end}
        icon={<Icon name="download" />}
        aria-label={`Export: ${name}`}
        isOff={report === null}
        title={report === null ? 'When all games are played' : undefined}
        onClick={() => report !== null && saveFile(new Blob([print(report)], { type }), fileName(report, end))}
      >
        {name}
      </Button>
    ))}
    <Button look="quiet" icon={<Icon name="link" />} onClick={() => copy(`${location.origin}${address}`, 'The link')}>
      Copy link
    </Button>
  </div>
)

const fileName = ({ plan: { game, seed } }: Report, end: string): string =>
  `lab-${game}-${seed.replace(/[^\w-]/g, '_')}.${end}`

async function copy(text: string, what: string): Promise<void> {
  const isCopied = await copyText(text)
  toast(isCopied ? `${what} is copied.` : `This browser does not let us copy: ${text}`)
}

/** The same in a terminal. */
export const CommandBar = ({ command }: { readonly command: string }) => (
  <section className={css.command} aria-label="The same in a terminal">
    <span>The same in a terminal</span>
    <code>{command}</code>
    <Button icon={<Icon name="copy" />} onClick={() => copy(command, 'The command')}>
      Copy
    </Button>
  </section>
)
