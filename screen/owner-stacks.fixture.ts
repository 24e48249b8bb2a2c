import * as react from 'react'

/**
 * React notes for every element it makes where in the code that was, for the stack in a message to developers, until it
 * has made ten thousand in a second. Tests read the message and not that stack, and it takes a fifth of the time of
 * drawing a board: here the ten thousand are always made already.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
