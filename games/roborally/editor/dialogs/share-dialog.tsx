import type { EditorProps } from '@starboard/screen/contract/editor.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { copyText } from '@starboard/screen/pieces/copy.ts'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { Course } from '../../rules/course/course.ts'
import { printCourse } from '../../rules/course/print.ts'
import { shareCode } from '../../rules/course/share.ts'
import panelCss from '../panels/panels.module.css'
import css from './dialogs.module.css'

interface ShareDialogProps extends Pick<EditorProps, 'linkTo' | 'say'> {
  readonly course: Course
  readonly isOpen: boolean
  close(): void
}

/** A course as a link, as a code, as text or as a file: all of them carry the whole course. */
export function ShareDialog({ course, isOpen, linkTo, say, close }: ShareDialogProps) {
  return (
    <Dialog title="Share this course" isOpen={isOpen} close={close}>
      {isOpen && <Ways course={course} linkTo={linkTo} say={say} />}
    </Dialog>
  )
}

function Ways({ course, linkTo, say }: Pick<ShareDialogProps, 'course' | 'linkTo' | 'say'>) {
  const code = shareCode(course)
  const link = linkTo(code)
  const copy = async (text: string, what: string) => {
    if (await copyText(text)) say(`${what} is in the clipboard.`)
    else say('This browser does not let the page copy. Mark the text and copy it by hand.', 'harm')
  }
  return (
    <div className={css.sections}>
      <section>
        <h3 className={panelCss.heading}>A link</h3>
        <p className={css.code}>{link}</p>
        <div className={panelCss.row}>
          <Button look="primary" icon={<Icon name="link" />} onClick={() => copy(link, 'The link')}>
            Copy the link
          </Button>
          <Button look="quiet" icon={<Icon name="copy" />} onClick={() => copy(code, 'The share code')}>
            Copy only the code
          </Button>
        </div>
      </section>
      <section>
        <h3 className={panelCss.heading}>The text</h3>
        <div className={panelCss.row}>
          <Button look="secondary" icon={<Icon name="copy" />} onClick={() => copy(printCourse(course), 'The text')}>
            Copy the text
          </Button>
          <Button look="secondary" icon={<Icon name="download" />} onClick={() => save(course)}>
            Save as a file
          </Button>
        </div>
      </section>
    </div>
  )
}

function save(course: Course): void {
  const address = URL.createObjectURL(new Blob([printCourse(course)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(course)}.rrcourse.txt`
  link.click()
  URL.revokeObjectURL(address)
}

const fileName = ({ head }: Course): string =>
  (head.name ?? 'course')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'course'
