import { REPORT_STYLE, type Report, type Section, sectionsOf } from '@starboard/lab'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useEffect, useMemo } from 'react'
import type { LabPicture } from '../../lab/lab-run.ts'
import { Drawn } from './drawn.tsx'
import css from './findings.module.css'

/** What came of it, in as many panels as there is to say. */
export function Findings({ picture }: { readonly picture: LabPicture | null }) {
  useReportStyle()
  const sections = useMemo(() => (picture?.report == null ? [] : sectionsIn(picture.report)), [picture])
  if (sections.length === 0) return picture === null || picture.state === 'stopped' ? <Nothing /> : <Awaited />
  return (
    <div className={css.findings}>
      {sections.map((section) => (
        <Finding key={section.id} section={section} isSoFar={picture?.state !== 'done'} />
      ))}
    </div>
  )
}

const sectionsIn = (report: Report): readonly Section[] => sectionsOf(report)

/** Numbers of a run that is not over may still change. */
const Finding = ({ section, isSoFar }: { readonly section: Section; readonly isSoFar: boolean }) => (
  <section className={css.panel} aria-labelledby={`lab-${section.id}`}>
    <h2 id={`lab-${section.id}`}>{isSoFar ? `So far: ${lower(section.title)}` : section.title}</h2>
    <p>{section.about}</p>
    <Drawn nodes={section.content} />
    {section.note !== undefined && <p>{section.note}</p>}
  </section>
)

/** A name in the middle of a sentence keeps its letter: of rule sets, and what is written in capitals. */
const lower = (title: string): string =>
  /^(A|B|[A-Z]{2,})\b/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)

const Nothing = () => (
  <div className={css.empty}>
    <Icon name="flask" size={64} />
    <div>
      <b>Nothing was tried yet.</b>
      <p>
        Choose a game and press Run. Thousands of games are played right here, in this browser, by bots: who wins, how
        long it takes, how it ends, and which cards winners have used, with intervals that say how sure that is.
      </p>
      <p>Add rule set B to see whether a change of the rules does what it should.</p>
    </div>
  </div>
)

const Awaited = () => (
  <div className={css.empty} role="status">
    <Icon name="flask" size={64} />
    <b>The first games are being played …</b>
  </div>
)

/** The same text stands in the page file; a sheet that is made is no style in the page, which its policy forbids. */
function useReportStyle(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(REPORT_STYLE)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
