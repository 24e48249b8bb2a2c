/** An id that ends in a dot and a number, as clients that count their commands make them. */
const COUNTED = /\.[1-9]\d{0,8}$/

/**
 * Whether the database need not watch over an action's id: whoever counts is known by the counts (`countersOf`), and an
 * index over all ids of all tables would cost more than everything else that an entry does. 1 and 0 are yes and no.
 */
export const isCounted = (actionId: string | null): 0 | 1 => (actionId !== null && COUNTED.test(actionId) ? 1 : 0)
