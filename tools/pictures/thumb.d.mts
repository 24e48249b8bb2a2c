/** No thumb hits less than this. */
export const THUMB_PX: number
/** Runs in the page: what a thumb would miss that needs so much room. */
export function missedBy(least: number): readonly string[]
