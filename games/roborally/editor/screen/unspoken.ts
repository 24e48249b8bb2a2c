/** For what is seen only: its words stand elsewhere. */
export const UNSPOKEN = { 'aria-hidden': true } as const
