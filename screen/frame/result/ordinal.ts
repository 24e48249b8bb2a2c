const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** 1st, 2nd, 3rd … of the few places that a table has. */
export const ordinal = (place: number): string => `${place}${ENDINGS[place] ?? 'th'}`
