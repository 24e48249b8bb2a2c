/** As they are printed where a game does not say otherwise; a minus is as wide as a plus. */
export const plainPoints = (points: number): string => String(points).replace('-', '−')
