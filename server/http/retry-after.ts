/** What everybody who is sent away for a while is told with it: whole seconds, and never none. */
export const retryAfter = (waitMs: number): string => String(Math.max(1, Math.ceil(waitMs / 1000)))
