/** SA-1.3: duties of a display, no extra moves. */
export const ROLES = ['captain', 'communications', 'security'] as const
export type Role = (typeof ROLES)[number]
