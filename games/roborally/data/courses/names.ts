/** Section 15 of the rules. The texts lie beside this file; one that is drawn anew gets a new name, and `first/` keeps the old. */
export const COURSE_NAMES = [
  'Warm-Up Lane II',
  'Loading Loop II',
  'Crossroads Depot II',
  'Piston Alley II',
  'Twin Ring Road II',
  'Needle Works II',
] as const
export type CourseName = (typeof COURSE_NAMES)[number]
