import type { Report } from '../report/report.ts'
import { cardSections } from './card-section.ts'
import { comparisonSections, figureSections } from './comparison-section.ts'
import { endingSections } from './ending-section.ts'
import { lengthSections } from './length-section.ts'
import type { Section } from './section.ts'
import { standingSections } from './standing-sections.ts'
import { sweepSections } from './sweep-section.ts'

/** All that a report has to say, what matters most first. */
export const sectionsOf = (report: Report): readonly Section[] => [
  ...comparisonSections(report),
  ...standingSections(report),
  ...lengthSections(report),
  ...endingSections(report),
  ...sweepSections(report),
  ...cardSections(report),
  ...figureSections(report),
]
