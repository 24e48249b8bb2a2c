/** For lists whose members are known by their place: two slots may hold the same card, two threats may be alike. */
export const placeKey = (place: number): string => `${place}`
