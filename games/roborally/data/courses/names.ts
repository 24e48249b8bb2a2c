/** Section 15 of the rules. The texts lie beside this file. */
export const COURSE_NAMES = [
  'Warm-Up Lane',
  'Loading Loop',
  'Crossroads Depot',
  'Piston Alley',
  'Twin Ring Road',
  'Needle Works',
] as const
export type CourseName = (typeof COURSE_NAMES)[number]
